// What the umpire did, told to all when the campaign has ended.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Sentence } from '../../../shell/sentence.js';
import { gameOrShell, say } from '../../../shell/words.js';
import { word } from '../texts.js';
import { umpireWord } from './words.js';

/** What the umpire did: the late events, which come with the end. */
const interventionsOf = (t) => (t.position.value?.over
  ? t.events.value.filter(({ late, version }) => late && version === t.position.value.version) : []);

/** The remarks on reports, each with the report: its recipient, sender and time. */
const remarksOf = (t) => (t.position.value?.over ? Object.entries(t.position.value.remarks ?? {}) : []);

/** A remark on a report, whose name is "seat/kind/id/day/clock": the recipient, the sender and the time. */
function Remark({ t, report, text }) {
  const [seat, kind, id, day, clock] = report.split('/');
  const side = t.local.view.value.sides[Number(seat)];
  const sender = kind === 'settlement' ? say('clusta-noba-settlement') : word(kind, id);
  return html`<li data-remark-made>${umpireWord('remark-line',
    { side: word('side', side), sender, day, clock, text })}</li>`;
}

/** The list; null while play goes on, or if there was nothing. */
export function Interventions({ t }) {
  const [events, remarks] = [interventionsOf(t), remarksOf(t)];
  return events.length + remarks.length > 0 && html`<section class="panel"><h2>${umpireWord('interventions')}</h2>
    <ul class="umpire-list" data-interventions>${events.map((event, k) => html`<li key=${k}><${Sentence}
      game="clusta_noba" id=${gameOrShell('clusta_noba', 'event', event.id)} args=${event.args}
      people=${t.people.value} /></li>`)}${remarks.map(([report, text]) => html`<${Remark} key=${report} t=${t}
      report=${report} text=${text} />`)}</ul></section>`;
}
