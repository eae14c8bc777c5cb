// The panels between the question and the log: the chosen hex, the letters, the calendar, the war diary.
import { html } from '../../vendor/htm/htm-preact.js';
import { Calendar } from './calendar.js';
import { Diary } from './diary.js';
import { HexPanel } from './hex-panel.js';
import { Inbox } from './inbox.js';

/** The panels. */
export function Aside({ t }) {
  const view = t.local.view.value;
  return view && html`<div class="clusta-noba-aside"><${HexPanel} t=${t} view=${view} />
    ${view.units && html`<${Inbox} t=${t} />`}<${Calendar} view=${view} />
    ${view.units && html`<${Diary} t=${t} />`}</div>`;
}
