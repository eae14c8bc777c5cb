// The start: settings, words, the first page.
import { html } from '../vendor/htm/htm-preact.js';
import { render } from '../vendor/preact/preact.mjs';
import '../vendor/preact-signals/signals.mjs';
import { Lobby } from './lobby.js';
import { MissingPage } from './missing.js';
import { ProofPage } from './proof-page.js';
import { ReplayPage } from './replay.js';
import { route, startRouting } from './route.js';
import { RulesPage } from './rules.js';
import { startSettings } from './settings.js';
import { TablePage } from './table.js';
import { loadIcons } from './ui.js';
import { followLanguage, loadWords } from './words.js';

function App() {
  const { page, id } = route.value;
  if (page === 'lobby') return html`<${Lobby} />`;
  if (page === 'table') return html`<${TablePage} key=${id} id=${id} />`;
  if (page === 'replay') return html`<${ReplayPage} key=${id} id=${id} />`;
  if (page === 'proof') return html`<${ProofPage} />`;
  if (page === 'rules') return html`<${RulesPage} key=${id} id=${id} />`;
  return html`<${MissingPage} />`;
}

startSettings();
startRouting();
loadIcons().catch(console.error);
await loadWords('shell');
followLanguage();
render(html`<${App} />`, document.getElementById('app'));
