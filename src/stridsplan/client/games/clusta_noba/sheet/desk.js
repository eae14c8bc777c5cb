// The column of orders that is being written, and what the server says of it. A change that the server
// must check is previewed first; what the server refuses does not change the column.
import { signal } from '../../../vendor/preact-signals/signals.mjs';
import { get } from '../../../shell/api.js';
import { tellRefusal } from '../../../shell/board/refusal.js';
import { nameOf, pointOf, WIDTH } from '../geometry.js';
import { beginning, codesOf, columnSteps, ending, makeCoder, timeSteps } from './codes.js';
import { blankColumn, blankEntry, byTime, columnOf, copyFor, entryAt, farthestFrom, isSame, timeAfter, timesFrom,
  withChange, withEntry } from './column.js';
import { askHex } from './picking.js';

const coders = new Map();

/**
 * The signals of the order sheet. `desk`: null, or what is being written, with
 *   column             the column in the form of column.js
 *   draft, odds        what the server expects of it: `draft` of its view, and `answer_odds`
 *   usual              the usual settings
 *   time, orders       null, or the chosen time and the orders of an entry then (order → its refusal, null: legal)
 *   since              the phase in which the form was opened (`phaseOf`)
 *   values(kind)       the rows of values of an action's first argument (codes.js)
 *   units, mayGoAlone  the units that the column may name, and whether its recipient may go without units
 * `working`: how many requests wait; `purpose`: the message, { id, order? }, that says what the map is asked a hex for;
 * `track`: the names of the hexes of a route that is being drawn.
 */
export const deskSignals =
  () => ({ desk: signal(null), working: signal(0), purpose: signal(null), track: signal([]) });

/** The coder of a game (codes.js), from the list of its actions, which is fetched once. */
function coderOf(t) {
  const { game } = t.table.value;
  if (!coders.has(game)) {
    const loading = get(`/games/${game}/actions`).then(makeCoder);
    loading.catch(() => coders.delete(game));
    coders.set(game, loading);
  }
  return coders.get(game);
}

/** The current day, from which the days of a sheet are counted. */
export const todayOf = (t) => t.position.value.view.day;

/** The name of the order phase, from its day and round: a column that was begun in another phase is closed. */
export const phaseOf = (t) => {
  const { day, round } = t.position.value.view;
  return `${day}.${round}`;
};

/** The server's preview after some steps: the next question, the legal and the refused actions, and the view. */
export const previewOf = async (t, steps) => t.preview(codesOf(await coderOf(t), steps));

/**
 * Do work that asks the server, after all earlier work; a refusal is shown. `t.local.lastAttempt` is the promise of the
 * newest work. Work must not await other work that it begins: that waits for this work to end.
 * @returns {Promise<any>}  what the work returns, true if that is nothing; false if the server refused it
 */
export function attempt(t, work) {
  const { local } = t;
  const attempted = Promise.resolve(local.lastAttempt).then(async () => {
    try {
      return await work() ?? true;
    } catch (failure) {
      tellRefusal(t, failure);
      return false;
    } finally {
      local.working.value -= 1;
    }
  });
  local.working.value += 1;
  local.lastAttempt = attempted;
  return attempted;
}

/** Attempt work on the desk; nothing is done if the form has been closed by then. */
const withDesk = (t, work) => attempt(t, () => t.local.desk.value && work(t.local.desk.value));

/** Send a whole answer. @returns {Promise<any>}  false if the server refused it */
export const submit = (t, steps) => attempt(t, async () => t.finish(codesOf(await coderOf(t), steps)));

// -- Opening and closing ------------------------------------------------------------------------------------------

/** Forget the column. */
export function close(t) {
  t.local.desk.value = null;
  t.local.picking.value = null;
}

/** Open the form; `make` returns the column, given the usual settings; `replaces`: see column.js. */
function open(t, recipient, replaces, make) {
  return attempt(t, async () => {
    const begun = await previewOf(t, beginning({ ...blankColumn(recipient), replaces }));
    const usual = begun.view.draft.doctrine;
    const column = { ...make(usual), replaces };
    const isBlank = column.entries.length === 0 && column.units.length === 0 && !column.alone;
    const { view, answer_odds: odds } = isBlank ? begun : await previewOf(t, columnSteps(column, todayOf(t)));
    t.local.desk.value = { column, draft: view.draft, odds, usual, time: null, orders: null, since: phaseOf(t),
      values: (await coderOf(t)).valuesOf,
      units: begun.actions.filter(({ kind }) => kind === 'name_unit').map(({ unit }) => unit),
      mayGoAlone: begun.actions.some(({ kind }) => kind === 'go_alone') };
  });
}

/** Begin a column. */
export const write = (t, recipient, units = []) => open(t, recipient, null, () => blankColumn(recipient, units));

/** Open a column of this phase to change it; `number` as in `writtenOf` (recipients.js). */
export const edit = (t, written, number) =>
  open(t, written.recipient, number, (usual) => columnOf(written, usual));

/** Begin a column with the orders of another. */
export const copy = (t, column, recipient, units = []) =>
  open(t, recipient, null, () => copyFor(column, recipient, units));

/** Take back a column of this phase. */
export const remove = (t, number) => submit(t, [['take_back', { column: number }]]);

/** Add the column of the form to those of this phase, and close the form. */
export const finish = (t) => withDesk(t, async ({ column }) => {
  const steps = [...columnSteps(column, todayOf(t)), ending(column)];
  if (await t.finish(codesOf(await coderOf(t), steps))) close(t);
});

// -- Changes ------------------------------------------------------------------------------------------------------

/** Preview a column; if the server accepts it, put it on the desk, with `more` fields of the desk. */
async function setColumn(t, column, more = {}) {
  const { view, answer_odds: odds } = await previewOf(t, columnSteps(column, todayOf(t)));
  t.local.desk.value = { ...t.local.desk.value, column, draft: view.draft, odds, ...more };
}

/** Change the column, if the server accepts it. @param {(column: Shared) => Shared} make */
export const change = (t, make) => withDesk(t, ({ column }) => setColumn(t, make(column)));

/** Change some fields of the entry at a time. */
export const changeEntry = (t, time, fields) => change(t, (column) => withChange(column, time, fields));

/** Change fields of the column that the server need not check, such as the number of couriers. */
export const changeUnchecked = (t, fields) => withDesk(t, async (desk) => {
  t.local.desk.value = { ...desk, column: { ...desk.column, ...fields } };
});

/** Choose a time; the orders that an entry may have then come from the server. */
export function chooseTime(t, time) {
  t.local.picking.value = null;
  return withDesk(t, async ({ column }) => {
    const { actions, refused } = await previewOf(t, timeSteps(column, todayOf(t), time));
    const rows = [...actions, ...refused].filter(({ kind }) => kind === 'order');
    t.local.desk.value = { ...t.local.desk.value, time,
      orders: new Map(rows.map((row) => [row.order, row.reason ? row : null])) };
  });
}

/** Choose no time. */
export const unchooseTime = (t) => {
  t.local.desk.value = { ...t.local.desk.value, time: null, orders: null };
  t.local.picking.value = null;
};

/** The hex where the units are before an entry at a time, or null if it is not known. */
export function placeBefore({ entries }, draft, time) {
  const before = entries.findLastIndex((entry) => byTime(entry, time) < 0);
  return before < 0 ? draft.from : draft.legs?.[before]?.at ?? null;
}

/**
 * Put an entry that leads to a hex into the column. If a track was drawn to the hex, some hexes of the track become the
 * route of the entry: one by one, the hex that is farthest from the way that the server expects, until this way is like
 * the track.
 */
export const leadTo = (t, entry, track) => withDesk(t, async ({ column }) => {
  const { map } = t.position.value.view;
  const points = track.map((hex) => pointOf(map, nameOf(hex)));
  const vias = []; // indices of `track`
  const routed = () => ({ ...entry, route: vias.toSorted((a, b) => a - b).map((k) => track[k]) });
  while (track.length > 2) {
    const draft = (await previewOf(t, columnSteps(withEntry(column, routed()), todayOf(t)))).view.draft;
    const { path } = draft.legs[withEntry(column, entry).entries.findIndex((each) => isSame(each, entry))];
    const [at, away] = farthestFrom(points, [points[0], ...path.map((hex) => pointOf(map, nameOf(hex)))]);
    if (away < WIDTH / 2 || vias.length === draft.most_vias || vias.includes(at) || at === track.length - 1) break;
    vias.push(at);
  }
  await setColumn(t, withEntry(column, routed()));
});

/** Give an order at the chosen time. If it leads somewhere, it keeps the old entry's hex or asks the map for one. */
export function giveOrder(t, order) {
  return withDesk(t, async ({ column, time, draft }) => {
    const old = entryAt(column, time);
    const asked = await previewOf(t, [...timeSteps(column, todayOf(t), time), ['order', { order }]]);
    if (asked.question?.id !== 'entry_hex') await setColumn(t, withEntry(column, blankEntry(time, order)));
    else if (old?.hex) await setColumn(t, withEntry(column, { ...blankEntry(time, order, old.hex), route: old.route }));
    else {
      askHex(t, { purpose: { id: 'hex', order }, from: placeBefore(column, draft, time),
        take: (hex, track) => leadTo(t, blankEntry(time, order, hex), track) });
    }
  });
}

/** Write the entries of a template from the chosen time on, as far as the grid reaches. */
export function applyTemplate(t, template, hex) {
  return withDesk(t, async ({ column: before, time }) => {
    let [column, at] = [before, time];
    for (const step of template.steps) {
      at = await timeOfStep(t, column, at, step.after);
      if (!at) break;
      const entry = blankEntry(at, step.order, step.hex ? hex : null);
      column = withEntry(column, { ...entry, further: Boolean(step.further) });
    }
    await setColumn(t, column, { time: null, orders: null });
  });
}

/**
 * When a step of a template begins, given the time of the step before: at that time, on the next morning, or when the
 * step before has been carried out; if nobody knows when that is, on the next morning. Undefined: not on this grid.
 */
async function timeOfStep(t, column, time, after) {
  const { grid } = t.position.value.view;
  const later = timesFrom(grid, todayOf(t)).filter((each) => byTime(each, time) > 0);
  const morning = later.find(({ day }) => day > time.day);
  if (!after) return time;
  if (after === 'morning' || later.length === 0) return morning;
  // The server expects nothing after the day of the last entry: add one at the end of the grid
  const last = blankEntry(later.at(-1), 'hold');
  const draft = await previewOf(t, columnSteps(withEntry(column, last), todayOf(t)));
  const before = column.entries.findIndex((entry) => isSame(entry, time));
  const ends = draft.view.draft.legs?.[before]?.ends;
  return ends ? timeAfter(grid, later, ends) : morning;
}
