// The start: settings, words, the first page. Each page is fetched when it is first in sight.
import { html } from '../vendor/htm/htm-preact.js';
import { render } from '../vendor/preact/preact.mjs';
import '../vendor/preact-signals/signals.mjs';
import { lazily } from './lazy.js';
import { route, startRouting } from './route.js';
import { startSettings } from './settings.js';
import { startTitle } from './title.js';
import { startLine } from './visitor-line.js';
import { followLanguage, loadWords } from './words.js';

const LOADS = {
  lobby: () => import('./lobby.js').then(({ Lobby }) => Lobby),
  table: () => import('./table.js').then(({ TablePage }) => TablePage),
  replay: () => import('./replay.js').then(({ ReplayPage }) => ReplayPage),
  proof: () => import('./proof-page.js').then(({ ProofPage }) => ProofPage),
  rules: () => import('./rules.js').then(({ RulesPage }) => RulesPage),
  account: () => import('./account.js').then(({ AccountPage }) => AccountPage),
  confirm: () => import('./letters.js').then(({ ConfirmPage }) => ConfirmPage),
  unsubscribe: () => import('./letters.js').then(({ UnsubscribePage }) => UnsubscribePage),
  missing: () => import('./missing.js').then(({ MissingPage }) => MissingPage),
};
const PAGES = Object.fromEntries(Object.entries(LOADS).map(([name, load]) => [name, lazily(load)]));

function App() {
  const { page, id, query } = route.value;
  return html`<${PAGES[page]} key=${`${page}/${id}`} id=${id} query=${query} />`;
}

startSettings();
startRouting();
startTitle();
await Promise.all([loadWords('shell'), LOADS[route.value.page]()]);
followLanguage();
render(html`<${App} />`, document.getElementById('app'));
startLine();
