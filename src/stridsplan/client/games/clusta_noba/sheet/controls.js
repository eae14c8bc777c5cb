// The buttons that answer a question: the form while a column is written, else what the phase offers.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useEffect } from '../../../vendor/preact/hooks.mjs';
import { PlainControls } from '../../../shell/controls.js';
import { close, phaseOf } from './desk.js';
import { Form } from './form.js';
import { Live, Orders } from './orders.js';
import { SetUp } from './set-up.js';
import { Answer } from '../umpire/answer.js';
import { Umpire } from '../umpire/panel.js';

/** The buttons by the id of the question. */
const CONTROLS = { set_up: SetUp, orders: Orders, live: Live, live_for: Answer, umpire: Umpire };

/** The buttons for the current question. */
export function Controls({ t }) {
  const desk = t.local.desk.value;
  const isStale = desk && desk.since !== phaseOf(t);
  useEffect(() => { if (isStale) close(t); }, [isStale]);
  useEffect(() => { // each form and each phase begins at the top
    document.querySelectorAll('.column-upper, .column-scroll').forEach((scroller) => scroller.scrollTo(0, 0));
  }, [desk === null, phaseOf(t)]);
  if (desk && !isStale) return html`<${Form} t=${t} />`;
  const Chosen = CONTROLS[t.question.value.id] ?? PlainControls;
  return html`<${Chosen} t=${t} />`;
}

/** What is asked while a column is written: its recipient. */
export function promptOf(t) {
  const desk = t.local?.desk.value;
  if (!desk) return null;
  const { kind, id } = desk.column.recipient;
  return { id: 'sheet', args: { recipient: { term: `${kind}-${id}` } } };
}
