// The drawing: the lands, what is in them, and the order that is being made.
import { html } from '../../vendor/htm/htm-preact.js';
import { useMemo } from '../../vendor/preact/hooks.mjs';
import { Spot, Surface } from '../../shell/board/surface.js';
import { drafted } from '../../shell/draft.js';
import { coarse } from '../../shell/ui.js';
import { tallyOf } from './follow.js';
import { boardEdges, boxOf, curve, hexagon, middleOf, nextPlace, placesOf, SIDE, WIDTH } from './geometry.js';
import { Crate, People } from './glyphs.js';
import { Ground, Marker, Pieces, Tint } from './land.js';
import { NewsMarks } from './news.js';
import { Phases } from './phases.js';
import { raidedBy } from './picks.js';
import { landText } from './texts.js';
import { Tip } from './tip.js';
import { drop, touch } from './touch.js';

const RING = hexagon(SIDE - 3);
const MIDDLE = 'D4'; // a land near the middle of every map
const NEAR = { reach: 26, among: '' }; // a finger within 26 pixels of a land's middle means that land; '': any land
const ARROW_HEAD = html`<defs><marker id="awakened-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="3.4"
  markerHeight="3.4" orient="auto"><path d="M1 1L9 5L1 9" class="arrow-head" /></marker></defs>`;

/** A land as a place. `isSource`: a transfer or a building begins there; `isShown`: what is shown happens there. */
function Land({ t, land, point, pick, isSource, isShown }) {
  const canDrag = pick?.role === 'source' || (t.local.open.value && land.owner === t.seat.value);
  return html`<${Spot} t=${t} place=${land.id} class=${`land ${isSource ? 'chosen' : ''} ${isShown ? 'shown' : ''}`}
    pick=${pick} few=${Infinity} label=${landText(t, land, pick)} transform=${`translate(${point.join(' ')})`}
    data-drag=${canDrag ? JSON.stringify({ from: land.id }) : undefined}>
    <${Ground} land=${land} /><${Tint} land=${land} /><${Marker} land=${land} /><path class="ring" d=${RING} />
  </${Spot}>`;
}

/** What is in the lands, and their names; screen readers get both from the names of the places. */
const AboveLands = ({ view, places }) => html`<g class="above-lands" aria-hidden="true">${view.cells.map((land) =>
  html`<g key=${land.id} transform=${`translate(${places[land.id].join(' ')})`}><${Pieces} land=${land} />
    <text class="land-name" y="46">${land.id}</text></g>`)}</g>`;

/** Arrows where people, resources and soldiers go, with their numbers; `raided`: the land that a draft raids. */
function Order({ t, places, raided }) {
  const transfers = t.local.transfers.value.map(({ to = raided, ...rest }) => ({ to, ...rest }));
  return html`<g class="order" aria-hidden="true">${transfers.filter(({ to }) => to).map((transfer) => {
    const { from, to, numbers, isComplete } = transfer;
    const { d, middle } = curve(places[from], places[to]);
    return html`<g key=${`${from}${to}`} class=${isComplete ? '' : 'open'}>
      <path d=${d} marker-end="url(#awakened-head)" />
      ${isComplete && html`<g transform=${`translate(${middle.join(' ')})`}><rect x="-15" y="-10" width="30" height="20"
        rx="10" /><text y="4.5">${numbers.filter((number) => number > 0).join(' + ')}</text></g>`}</g>`;
  })}</g>`;
}

const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);

/** What the event that is shown adds to its land or takes from it. */
function Tally({ event, places }) {
  const tally = tallyOf(event);
  if (!tally) return null;
  const [kind, number] = tally;
  return html`<g key=${`${event.version}.${event.index}`} class=${`tally ${number > 0 ? 'gain' : 'loss'}`}
    transform=${`translate(${places[event.what.cell].join(' ')})`} aria-hidden="true"><g class="tally-body">
    <g transform=${`translate(${kind === 'people' ? -12 : 12} -34) scale(.8)`}>
      ${kind === 'people' ? html`<${People} number="" />` : html`<${Crate} number="" />`}</g>
    <text x=${kind === 'people' ? 12 : -12} y="-28">${signed(number)}</text></g></g>`;
}

const emptyView = { cells: [], seats: [], boards: [], phase: 'move' };

/** The places and the still part of the drawing, which change only with the map. */
function useMap(view, seats) {
  const key = view.cells.length;
  return useMemo(() => {
    const places = placesOf(view.cells, seats);
    const slots = Object.fromEntries(view.cells.map(({ id, slot }) => [id, slot])); // of the terrain boards
    return { places, edges: boardEdges(places, (id) => slots[id]) };
  }, [key]);
}

/** The middle of the seat's own lands when the map is first shown, or null. */
function useHome(view, places, seat) {
  return useMemo(() => {
    const own = view.cells.filter(({ owner }) => owner !== null && owner === seat).map(({ id }) => places[id]);
    return own.length > 0 ? middleOf(own) : null;
  }, [places, seat]);
}

/** The map of The Awakened. */
export function Board({ t }) {
  const seats = t.table.value.seats.length;
  const event = t.playback.current.value;
  const view = (event ? null : t.compound.value.view) ?? t.playback.shown.value ?? emptyView;
  const { places, edges } = useMap(view, seats);
  const raided = event ? undefined : raidedBy(drafted(t));
  const home = useHome(view, places, t.seat.value);
  const picks = event ? new Map() : t.local.picks.value;
  const first = [...picks.keys()][0] ?? view.seats.find(({ seat }) => seat === t.seat.value)?.chamber ?? MIDDLE;
  const source = t.local.open.value?.from ?? t.local.site.value;
  return html`<div class="awakened-board">
    <${Surface} t=${t} game="awakened" box=${boxOf(seats)} picks=${picks} first=${first}
      keeps=${(place) => place in places} pointOf=${(place) => places[place] ?? null} near=${NEAR} defs=${ARROW_HEAD}
      scaled=${(_, scale) => { t.local.scale.value = scale; }}
      next=${(place, key) => nextPlace(places, place, key)} touch=${(place, how) => touch(t, place, how)}
      onMiss=${() => t.cancel()} onDrop=${(what, place, passed, at) => drop(t, what, place, at)}
      closer=${coarse.matches ? () => places[source ?? first] : undefined} cell=${WIDTH} home=${home}>
      <g class="lands">${view.cells.map((land) => html`<${Land} key=${land.id} t=${t} land=${land}
        point=${places[land.id]} pick=${picks.get(land.id)} isSource=${source === land.id}
        isShown=${(event ? event.what?.cell : raided) === land.id} />`)}</g>
      <path class="board-edges" d=${edges} aria-hidden="true" /><${AboveLands} view=${view} places=${places} />
      ${event ? html`<${Tally} event=${event} places=${places} />`
    : html`<${Order} t=${t} places=${places} raided=${raided} /><${NewsMarks} t=${t} places=${places} />`}
    </${Surface}>
    <${Phases} t=${t} view=${view} /><${Tip} t=${t} view=${view} />
  </div>`;
}
