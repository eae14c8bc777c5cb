// What a strong player would do: the best answer and others, as sentences, with their chances to win.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { actionLabel } from './controls.js';
import { Sentence } from './sentence.js';
import { Button } from './ui.js';
import { gameOrShell, hasWords, say, sentenceText, wordId } from './words.js';

/** A share (0 to 1) as a whole percentage, at least `min` and at most 99: an estimate is never certain. */
export const percent = (share, min = 1) => Math.max(min, Math.min(99, Math.round(100 * share)));

/**
 * A field of an action as an argument of a message; an id becomes its name in the visitor's language, if it has one.
 */
function named(t, [field, value]) {
  if (typeof value !== 'string') return [field, typeof value === 'boolean' ? Number(value) : value];
  const id = t.board.value.termOf?.(field, value) ?? wordId(t.table.value.game, field, value);
  return [field, hasWords(id) ? say(id) : value];
}

/**
 * An action of a seat as text: the game's message for advice (`$place`: what the board's `placeOf` returns), or else
 * the label of the action's button.
 */
function actionText(t, action, seat) {
  const { game } = t.table.value;
  const id = wordId(game, 'advice', action.kind);
  if (!hasWords(id)) return actionLabel(t, action);
  const fields = Object.entries(action).map((field) => named(t, field));
  return say(id, { ...Object.fromEntries(fields), place: t.board.value.placeOf?.(action, seat) ?? '' });
}

const eventWords = (t, event) => gameOrShell(t.table.value.game, 'event', event.id);

/** A line of play as plain text, for comparing lines. */
const lineText = (t, line) => line.map(({ event, action, times }) => [times, event
  ? sentenceText(t.table.value.game, eventWords(t, event), event.args, t.people.value)
  : actionText(t, action, t.seat.value)].join()).join();

/**
 * One item of a line of play: an event as in the log, or an action that has no event. `times`: how often in a row; the
 * other of `event` and `action` is null.
 */
function Item({ t, item, seat }) {
  const { event, action, times } = item;
  return html`<span class="advice-item">${event
    ? html`<${Sentence} game=${t.table.value.game} id=${eventWords(t, event)} args=${event.args}
      people=${t.people.value} owners=${t.board.value.diceOwners} />`
    : actionText(t, action, seat)}${times > 1 && html` <b>${say('advice-times', { count: times })}</b>`}</span>`;
}

/**
 * The items of a line of play in rows: an event has its own row; successive actions share one, but some begin a new one
 * (`beginsRow`).
 */
const rowsOf = (t, line) => line.reduce((rows, item) => (item.action && rows.at(-1)?.[0].action
  && !t.board.value.beginsRow?.(item.action) ? [...rows.slice(0, -1), [...rows.at(-1), item]] : [...rows, [item]]), []);

/** A line of play of a seat: the events and actions that follow an answer, in order. */
export const Line = ({ t, line, seat = t.seat.value }) => html`<span class="advice-line">
  ${rowsOf(t, line).map((row, at) => html`<span key=${at}>${row.map((item, index) => html`<${Item} key=${index} t=${t}
    item=${item} seat=${seat} />`)}</span>`)}</span>`;

/**
 * How an answer compares with the best one. `worse`: how much lower its chance to win is, 0 to 1; `clear`: that is more
 * than chance would explain; `share`: how often to give it, if it is best to choose at random.
 */
function compared({ worse, clear, share }, isBest) {
  if (typeof share === 'number') return say('advice-share', { percent: percent(share, 0) });
  if (isBest) return say('advice-best');
  return clear ? say('advice-worse', { percent: percent(worse, 0) }) : say('advice-alike');
}

/** The chance to win with an answer, how it compares with the best, and whether it is the reader's own. */
const Chance = ({ option, isBest, isOwn }) => html`<span class="advice-chance">
  <b>${say('advice-chance', { percent: percent(option.chance) })}</b>
  <small>${compared(option, isBest)}</small>${isOwn && html`<small>${say('advice-own')}</small>`}</span>`;

/** The line of play after an answer; if another answer's line reads the same, the answer itself is put before it. */
function AnswerLine({ t, options, at }) {
  const [{ action, line }, texts] = [options[at], options.map((each) => lineText(t, each.line))];
  const isRepeated = texts.indexOf(texts[at]) !== texts.lastIndexOf(texts[at]);
  return html`<${Line} t=${t} line=${isRepeated ? [{ action, times: 1 }, ...line] : line} />`;
}

/**
 * Answers, the best first. `worlds`: in how many positions they were compared; `own`: the index of the reader's own
 * answer, -1 if there is none.
 */
export function Answers({ t, options, worlds, own = -1 }) {
  const { shown } = t.advice;
  return html`<ol class="advice-options">${options.map((option, at) => html`<li key=${at}>
    <button type="button" class="advice-option" aria-pressed=${shown.value === at}
      onClick=${() => { shown.value = at; }}><${AnswerLine} t=${t} options=${options} at=${at} />
      <${Chance} option=${option} isBest=${at === 0} isOwn=${at === own} /></button></li>`)}</ol>
    <p class="hint">${say('advice-hint', { worlds })}</p>`;
}

/**
 * Scroll the advice into view, again when the server has answered, and focus it; when it is closed, the question gets
 * the focus back.
 */
function useAttention(panel, answered) {
  useEffect(() => {
    panel.current.focus({ preventScroll: true });
    return () => document.querySelector('.question')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => { panel.current.scrollIntoView({ block: 'nearest' }); }, [answered]);
}

/** The advice that was asked for, below the question. */
export function Advice({ t }) {
  const { options, worlds, failure } = t.advice.now.value ?? {};
  const panel = useRef(null);
  useAttention(panel, Boolean(options ?? failure));
  return html`<section ref=${panel} class="bot-advice" tabindex="-1" aria-label=${say('advice')} aria-live="polite">
    ${failure ? html`<p class="notice error" role="alert">${refusalText(failure)}</p>`
      : options ? html`<${Answers} t=${t} options=${options} worlds=${worlds} />`
        : html`<p class="quiet loading">${say('advice-thinking')}</p>`}
    <div class="buttons"><${Button} quiet onClick=${t.advice.close}>${say('advice-close')}</${Button}></div>
    </section>`;
}
