// What the umpire did, told to all when the campaign has ended.
import { html } from '../../../vendor/htm/htm-preact.js';
import { Sentence } from '../../../shell/sentence.js';
import { gameOrShell } from '../../../shell/words.js';
import { umpireWord } from './words.js';

/** The events that came with the end and tell of it. */
const told = (t) => (t.position.value?.over
  ? t.events.value.filter(({ late, version }) => late && version === t.position.value.version) : []);

/** The list; null while play goes on, or if there was nothing. */
export function Interventions({ t }) {
  const events = told(t);
  return events.length > 0 && html`<section class="panel"><h2>${umpireWord('interventions')}</h2>
    <ul class="umpire-list" data-interventions>${events.map((event, k) => html`<li key=${k}><${Sentence}
      game="clusta_noba" id=${gameOrShell('clusta_noba', 'event', event.id)} args=${event.args}
      people=${t.people.value} /></li>`)}</ul></section>`;
}
