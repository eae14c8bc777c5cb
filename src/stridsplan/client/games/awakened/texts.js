// Lands, markers and actions in words.
import { seatTitle } from '../../shell/names.js';
import { say, sayAttribute, sayList, wordId } from '../../shell/words.js';

/** The message of the game whose id these names form: `word('building', kind)`. */
export const word = (...names) => say(wordId('awakened', ...names));
/** A land by its name, or undefined. */
export const cellIn = (view, id) => view?.cells.find((each) => each.id === id);

/** A building's name as a heading. */
export const buildingTitle = (kind) => sayAttribute(wordId('awakened', 'building', kind), 'title');

/** What a production code says of a land, as a phrase. */
export const codeText = (code) => word('code', code);

/** What is in a land, as a list: "3 people, 2 resources, one fresh soldier and city". */
export function contentsText(land) {
  const counted = ['people', 'resources', 'fresh', 'veterans'].filter((kind) => land[kind] > 0)
    .map((kind) => say(`awakened-land-${kind}`, { count: land[kind] }));
  return sayList([...counted, ...land.buildings.map((kind) => word('building', kind))]);
}

/** A land with all that is known of it. */
export function landText(t, land, pick) {
  const { owner, marker, limit, chamber } = land;
  return [
    land.id,
    chamber !== null && say('awakened-land-chamber'),
    owner === null ? say('awakened-land-free') : say('awakened-land-owner',
      { owner: seatTitle(t.people.value, owner), owner_is: owner === t.seat.value ? 'you' : 'other' }),
    marker ? say('awakened-land-room', { limit }) : say('awakened-land-unexplored'),
    marker && codeText(marker.code),
    contentsText(land),
    pick && word('can', pick.role),
  ].filter(Boolean).join(', ');
}

/** "3 people and 2 resources": what a transfer takes along. @param {number[]} numbers */
export function cargoText([first, second], isMarch) {
  const kinds = isMarch ? ['fresh', 'veterans'] : ['people', 'resources'];
  return sayList([first, second].flatMap((count, k) => (count > 0
    ? [say(`awakened-land-${kinds[k]}`, { count })] : [])));
}
