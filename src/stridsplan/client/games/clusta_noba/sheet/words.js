// The sheet in words: recipients, times, hexes, orders.
import { say, sayList, wordId } from '../../../shell/words.js';
import { nameOf } from '../geometry.js';
import { clock, title, word } from '../texts.js';
import { clockOfRound } from './column.js';

/** A message of the order sheet. */
export const sheetWord = (name, args) => say(wordId('clusta_noba', 'sheet', name), args);

/** The name of a recipient, {kind, id}, within a sentence. */
export const markerName = ({ kind, id }) => word(kind, id);

/** The name of a recipient as a heading. */
export const markerTitle = ({ kind, id }) => title(kind, id);

/** The units of a column, as a list; "all" where it names none, or that the recipient goes alone. */
export const unitsText = ({ units, alone }) => (alone ? sheetWord('alone')
  : units.length === 0 ? sheetWord('all-units') : sayList(units.map((unit) => word('unit', unit))));

/** A moment: "day 3, 06:30". */
export const momentText = (time) => say('clusta-noba-map-moment', { day: time.day, clock: clock(time) });

/** The clock at which a round of the day begins: "08:00". */
export const roundClock = (grid, round) => clock(clockOfRound(grid, round));

/** What an entry says, in a line: "Go to 07.06, through 05.05, until further notice". */
export function entryText(entry) {
  return [
    entry.hex ? sheetWord('order-hex', { order: word('order', entry.order), hex: nameOf(entry.hex) })
      : word('order', entry.order),
    entry.route?.length > 0 && sheetWord('by', { hexes: sayList(entry.route.map(nameOf)) }),
    entry.nights > 0 && sheetWord('nights-short', { nights: entry.nights }),
    entry.further && sheetWord('further-short'),
  ].filter(Boolean).join(', ');
}

/**
 * A warning of the server as a sentence: about an entry of a column (its index in `entries`), or about units, with the
 * moment when their orders end.
 */
export const warningText = ({ id, entry, units, time }, entries) => sheetWord(`warning-${id.replaceAll('_', '-')}`, {
  ...(entry === undefined ? {} : { order: word('order', entries[entry].order), day: entries[entry].day,
    round: entries[entry].round }),
  ...(units ? { units: sayList(units.map((unit) => word('unit', unit))), count: units.length } : {}),
  ...(time ? { time: momentText(time) } : {}),
});

/** What the map is asked a hex for, as a sentence. */
export const purposeText = ({ id, order = undefined }) =>
  sheetWord(`ask-${id}`, order && { order: word('order', order) });
