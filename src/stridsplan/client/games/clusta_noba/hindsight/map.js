// One board of the review: the land, and either what a side believed or how it was, with marks where they differ.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useMemo } from '../../../vendor/preact/hooks.mjs';
import { Spot, Surface } from '../../../shell/board/surface.js';
import { seatClass } from '../../../shell/marks.js';
import { language } from '../../../shell/settings.js';
import { coarse } from '../../../shell/ui.js';
import { boxOf, cellIn, hexagon, including, landBoxOf, nameOf, nextPlace, pointOf, SIDE, WIDTH } from '../geometry.js';
import { Frame, Ground, groundOf, LandClip, namedPlacesOf } from '../ground.js';
import { Labels } from '../labels.js';
import { markersOf } from '../markers.js';
import { BESIDE, Conflux, Ghost, HostileMarker, OwnMarker } from '../pieces.js';
import { hexText } from '../texts.js';
import { errorsOf, ownCouriersOf, trueMarkersOf } from './marks.js';
import { actualHexText } from './texts.js';

const HEX = hexagon(SIDE);
const RING = hexagon(SIDE - 2.5);
const NOTHING = { own: new Map(), ghosts: new Map(), hostile: [] };
const CROSS = 'M-11-7L11 7M-11 7L11-7';
/** @param {number[]} point */
const at = ([x, y]) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;

/** What never changes on a map. */
const useMap = (map) => useMemo(() => ({ ground: groundOf(map), box: boxOf(map), land: landBoxOf(map),
  places: namedPlacesOf(map) }), [map.id]);

/** Where to look first: at headquarters, or while it is beyond the bridge at the side's largest stack on the island. */
function homeOf({ own }, headquarters) {
  if (headquarters !== 'box') return headquarters;
  return [...own.values()].filter(({ hex }) => hex !== 'box').sort((a, b) => b.men - a.men)[0]?.hex ?? headquarters;
}

/** The names of the hexes where anything stands. */
const occupied = ({ own, ghosts, hostile }) =>
  new Set([...own.keys(), ...ghosts.keys(), ...hostile.map(({ hex }) => hex)]);

/**
 * What one of the two boards shows at the present step; `half` is "belief" or "truth". `full`: the names of all hexes
 * where anything stood or was believed to stand; `home`: the hex to look at first.
 */
function useStep(t, half) {
  const { shown } = t;
  const { map, sides } = t.outline.value.shown;
  return useMemo(() => {
    const { belief, truth, differences, seat } = shown.value;
    const isBelief = half === 'belief';
    const { headquarters } = belief;
    const view = { map, sides, has_bridge: truth.has_bridge, ...(isBelief ? belief : {}) };
    const trueMarkers = trueMarkersOf(truth, sides, sides[seat], headquarters);
    const believed = markersOf(belief);
    const full = [...occupied(believed), ...occupied(trueMarkers)].filter((hex) => hex !== 'box');
    return { view, markers: isBelief ? believed : trueMarkers, isBelief, seat, full,
      home: homeOf(trueMarkers, nameOf(headquarters)) ?? nameOf(map.bridge.head), errors: errorsOf(differences),
      couriers: isBelief ? [] : ownCouriersOf(truth, sides[seat]), conflux: isBelief ? null : truth.conflux.hex };
  }, [shown.value, half]);
}

/** A hex that can be hovered, focused and touched. */
const hexOn = (t, map, { name }, label, isChosen = false) => html`<${Spot} key=${name} t=${t} place=${name} touchable
  few=${0} class=${`hex ${isChosen ? 'chosen' : ''}`} transform=${at(pointOf(map, name))} label=${label}>
  <path class="hex-area" d=${HEX} />${t.local.isNear.value && name !== 'box'
    && html`<text class="hex-name" y="-18">${name}</text>`}<path class="ring" d=${RING} /></${Spot}>`;

/** All hexes; those without anything are drawn once, since most stay empty from step to step. */
function Hexes({ t, step, ground }) {
  const { view, markers, isBelief } = step;
  const { map } = view;
  const selected = t.local.selected.value;
  const empty = useMemo(() => [...ground.cells, cellIn(map, 'box')].map((cell) =>
    ({ cell, drawn: hexOn(t, map, cell, actualHexText(view, cell, NOTHING)) })),
  [ground, language.value, t.local.isNear.value]);
  const full = occupied(markers);
  const label = (cell) => (isBelief ? hexText(view, cell, markers) : actualHexText(view, cell, markers));
  return html`<g class="hexes">${empty.map(({ cell, drawn }) => (full.has(cell.name) || cell.name === selected
    ? hexOn(t, map, cell, label(cell), cell.name === selected) : drawn))}</g>`;
}

const ROOM = 21; // radius of the circle in a hex that belongs to what stands there

/** Lines from where something was believed to be to where it was, from rim to rim. */
const Moves = ({ map, moves }) => moves.map(({ from, to }) => {
  const [[x, y], [u, v]] = [pointOf(map, from), pointOf(map, to)];
  const distance = Math.hypot(u - x, v - y);
  const [dx, dy] = [((u - x) / distance) * ROOM, ((v - y) / distance) * ROOM];
  return html`<g key=${`${from} ${to}`} class="astray">
    <path d=${`M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}L${(u - dx).toFixed(1)} ${(v - dy).toFixed(1)}`} />
    <circle cx=${u.toFixed(1)} cy=${v.toFixed(1)} r=${ROOM} /></g>`;
});

/** The true number beside the believed one of the marker; zoomed out, only a sign that they differ. */
const Numbers = ({ map, numbers }) => [...numbers].map(([key, { hex, trueMen, isOwn }]) => {
  const [x, y] = pointOf(map, hex);
  const text = `≠ ${trueMen}`;
  const half = 3.2 * text.length + 5;
  return html`<g key=${key}><g class="misjudged" transform=${at([x, y + (isOwn ? 24 : -33)])}>
    <g class="marker-body"><rect x=${-half} y="-8" width=${2 * half} height="16" rx="8" /><text y="4">${text}</text></g>
    </g><g class="misjudged afar" transform=${at([x - 20, y + (isOwn ? 13 : -24)])}><g class="marker-body">
      <rect x="-8" y="-7" width="16" height="14" rx="7" /><text y="4.5">≠</text></g></g></g>`;
});

/** The middle of a hostile marker: beside one's own, as `HostileMarker` draws it. */
function hostilePoint(map, { own, ghosts }, hex) {
  const [x, y] = pointOf(map, hex);
  return own.has(hex) || ghosts.has(hex) ? [x + BESIDE[0], y + BESIDE[1]] : [x, y];
}

/** The marks of errors above everything else on a board. */
const Errors = ({ step: { view: { map }, markers, errors, isBelief } }) => html`<g class="errors" aria-hidden="true">
  <${Moves} map=${map} moves=${errors.moves} />
  ${isBelief && [...errors.gone].map(([key, { hex, isOwn }]) => html`<path key=${key} class="vanished" d=${CROSS}
    transform=${at(isOwn ? pointOf(map, hex) : hostilePoint(map, markers, hex))} />`)}
  ${isBelief && html`<${Numbers} map=${map} numbers=${errors.numbers} />`}</g>`;

const Couriers = ({ map, couriers, seat }) => couriers.map(({ hex, caught }, k) => {
  const [x, y] = pointOf(map, hex);
  return html`<g key=${k} class=${`courier ${caught ? 'caught' : ''} ${seatClass(seat)}`}
    transform=${at([x - 16 + 6 * (k % 4), y + 19])}><circle r="3.6" /></g>`;
});

/** On the board of the truth, shadows where units and persons of the side were believed to be but were not. */
const Shadows = ({ map, moves, seat }) => [...new Set(moves.map(({ from }) => from))].map((hex) => html`<${Ghost}
  key=${hex} seat=${seat} point=${pointOf(map, hex)} stack=${{ hex, units: [], commanders: [], men: 0 }} />`);

/** A frame around a hostile stack that was not reported there. */
const Unseen = ({ point }) => html`<g class="unreported" transform=${at(point)}><g class="marker-body">
  <rect x="-22" y="-15.5" width="44" height="31" rx="4" /></g></g>`;

function Markers({ step }) {
  const { view, markers: { own, ghosts, hostile }, errors, isBelief, seat, couriers } = step;
  const { map } = view;
  return html`<g class="markers" aria-hidden="true">
    ${!isBelief && html`<${Shadows} map=${map} moves=${errors.moves} seat=${seat} />`}
    ${[...ghosts.values()].map((stack) => html`<${Ghost} key=${`ghost ${stack.hex}`} stack=${stack} seat=${seat}
      point=${pointOf(map, stack.hex)} />`)}
    ${hostile.map((marker) => html`<g key=${`${marker.hex} ${marker.side}`}>
      ${!isBelief && errors.unseen.has(`${marker.hex} ${marker.side}`)
        && html`<${Unseen} point=${pointOf(map, marker.hex)} />`}
      <${HostileMarker} view=${view} marker=${marker} point=${pointOf(map, marker.hex)} isExact=${!isBelief}
      isBeside=${own.has(marker.hex) || ghosts.has(marker.hex)} /></g>`)}
    ${[...own.values()].map((stack) => html`<${OwnMarker} key=${stack.hex} stack=${stack} seat=${seat}
      point=${pointOf(map, stack.hex)} />`)}
    <${Couriers} map=${map} couriers=${couriers} seat=${seat} /></g>`;
}

/** A board: what the chosen side believed, or how it was. */
export function Board({ t, half, link }) {
  const { map } = t.outline.value.shown;
  const { ground, box, land: landBox, places } = useMap(map);
  const step = useStep(t, half);
  const part = including(landBox, step.full.map((hex) => pointOf(map, hex)));
  const { selected, picks } = t.local;
  const home = selected.value ?? step.home;
  const land = useMemo(() => html`<${Frame} box=${box} /><${Ground} ground=${ground}
    hasBridge=${step.view.has_bridge} />`, [ground, step.view.has_bridge]);
  return html`<div class=${`clusta-noba-board hindsight-${half}`}><div class="clusta-noba-room"><${Surface} t=${t}
    game="clusta-noba" box=${box} part=${part} picks=${picks.value} first=${home} link=${link}
    sight=${selected.value && pointOf(map, selected.value)} keeps=${(name) => name === 'box' || ground.names.has(name)}
    pointOf=${(name) => pointOf(map, name)} next=${(name, key) => nextPlace(map, ground.names, name, key)}
    touch=${(name) => { selected.value = selected.value === name ? null : name; }}
    onMiss=${() => { selected.value = null; }} scaled=${(_, scale) => { t.local.scale.value = scale; }} cell=${WIDTH}
    home=${pointOf(map, home)}
    closer=${coarse.matches ? () => pointOf(map, home) : undefined} defs=${html`<${LandClip} ground=${ground} />`}>
    ${land}<${Hexes} t=${t} step=${step} ground=${ground} />
    <${Labels} places=${places} kind="place" /><${Conflux} map=${map} hex=${step.conflux} />
    <${Markers} step=${step} /><${Errors} step=${step} />
    <${Labels} places=${places} kind="settlement" /></${Surface}></div></div>`;
}

