// The panels between the question and the log: the chosen hex where no question shows it, what the umpire may do or has
// done, and the calendar.
import { html } from '../../vendor/htm/htm-preact.js';
import { coarse } from '../../shell/ui.js';
import { Calendar } from './calendar.js';
import { HexPanel } from './hex-panel.js';
import { Interventions } from './umpire/interventions.js';
import { WhileOthersWrite } from './umpire/panel.js';

/** The panels between the question and the log. */
export function Aside({ t }) {
  const view = t.local.view.value;
  const showsHex = t.local.selected.value !== null && !t.position.value?.question;
  const othersWrite = !t.isReplay && !t.position.value?.question && !t.position.value?.over;
  return view && html`${showsHex && !coarse.matches && html`<div class="panel"><${HexPanel} t=${t} /></div>`}
    <${Interventions} t=${t} />${view.umpire && othersWrite && html`<${WhileOthersWrite} t=${t} />`}
    <section class="panel"><${Calendar} view=${view} /></section>`;
}
