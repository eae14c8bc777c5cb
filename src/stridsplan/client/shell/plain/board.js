// The board of a game that has none of its own: the position as tables, the legal actions as buttons by their kind.
// The server sends it as `games/<id>/board.js`, so its imports are relative to that path. `BoardModule` in
// tools/js/client/types.d.ts says what each export is.
import { html } from '../../vendor/htm/htm-preact.js';
import { ActionButton, actionLabel } from '../../shell/controls.js';
import { seatTitle } from '../../shell/names.js';
import { byKind, fieldsText, readable, sheetsOf } from '../../shell/plain/sheets.js';
import { readableText } from '../../shell/plain/words.js';
import { Sheets } from '../../shell/position.js';
import { loadStyle } from '../../shell/styles.js';
import { hasWords, say, sayInstead, wordId } from '../../shell/words.js';

/** Load the style of tables. */
export const prepare = () => Promise.all([loadStyle('css/position'), loadStyle('css/plain')]);

/** The tables of a view. */
const sheets = (t, view) => sheetsOf(view, {
  position: say('position'), name: say('plain-name'), value: say('plain-value'), number: say('plain-number'),
  seat: (seat) => seatTitle(t.people.value, seat),
});
export const tables = () => Promise.resolve(sheets);

/** The position; it can be focused, so that keys scroll it. */
export function Board({ t }) {
  const view = t.playback.shown.value;
  return html`<div class="plain-board" role="region" aria-label=${say('position')} tabindex="0">
    ${view && html`<${Sheets} tables=${sheets(t, view)} />`}</div>`;
}

function Choice({ t, action, ...rest }) {
  const named = hasWords(wordId(t.table.value.game, 'action', action.kind));
  return html`<${ActionButton} t=${t} action=${action} label=${named ? undefined : actionLabel(t, action)} ...${rest}>
    ${named ? actionLabel(t, action) : fieldsText(action) || readable(action.kind)}</${ActionButton}>`;
}

/** The legal actions, by kind. */
export function Controls({ t }) {
  const groups = byKind(t.actions.value);
  return html`<div class="plain-actions">
    ${groups.map(([kind, actions]) => html`<section key=${kind} aria-label=${readable(kind)}>
    <h3>${readable(kind)}</h3>
    <div class="buttons">${actions.map((action) => html`<${Choice} key=${action.code} t=${t} action=${action}
      primary=${t.actions.value.length === 1} data-code=${action.code} data-kind=${kind} />`)}</div></section>`)}
    </div>`;
}

export const Aside = () => null;

/** For a game without messages, make readable texts of its ids. */
export function local(t) {
  sayInstead((id, values) => readableText(t.table.value.game, id, values));
  return {};
}

export const shape = () => [4, 3];
export const prompt = () => null;
/** Every code is sent alone: the server asks for the next one. */
export const isStep = () => false;
export const resume = () => null;
export const cancel = () => false;
export const isOut = () => false;
export const score = () => null;
export const follow = (view) => view;
export const durationOf = () => 0;
export const groupOf = () => null;
