// Why what was tried on a board cannot be done: a bubble at the place, with the server's refusal.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useLayoutEffect, useRef } from '../../vendor/preact/hooks.mjs';
import { refusalText } from '../api.js';
import { toastRefusal } from '../ui.js';
import { say } from '../words.js';

const LASTS = 7000; // ms
const EDGE = 8; // pixels between the bubble and the edge of the window
const AWAY = { mouse: 16, touch: 44 }; // pixels between the point and the bubble: a finger does not cover it

/**
 * Where a pointer is: the point, and how far from it the bubble stands.
 * @param {MouseEvent & {pointerType?: string}} event
 * @returns {TriedAt}
 */
export const triedAtPointer = ({ clientX, clientY, pointerType }) =>
  ({ x: clientX, y: clientY, away: AWAY[pointerType] ?? AWAY.mouse });

/** Where a focused place is: the bubble stands above the place. @param {Element} node  @returns {TriedAt} */
export function triedAtNode(node) {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, away: height / 2 + 4 };
}

/** Remove the bubble. */
export const hideRefusal = ({ local }) => { if (local.refusal.value) local.refusal.value = null; };

/** Show a text in the bubble at a point; `rule`: the id of the rule that it can open. */
export function showRefusal(t, at, text, rule = null) {
  t.local.refusal.value = { at, text, rule };
}

/**
 * Say why the server refused something: at the place of the board that is being tried (`tried`), or in a toast if there
 * is no such place or no reason.
 */
export function tellRefusal(t, failure) {
  const at = t.local?.tried;
  if (at && failure.reason) showRefusal(t, at, refusalText(failure), failure.rule);
  else toastRefusal(failure);
}

/**
 * Run `work`, which tries something on the board; if the server refuses it, the bubble stands at the point.
 * @param {Shared} t
 * @param {TriedAt | undefined} at
 * @param {() => any} work
 */
export async function trying(t, at, work) {
  t.local.tried = at;
  try {
    return await work();
  } finally {
    t.local.tried = undefined;
  }
}

/**
 * Fetch and show why an action is not legal after the steps so far. The action is not carried out.
 * @param {Shared} t
 * @param {TriedAt | undefined} at  where it was tried; without it nothing is shown
 * @param {Action | null} action  the fields that are known; null: what was tried means nothing
 * @param {object} [args]  further arguments of the message
 */
export async function explain(t, at, action, args = {}) {
  if (!at || !action || !t.question.value || t.paused.value || t.delegates.value) return;
  const asked = t.position.value.version;
  try {
    const { refusal } = await t.whyNot(action);
    if (!refusal || asked !== t.position.value?.version) return;
    const { reason, rule } = refusal;
    const { game } = t.table.value;
    showRefusal(t, at, refusalText({ code: 'play.illegal', game, reason, args: { ...action, ...args } }), rule);
  } catch {
    // Without a response nothing is shown: the action would not have been carried out anyway.
  }
}

/** Put the bubble above the point, or below it where there is no room; within the window. */
function place(node, { x, y, away }) {
  const { width, height } = node.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, x - width / 2));
  const top = y - away - height >= EDGE ? y - away - height : y + away;
  Object.assign(node.style, { left: `${left}px`, top: `${Math.min(top, innerHeight - height - EDGE)}px` });
}

function Bubble({ t, refusal }) {
  const node = useRef(null);
  useLayoutEffect(() => place(node.current, refusal.at), [refusal]);
  useEffect(() => {
    const gone = () => hideRefusal(t);
    const press = (event) => { if (!node.current?.contains(event.target)) gone(); };
    const timer = setTimeout(gone, LASTS);
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('wheel', gone, { passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('wheel', gone);
    };
  }, [refusal]);
  return html`<p ref=${node} class="refusal" onClick=${() => hideRefusal(t)}>${refusal.text}
    ${refusal.rule && html` <button type="button" class="why" onClick=${() => t.openRule(refusal.rule)}>
      ${say('log-why')}</button>`}</p>`;
}

/** The bubble, which screen readers read out; it is removed when something else is asked. */
export function RefusalBubble({ t }) {
  const refusal = t.local.refusal.value;
  // A layout effect, because the response to a later attempt may come before the next frame. The page of hindsight has
  // neither signal.
  useLayoutEffect(() => () => hideRefusal(t), [t.position?.value?.version, t.compound?.value]);
  return html`<div class="refusal-room" role="status">
    ${refusal && html`<${Bubble} t=${t} refusal=${refusal} />`}</div>`;
}
