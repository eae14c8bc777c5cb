// The papers: letters, calendar and war diary, in a drawer over the map, and the button that opens it.
import { html } from '../../vendor/htm/htm-preact.js';
import { Drawer } from '../../shell/drawer.js';
import { coarse, Segments } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { Calendar } from './calendar.js';
import { Diary } from './diary.js';
import { useEarlier } from './earlier.js';
import { Inbox } from './inbox.js';

const PAPERS = { letters: Inbox, calendar: Calendar, diary: Diary };
const title = (name) => say(`clusta-noba-map-${name}`);

const countNew = (t) => t.local.letters.value.filter(({ isNew }) => isNew).length;

/** The drawer; null while it is closed. */
export function Papers({ t, view }) {
  const { papers, selected } = t.local;
  const Paper = PAPERS[papers.value];
  useEarlier(t, Boolean(Paper));
  if (!Paper) return null;
  const close = () => { papers.value = null; };
  const onHex = (hex) => { selected.value = hex; if (coarse.matches) close(); };
  return html`<${Drawer} title=${title(papers.value)} side="papers" onClose=${close}>
    <${Segments} label=${say('clusta-noba-map-papers')} value=${papers.value}
      values=${Object.keys(PAPERS).map((name) => ({ value: name, text: title(name) }))}
      onChange=${(name) => { papers.value = name; }} />
    <div class="paper clusta-noba-aside"><${Paper} key=${papers.value} t=${t} view=${view} onHex=${onHex} /></div>
  </${Drawer}>`;
}

/** The button beside the layers, with the number of new letters. */
export function PapersButton({ t }) {
  const count = countNew(t);
  return html`<button type="button" class="papers-button" onClick=${() => { t.local.papers.value = 'letters'; }}>
    ${title('letters')}${count > 0 && html` <span class="papers-new">${count}<span class="unseen">
      ${say('clusta-noba-map-new', { count })}</span></span>`}</button>`;
}
