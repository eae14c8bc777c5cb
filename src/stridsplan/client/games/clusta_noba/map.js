// The drawing: the land, what is believed to be where, what the order sheet draws, and
// the papers over it.
import { html } from '../../vendor/htm/htm-preact.js';
import { useMemo } from '../../vendor/preact/hooks.mjs';
import { Spot, Surface } from '../../shell/board/surface.js';
import { language } from '../../shell/settings.js';
import { coarse } from '../../shell/ui.js';
import { boxOf, cellIn, hexagon, nameOf, nextPlace, pointOf, routePath, SIDE, WIDTH } from './geometry.js';
import { Frame, Ground, groundOf, LandClip, namedPlacesOf } from './ground.js';
import { Labels } from './labels.js';
import { LayerLine, Layers, Numbers, Shades, useLayer } from './layers.js';
import { oldSightings, plansOf } from './markers.js';
import { Papers, PapersButton } from './papers.js';
import { BESIDE, Conflux, Courier, Ghost, HostileMarker, OldSighting, OwnMarker } from './pieces.js';
import { hexText } from './texts.js';
import { Tip } from './tip.js';
import { drop, touch } from './touch.js';
import { Viewpoint } from './umpire/viewpoint.js';
import { isTruth, trueCouriersOf } from './umpire/truth.js';

const HEX = hexagon(SIDE);
const RING = hexagon(SIDE - 2.5);
const ARROW_HEAD = html`<marker id="clusta-noba-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4"
  markerHeight="4" orient="auto"><path d="M1 1L9 5L1 9" class="arrow-head" /></marker>`;

/** Everything that stays the same on a map. */
const useMap = (map) => useMemo(
  () => ({ ground: groundOf(map), box: boxOf(map), places: namedPlacesOf(map) }), [map.id]);

/** A hex: what can be hovered, focused and touched. */
function hexOn(t, { view, markers, picks, picking, selected }, cell) {
  const { name } = cell;
  const isChosen = [selected, picking?.chosen].includes(name);
  return html`<${Spot} key=${name} t=${t} place=${name} pick=${picks.get(name)} touchable few=${0}
    class=${`hex ${isChosen ? 'chosen' : ''}`} label=${hexText(view, cell, markers)}
    transform=${`translate(${pointOf(view.map, name).map((n) => n.toFixed(1)).join(' ')})`}
    data-drag=${picking?.from === name ? JSON.stringify({ from: name }) : undefined}>
    <path class="hex-area" d=${HEX} /><text class="hex-name" y="-18">${name !== 'box' && name}</text>
    <path class="ring" d=${RING} /></${Spot}>`;
}

/** All hexes, and the place beyond the bridge; made again only when what they show changes. */
function Hexes({ t, view, ground, picks }) {
  const [selected, picking] = [t.local.selected.value, t.local.picking.value];
  const markers = t.local.markers.value;
  return useMemo(() => html`<g class=${`hexes ${picking ? 'picking' : ''}`}>
    ${[...ground.cells, cellIn(view.map, 'box')].map((cell) =>
    hexOn(t, { view, markers, picks, picking, selected }, cell))}</g>`,
  [view, ground, picks, markers, selected, picking, language.value]);
}

/** The routes of the sheet, and those of the orders in force. */
function Routes({ t, view }) {
  const { map } = view;
  const routes = [...(t.local.plans.value ? plansOf(view) : []), ...t.local.routes.value];
  return html`<g class="routes" aria-hidden="true">${routes.filter(({ hexes }) => hexes.length > 1)
    .map(({ id, hexes, kind, text }) => {
      const points = hexes.map((name) => pointOf(map, name));
      const [[, before], [x, y]] = points.slice(-2);
      const aside = y < before ? -24 : 24; // the text stands on the side from which the route does not come
      return html`<g key=${id} class=${`route ${kind}`}>
        <path d=${routePath(points)} marker-end="url(#clusta-noba-head)" />
        ${text && html`<g transform=${`translate(${x} ${y + aside})`}><rect x=${-4 * text.length - 6} y="-10"
          width=${8 * text.length + 12} height="20" rx="10" /><text y="4.5">${text}</text></g>`}</g>`;
    })}</g>`;
}

/** Where block k of `blocks` ({stack, seat}) is drawn: a little above and right of the earlier blocks of its hex. */
function beside(point, blocks, k) {
  const below = blocks.slice(0, k).filter(({ stack }) => stack.hex === blocks[k].stack.hex).length;
  return [point[0] + BESIDE[0] * below, point[1] + BESIDE[1] * below];
}

/** What is believed to be where; screen readers get it from the names of the hexes. */
function Markers({ t, view }) {
  const { own, ghosts, hostile, parts } = t.local.markers.value;
  const seat = view.viewpoint ?? t.seat.value;
  // The umpire's map of the truth has `parts`: a block for each side in a hex
  const blocks = parts ?? [...own.values()].map((stack) => ({ stack, seat }));
  const old = t.local.old.value ? oldSightings(view) : [];
  return html`<g class="markers" aria-hidden="true">
    ${old.map((sighting, k) => html`<${OldSighting} key=${`old${k}`} view=${view} sighting=${sighting}
      point=${pointOf(view.map, nameOf(sighting.hex))} />`)}
    ${[...ghosts.values()].map((stack) => html`<${Ghost} key=${`ghost ${stack.hex}`} stack=${stack} seat=${seat}
      point=${pointOf(view.map, stack.hex)} />`)}
    ${hostile.map((marker) => html`<${HostileMarker} key=${`${marker.hex} ${marker.side}`} view=${view} marker=${marker}
      point=${pointOf(view.map, marker.hex)} isBeside=${own.has(marker.hex) || ghosts.has(marker.hex)} />`)}
    ${blocks.map(({ stack, seat: owner }, k) => html`<${OwnMarker} key=${`${stack.hex} ${owner}`} stack=${stack}
      seat=${owner} point=${beside(pointOf(view.map, stack.hex), blocks, k)} />`)}
    ${isTruth(view) && trueCouriersOf(view).map((courier) => html`<${Courier} key=${courier.number} view=${view}
      courier=${courier} />`)}</g>`;
}

/** The map of a view, with the tools over it. */
function LoadedMap({ t, view }) {
  const { map } = view;
  const { ground, box, places } = useMap(map);
  const { selected, picking } = t.local;
  const picks = t.local.picks.value;
  const layer = useLayer(t, view);
  const { own, ghosts, hostile } = t.local.markers.value;
  const home = nameOf(view.headquarters ?? null) ?? nameOf(map.bridge.head);
  return html`<div class=${`clusta-noba-board ${picking.value ? 'picking' : ''}`}>
    <div class="clusta-noba-room"><${Surface} t=${t} game="clusta-noba" box=${box} picks=${picks}
      first=${selected.value ?? home} sight=${selected.value && pointOf(map, selected.value)}
      keeps=${(name) => name === 'box' || ground.names.has(name)} pointOf=${(name) => pointOf(map, name)}
      next=${(name, key) => nextPlace(map, ground.names, name, key)} touch=${(name, how) => touch(t, name, how)}
      onMiss=${() => t.cancel()} onDrop=${(what, name, passed, at) => drop(t, what, name, at)}
      scaled=${(_, scale) => { t.local.scale.value = scale; }}
      closer=${coarse.matches ? () => pointOf(map, selected.value ?? home) : undefined} cell=${WIDTH}
      home=${pointOf(map, home)} defs=${html`<${LandClip} ground=${ground} /><defs>${ARROW_HEAD}</defs>`}>
      <${Frame} box=${box} /><${Ground} ground=${ground} hasBridge=${view.has_bridge} />
      <${Shades} map=${map} layer=${layer} />
      <${Hexes} t=${t} view=${view} ground=${ground} picks=${picks} />
      <${Labels} places=${places} kind="place" />
      <${Conflux} map=${map} hex=${view.conflux?.hex} /><${Routes} t=${t} view=${view} />
      <${Numbers} map=${map} layer=${layer}
        isTaken=${(name) => own.has(name) || ghosts.has(name) || hostile.some(({ hex }) => hex === name)} />
      <${Markers} t=${t} view=${view} /><${Labels} places=${places} kind="settlement" />
    </${Surface}><div class="map-tools"><${Layers} t=${t} />
        ${view.units && !view.ledgers && html`<${PapersButton} t=${t} />`}
        ${view.ledgers && html`<${Viewpoint} t=${t} view=${view} />`}</div><${LayerLine} t=${t} layer=${layer} />
      <${Tip} t=${t} /></div><${Papers} t=${t} view=${view} />
  </div>`;
}

/** The map; an empty sea before the view has come. */
export function Board({ t }) {
  const view = t.local.view.value;
  return view ? html`<${LoadedMap} t=${t} view=${view} />` : html`<div class="clusta-noba-board" />`;
}
