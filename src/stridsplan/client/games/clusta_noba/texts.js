// Hexes, units, moments and markers in words.
import { say, sayAttribute, sayList, wordId } from '../../shell/words.js';
import { nameOf } from './geometry.js';
import { menOf } from './markers.js';

/** The message of the game whose id these names form, such as the name of a unit: `word('unit', id)`. */
export const word = (...names) => say(wordId('clusta_noba', ...names));

/** The name of a thing as a heading: its title, or else its name. */
export const title = (...names) => sayAttribute(wordId('clusta_noba', ...names), 'title') ?? word(...names);

const FEW = 2; // units that a summary names
const METRES = 50; // height of a level of the map
const TERRAINS = { O: 'open', B: 'buildings', P: 'pine', W: 'white', X: 'bridge', '.': 'sea' };

/** The name of a place within a sentence: "03.12", or the place beyond the bridge. */
export const placeText = (name) => (name === 'box' ? word('hex', 'box') : name);

/** The name of a place as a heading. */
export const placeTitle = (name) => (name === 'box' ? word('hex', 'box') : say('clusta-noba-map-hex', { hex: name }));

/** The terrain of a hex, and its height if it is not low. */
export const terrainText = ({ terrain, level }) => (level > 0
  ? say('clusta-noba-map-ground', { terrain: word('terrain', TERRAINS[terrain]), metres: METRES * level })
  : word('terrain', TERRAINS[terrain]));

/** A clock: "06:00". */
export const clock = ({ hour, minute }) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** A moment: "day 3, 06:00". */
export const moment = (time) => say('clusta-noba-map-moment', { day: time.day, clock: clock(time) });

/** How old a report is, in words. */
export const ageText = (hours) => (hours < 24 ? say('clusta-noba-map-age-hours', { hours: Math.floor(hours) })
  : say('clusta-noba-map-age-days', { days: Math.round((10 * hours) / 24) / 10 })); // to a tenth of a day

/** How old a report is, short enough to stand beside a marker; empty in the first hour. */
export function ageMark(hours) {
  if (hours < 1) return '';
  return hours < 24 ? say('clusta-noba-map-mark-hours', { hours: Math.floor(hours) })
    : say('clusta-noba-map-mark-days', { days: Math.floor(hours / 24) });
}

export const unitText = (unit) => say('clusta-noba-map-unit', { name: word('unit', unit.id), men: menOf(unit) });

/** All that a stack of the side's own holds, as a list. */
export const stackText = (stack) => sayList([
  ...stack.units.map(unitText),
  ...stack.commanders.map(({ id }) => word('commander', id)),
  ...stack.camps.map(({ id }) => word('camp', id)),
  ...stack.specialists.map(({ id }) => word('specialist', id)),
]);

/** The same list, but of a large stack the units are only counted and the specialists left out. */
export const stackSummary = (stack) => (stack.units.length <= FEW ? stackText(stack)
  : sayList([say('clusta-noba-map-units', { count: stack.units.length, men: stack.men }),
    ...stack.commanders.map(({ id }) => word('commander', id)), ...stack.camps.map(({ id }) => word('camp', id))]));

/** What was seen of a side: "the Ransards: camp, 340 men as reported". */
export function sightingText({ side, kind, men }) {
  const name = side ? title('side', side) : say('clusta-noba-map-nobody');
  const what = word('sighted', kind);
  return men === null ? say('clusta-noba-map-sighting', { side: name, what })
    : say('clusta-noba-map-sighting-men', { side: name, what, men });
}

/** Whether a hex is known to be that of the conflux. */
export const isConflux = ({ conflux }, name) => Boolean(conflux?.hex) && nameOf(conflux.hex) === name;

/** A hex with its settlement, its ground, and what is believed to be there. */
export function hexText(view, cell, { own, ghosts, hostile }) {
  const { name } = cell;
  const settlement = view.map.settlements.find(({ hex }) => nameOf(hex) === name);
  const stack = own.get(name);
  return [
    placeText(name),
    settlement && word('settlement', settlement.id),
    terrainText(cell),
    isConflux(view, name) && say('clusta-noba-map-conflux-here'),
    stack && say('clusta-noba-map-own', { stack: stackText(stack), age: stack.isExact ? say('clusta-noba-map-exact')
      : ageText(stack.age) }),
    ghosts.has(name) && say('clusta-noba-map-expected', { stack: stackText(ghosts.get(name)) }),
    ...hostile.filter((marker) => marker.hex === name)
      .map((marker) => `${sightingText(marker)}, ${ageText(marker.age)}`),
  ].filter(Boolean).join(', ');
}
