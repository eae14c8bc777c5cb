// Start-up: settings, texts, the first page. Each page's module is fetched when the page is first shown.
import { html } from '../vendor/htm/htm-preact.js';
import { render } from '../vendor/preact/preact.mjs';
import '../vendor/preact-signals/signals.mjs';
import { loadAccount } from './account-state.js';
import { lazily } from './lazy.js';
import { route, startRouting } from './route.js';
import { startSettings } from './settings.js';
import { styled } from './styles.js';
import { startTitle } from './title.js';
import { connectUserSocket } from './user-socket.js';
import { followLanguage, loadWords, worded } from './words.js';

const LOADS = {
  lobby: () => styled(import('./lobby.js'), 'css/lobby').then(({ Lobby }) => Lobby),
  table: () => import('./table.js').then(({ TablePage }) => TablePage),
  replay: () => styled(import('./replay.js'), 'css/replay').then(({ ReplayPage }) => ReplayPage),
  hindsight: () => styled(worded(import('./hindsight.js'), 'hindsight'), 'css/replay', 'css/position', 'css/hindsight')
    .then(({ HindsightPage }) => HindsightPage),
  tournament: () => styled(import('./tournament.js'), 'css/tournament').then(({ TournamentPage }) => TournamentPage),
  puzzles: () => styled(worded(import('./puzzles.js'), 'puzzle'), 'css/puzzle').then(({ PuzzlesPage }) => PuzzlesPage),
  puzzle: () => styled(worded(import('./puzzle.js'), 'advice', 'puzzle'), 'css/advice', 'css/puzzle')
    .then(({ PuzzlePage }) => PuzzlePage),
  proof: () => styled(worded(import('./proof-page.js'), 'proof'), 'css/proof').then(({ ProofPage }) => ProofPage),
  rules: () => import('./rules.js').then(({ RulesPage }) => RulesPage),
  account: () => styled(worded(import('./account.js'), 'account', 'people'), 'css/account')
    .then(({ AccountPage }) => AccountPage),
  player: () => styled(worded(import('./profile.js'), 'profile'), 'css/account', 'css/profile')
    .then(({ ProfilePage }) => ProfilePage),
  recover: () => styled(worded(import('./recover.js'), 'account'), 'css/account')
    .then(({ RecoverPage }) => RecoverPage),
  operator: () => styled(worded(import('./operator.js'), 'people'), 'css/account')
    .then(({ OperatorPage }) => OperatorPage),
  terms: () => import('./document-page.js').then(({ TermsPage }) => TermsPage),
  privacy: () => import('./document-page.js').then(({ PrivacyPage }) => PrivacyPage),
  confirm: () => import('./email-links.js').then(({ ConfirmPage }) => ConfirmPage),
  unsubscribe: () => import('./email-links.js').then(({ UnsubscribePage }) => UnsubscribePage),
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
// A visitor whose account cannot be read now is shown as a guest.
await Promise.all([loadWords('shell'), LOADS[route.value.page](), loadAccount().catch(() => {})]);
followLanguage();
render(html`<${App} />`, document.getElementById('app'));
connectUserSocket();
