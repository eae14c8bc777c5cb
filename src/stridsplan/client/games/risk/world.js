// The drawn map: outlines, places of pieces, sea links. Loaded once.
import { signal } from '../../vendor/preact-signals/signals.mjs';
import { fileUrl } from '../../shell/files.js';

/** A capital's sign, in a box of 16 by 16. */
export const CASTLE = 'M2 15V6.5L3.2 5V2h2v1.6h1.6V2h2.4v1.6h1.6V2h2v3L14 6.5V15H9.8v-3.4a1.8 1.8 0 0 0-3.6 0V15z';

/** The map of `world.json`, or null before it is here. */
export const world = signal(null);

/** Fetch the map. */
export async function loadWorld() {
  if (world.value) return;
  const answer = await fetch(fileUrl('games/risk/world.json'));
  if (!answer.ok) throw new Error(`world.json: ${answer.status}`);
  world.value = await answer.json();
}

/** Where a territory's piece stands. */
export const anchorOf = (id) => world.value.territories[id]?.anchor ?? [0, 0];

/** The id of a territory's name, as in an argument {"term": ...}. */
export const territoryTerm = (id) => `territory-${id}`;

/** The territory of an argument such as {"term": "territory-western-us"}. */
export function territoryOf(argument) {
  if (!argument?.term?.startsWith('territory-')) return null;
  return argument.term.slice('territory-'.length).replaceAll('-', '_');
}

const angle = (from, to) => Math.atan2(to[1] - from[1], to[0] - from[0]);
/** The angle between two directions, 0 to pi. */
const angleBetween = (a, b) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
const WIDEST = Math.PI / 3; // how far off the direction of the key a place may lie
const OFF_COST = 1.5; // the share of its distance by which a place 1 radian off counts as further away
const DIRECTIONS = { ArrowRight: 0, ArrowDown: Math.PI / 2, ArrowLeft: Math.PI, ArrowUp: -Math.PI / 2 };

/**
 * The nearest place in the direction of an arrow key.
 * @param {Record<string, {anchor: [number, number]}>} places
 * @param {string} from  a key of `places`
 * @param {string} key  ArrowLeft, ArrowRight, ArrowUp or ArrowDown
 * @returns {string|null}
 */
export function nearestInDirection(places, from, key) {
  const here = places[from].anchor;
  let best = null;
  let least = Infinity;
  for (const [id, { anchor }] of Object.entries(places)) {
    const off = angleBetween(angle(here, anchor), DIRECTIONS[key]);
    if (id === from || off > WIDEST) continue;
    const cost = Math.hypot(anchor[0] - here[0], anchor[1] - here[1]) * (1 + OFF_COST * off);
    if (cost < least) { least = cost; best = id; }
  }
  return best;
}
