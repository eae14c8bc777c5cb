// The drawing: keyed SVG of land, links, pieces, arrows; every territory can be focused and has a name.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useMemo, useRef } from '../../vendor/preact/hooks.mjs';
import { Spot, Surface } from '../../shell/board/surface.js';
import { CornerTip } from '../../shell/board/tip.js';
import { Mark, markPath, seatClass } from '../../shell/marks.js';
import { pointedTerm } from '../../shell/sentence.js';
import { reducedMotion } from '../../shell/settings.js';
import { say, wordId } from '../../shell/words.js';
import { battleOf, effectsOf } from './follow.js';
import { textWidth } from './text-width.js';
import { LEADING, pieceScale, placeNames } from './names.js';
import { neighbourNames, ownerName } from './tables.js';
import { canDrag, drop, touch } from './touch.js';
import { Tray } from './tray.js';
import { anchorOf, CASTLE, nearestInDirection, world } from './world.js';

// A click near a piece, where nothing else can be chosen, means its territory
const NEAR = { reach: 26, among: '.pieces', fine: true };
const NAMED = 0.38; // the scale from which names can be read
const FAR = 0.5; // the scale below which pieces have larger numbers and no ring
const STEP = 1.04; // names are placed for the largest power of this that is not above the scale
const SETTLED_AFTER = 90; // ms without a change of the scale

const word = (...names) => say(wordId('risk', ...names));

/** The name of a territory for screen readers, with what is there, what can be done, and its neighbours. */
const accessibleName = (t, { id, owner, armies, capital }, pick, chosen) => [
  say('risk-place-name', { territory: word('territory', id), owner: ownerName(t, owner),
    owner_is: owner === t.seat.value ? 'you' : 'other', armies }),
  Number.isInteger(capital) && say('risk-place-capital'), pick && word('can', pick.role), chosen && say('risk-chosen'),
  say('risk-place-borders', { places: neighbourNames(id) }),
].filter(Boolean).join(', ');

function Piece({ territory, shownArmies }) {
  const { id, owner, capital } = territory;
  const [x, y] = anchorOf(id);
  const isLong = String(shownArmies).length > 2;
  return html`<g class=${`piece ${seatClass(owner)}`} transform=${`translate(${x} ${y})`}><g class="piece-body">
    <ellipse class="piece-shadow" cx="1" cy="4" rx="13.5" ry="12.5" />
    <circle class="piece-disc" r="13" /><circle class="piece-ring" r="10.6" />
    <text class=${isLong ? 'small' : ''} dy="4.6">${shownArmies}</text>
    <g class="piece-mark" transform="translate(5.5 -17) scale(.7)"><path d=${markPath(owner)} /></g>
    ${Number.isInteger(capital)
      && html`<g class="piece-capital" transform="translate(-21 -21)"><path d=${CASTLE} /></g>`}
  </g></g>`;
}

/** What describes a drag from a territory, if one can begin there. */
const dragData = (t, id, pick) => (canDrag(t, id, pick) ? JSON.stringify({ from: id }) : undefined);

function Land({ t, territory, pick, chosen }) {
  const { id, owner } = territory;
  return html`<${Spot} t=${t} place=${id} id=${`land-${id}`}
    class=${`land ${seatClass(owner)} ${chosen ? 'chosen' : ''}`} pick=${pick} few=${Infinity}
    data-drag=${dragData(t, id, pick)} label=${accessibleName(t, territory, pick, chosen)}>
    <path d=${world.value.territories[id].d} /></${Spot}>`;
}

/** The bold outlines of what can be chosen, is chosen, or is pointed at, above all coasts. */
function Outlines({ t, territories, picks, intent }) {
  const hovered = t.local.hovered.value;
  const pointed = pointedTerm.value?.replace('territory-', '').replaceAll('-', '_');
  return html`<g class="outlines" aria-hidden="true">${territories.map(({ id }) => {
    const pick = picks.get(id);
    const chosen = id === intent.source || id === intent.target;
    if (!pick && !chosen && id !== hovered && id !== pointed) return null;
    const kind = ['outline', pick ? 'touchable' : '', pick && !pick.restart ? `can-${pick.role}` : '',
      chosen ? 'chosen' : '',
      id === hovered || id === pointed ? 'hovered' : ''];
    return html`<path key=${id} class=${kind.join(' ')} d=${world.value.territories[id].d} />`;
  })}</g>`;
}

/** A curve from one point to another, bent upwards, that stops short of both pieces. */
function curve([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const bend = Math.max(16, Math.min(60, length * 0.22)); // how far its control point lies beside the straight line
  const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
  const up = ny > 0 ? -1 : 1;
  const [mx, my] = [(x1 + x2) / 2 + up * nx * bend, (y1 + y2) / 2 + up * ny * bend];
  const short = (x, y, gap) => {
    const away = Math.hypot(mx - x, my - y) || 1;
    return [x + ((mx - x) * gap) / away, y + ((my - y) * gap) / away];
  };
  const [[ax, ay], [bx, by]] = [short(x1, y1, 17), short(x2, y2, 22)]; // more room at the arrow's head
  return `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
}

/** The curves of an arrow; two, over both edges of the map, when that way is shorter. */
function arrowPaths(source, target) {
  const [from, to] = [anchorOf(source), anchorOf(target)];
  const [, , width] = world.value.viewBox;
  if (Math.abs(from[0] - to[0]) < width / 2) return [curve(from, to)];
  const by = from[0] < to[0] ? width : -width;
  return [curve(from, [to[0] - by, to[1]]), curve([from[0] + by, from[1]], to)];
}

function Arrow({ source, target, kind }) {
  if (!source || !target) return null;
  return html`<g class=${`arrow ${kind}`} aria-hidden="true">${arrowPaths(source, target).map((d) =>
    html`<path key=${d} d=${d} marker-end="url(#arrow-head)" />`)}</g>`;
}

/** A piece that moves from one territory to another. */
function Travel({ travel }) {
  const node = useRef(null);
  useEffect(() => {
    const [[x1, y1], [x2, y2]] = [anchorOf(travel.from), anchorOf(travel.to)];
    const places = [[x1, y1], [x2, y2]].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const motion = node.current.animate(places, { duration: 230, easing: 'ease-out', fill: 'forwards' });
    return () => motion.cancel();
  }, []);
  return html`<g ref=${node} class=${`piece travelling ${seatClass(travel.seat)}`} aria-hidden="true">
    <g class="piece-body">
    <circle class="piece-disc" r="13" /><circle class="piece-ring" r="10.6" /><text dy="4.6">${travel.armies}</text></g>
  </g>`;
}

/** How many armies a territory wins or loses, beside its piece. */
function Tally({ at, by }) {
  const [x, y] = anchorOf(at);
  return html`<g class=${`tally ${by > 0 ? 'gain' : 'loss'}`} transform=${`translate(${x} ${y})`} aria-hidden="true">
    <g class="piece-body"><text class="tally-text" y="-20">${by > 0 ? `+${by}` : `−${-by}`}</text></g></g>`;
}

/** What the event that is shown moves or changes. */
function Effects({ t }) {
  const event = t.playback.current.value;
  if (!event || reducedMotion.value) return null;
  const { travel, tallies } = effectsOf(event);
  const key = `${event.version}.${event.index}`;
  return html`<g class="effects">
    ${travel && html`<${Travel} key=${key} travel=${travel} />`}
    ${tallies.filter(({ by, at }) => by && at)
      .map(({ at, by }) => html`<${Tally} key=${`${key}${at}`} at=${at} by=${by} />`)}
  </g>`;
}

function Tip({ t, view }) {
  const id = t.local.hovered.value ?? pointedTerm.value?.replace('territory-', '').replaceAll('-', '_');
  const territory = view.territories.find((each) => each.id === id);
  if (!territory) return null;
  const continent = world.value.territories[id].continent;
  const value = view.continents.find((each) => each.id === continent)?.value;
  return html`<${CornerTip} place=${id}><b>${word('territory', id)}</b>
    <span class="tip-owner"><${Mark} seat=${territory.owner} /> ${ownerName(t, territory.owner)},
    ${' '}${say('risk-place-armies', { armies: territory.armies })}
    ${Number.isInteger(territory.capital) ? `, ${say('risk-place-capital')}` : ''}</span>
    <span class="tip-line">${say('risk-place-continent', { continent: word('continent', continent), value })}
    </span></${CornerTip}>`;
}

const Ground = ({ map }) => html`<g class="ground" aria-hidden="true">
  <path class="graticule" d=${map.graticule} />
  ${map.links.map(({ a, b, d }) => html`<path key=${`${a}-${b}`} class="link" d=${d} />`)}
  <path class="blank" d=${map.blank} /></g>`;

/**
 * The territories of a continent, drawn over thick outlines of them all: only the continent's own outline shows.
 */
function Continent({ map, territories, children }) {
  const coast = useMemo(() => html`<g class="coast" aria-hidden="true">${territories.map(({ id }) =>
    html`<path key=${id} d=${map.territories[id].d} />`)}</g>`, [map]);
  return html`<g>${coast}${children}</g>`;
}

/** The territories by continent, in the order of the map. */
const byContinent = (map, territories) => Map.groupBy(territories, ({ id }) => map.territories[id].continent);

/**
 * The names, where the solver of names.js finds space for them. They stand in pixels of the screen from their pieces.
 */
function Names({ t, map }) {
  const scale = t.local.scale.value;
  const names = Object.fromEntries(Object.keys(map.territories).map((id) => [id, word('territory', id)]));
  const room = { scale, bounds: map.viewBox.slice(2), width: textWidth };
  const placed = useMemo(() => (scale < NAMED ? null : placeNames(map.territories, names, room)),
    [scale, Object.values(names).join()]);
  return placed && html`<g class="names" data-scale=${scale} aria-hidden="true">
    ${Object.entries(placed).map(([id, { x, y, lines, size }]) => {
    const [left, top] = map.territories[id].anchor;
    return html`<g key=${id} transform=${`translate(${left} ${top})`}>
      <text class="name" data-place=${id} style=${{ fontSize: `${size}px` }}>
      ${lines.map((line, at) => html`<tspan key=${at} x=${x} y=${y + at * size * LEADING}>${line}</tspan>`)}</text>
    </g>`;
  })}</g>`;
}

/** The name of each continent, its bonus and, if one seat holds it whole, that seat's mark: in the sea beside it. */
function ContinentNames({ view, map }) {
  return html`<g class="continents" aria-hidden="true">${view.continents.map(({ id, value, owner }) => {
    const [x, y] = map.continents[id].label;
    const lines = word('continent', id).split(' ');
    return html`<g key=${id} class=${`continent ${seatClass(owner)} ${owner === null ? '' : 'held'}`}
      transform=${`translate(${x} ${y})`}><g class="continent-body">
      <text class="continent-name">${lines.map((line, at) =>
        html`<tspan key=${at} x="0" y=${-3 - 15 * (lines.length - 1 - at)}>${line}</tspan>`)}</text>
      <text class="continent-bonus" y="14">+${value}</text>
      ${owner !== null && html`<path class="continent-mark" transform="translate(16 1) scale(.8)"
        d=${markPath(owner)} />`}
    </g></g>`;
  })}</g>`;
}

/** Adapt the drawing to a scale: pieces at once, names when the scale has stopped changing. */
function applyScale(t, node, scale) {
  const { scale: settled } = t.local; // the signal also carries the timer that sets it
  t.local.margin.value = Math.max(0, (node.clientHeight / scale - world.value.viewBox[3]) / 2);
  node.style.setProperty('--piece', pieceScale(scale) / scale);
  node.classList.toggle('names-shown', scale >= NAMED);
  node.classList.toggle('far', scale < FAR);
  clearTimeout(settled.timer);
  // 1e-9 against errors of rounding
  const settle = () => { settled.value = STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-9); };
  if (settled.value === 0) settle();
  else settled.timer = setTimeout(settle, SETTLED_AFTER);
}

const emptyView = () => ({
  continents: [], territories: Object.keys(world.value.territories)
    .map((id) => ({ id, owner: null, armies: 0, capital: null })),
});

const ARROW_HEAD =
  html`<defs><marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4"
    orient="auto">
  <path d="M1 1L9 5L1 9" class="arrow-head" /></marker></defs>`;

function Lands({ t, map, view, picks, intent }) {
  return html`<g class="lands">
    ${[...byContinent(map, view.territories)].map(([continent, territories]) => html`<${Continent} key=${continent}
    map=${map} territories=${territories}>
    ${territories.map((territory) => html`<${Land} key=${territory.id} t=${t} territory=${territory}
      pick=${picks.get(territory.id)} chosen=${territory.id === intent.source || territory.id === intent.target} />`)}
    </${Continent}>`)}</g>`;
}

/** All pieces; `pending`: armies that the reader has placed in secret, which are not among the `armies` yet. */
function Pieces({ t, view, picks }) {
  return html`<g class="pieces" aria-hidden="true">
    ${view.territories.filter(({ owner }) => owner !== null).map((territory) => html`<g
    key=${territory.id} id=${`piece-at-${territory.id}`} data-place=${territory.id}
    data-drag=${dragData(t, territory.id, picks.get(territory.id))}
    class=${picks.has(territory.id) ? 'touchable' : ''}>
    <${Piece} territory=${territory} shownArmies=${territory.armies + (territory.pending ?? 0)} /></g>`)}</g>`;
}

/** The board of Risk. */
export function Board({ t }) {
  const map = world.value;
  const view = t.playback.shown.value ?? emptyView();
  const all = t.local.picks.value;
  const picks = t.playback.current.value ? new Map() : all;
  const intent = t.local.intent.value;
  const battle = battleOf(t.playback.current.value);
  const still = useMemo(() => html`<${Ground} map=${map} />`, [map]);
  return html`<div class="risk-board">
    <${Surface} t=${t} game="risk" box=${map.viewBox} picks=${all} first=${[...all.keys()][0] ?? view.territories[0].id}
      keeps=${(place) => all.has(place)} scaled=${(node, scale) => applyScale(t, node, scale)} pointOf=${anchorOf}
      near=${NEAR} defs=${ARROW_HEAD}
      next=${(place, key) => nearestInDirection(map.territories, place, key)}
      touch=${(place, how) => touch(t, place, how)} onMiss=${() => t.cancel()}
      onDrop=${(what, place, passed, at) => drop(t, what, place, at)}>
      ${still}
      <${ContinentNames} view=${view} map=${map} />
      <${Lands} t=${t} map=${map} view=${view} picks=${picks} intent=${intent} />
      <path class="lake" d=${map.lakes} aria-hidden="true" />
      <${Outlines} t=${t} territories=${view.territories} picks=${picks} intent=${intent} />
      <${Names} t=${t} map=${map} />
      <${Pieces} t=${t} view=${view} picks=${picks} />
      <${Arrow} ...${battle ?? intent} kind=${battle ? 'battle' : 'intent'} />
      <${Effects} t=${t} />
      <${Tray} t=${t} />
    </${Surface}>
    <${Tip} t=${t} view=${view} />
  </div>`;
}
