// Start-up: settings, texts, the first page. Each page's module is fetched when the page is first shown.
import { html } from '../vendor/htm/htm-preact.js';
import { render } from '../vendor/preact/preact.mjs';
import '../vendor/preact-signals/signals.mjs'; // makes components render again when a signal changes
import { loadAccount } from './account-state.js';
import { lazily } from './lazy.js';
import { route, startRouting } from './route.js';
import { startSettings } from './settings.js';
import { withStyles } from './styles.js';
import { startTitle } from './title.js';
import { connectUserSocket } from './user-socket.js';
import { followLanguage, loadWords, withWords } from './words.js';

const LOADS = {
  lobby: () => withStyles(import('./lobby.js'), 'css/lobby').then(({ Lobby }) => Lobby),
  table: () => import('./table.js').then(({ TablePage }) => TablePage),
  replay: () => withStyles(import('./replay.js'), 'css/replay').then(({ ReplayPage }) => ReplayPage),
  hindsight: () => withStyles(withWords(import('./hindsight.js'), 'hindsight'), 'css/replay', 'css/position',
    'css/hindsight').then(({ HindsightPage }) => HindsightPage),
  tournament: () => withStyles(import('./tournament.js'), 'css/tournament')
    .then(({ TournamentPage }) => TournamentPage),
  puzzles: () => withStyles(withWords(import('./puzzles.js'), 'puzzle'), 'css/puzzle')
    .then(({ PuzzlesPage }) => PuzzlesPage),
  puzzle: () => withStyles(withWords(import('./puzzle.js'), 'advice', 'puzzle'), 'css/advice', 'css/puzzle')
    .then(({ PuzzlePage }) => PuzzlePage),
  proof: () => withStyles(withWords(import('./proof-page.js'), 'proof'), 'css/proof')
    .then(({ ProofPage }) => ProofPage),
  rules: () => import('./rules.js').then(({ RulesPage }) => RulesPage),
  account: () => withStyles(withWords(import('./account.js'), 'account', 'people'), 'css/account')
    .then(({ AccountPage }) => AccountPage),
  player: () => withStyles(withWords(import('./profile.js'), 'profile'), 'css/account', 'css/profile')
    .then(({ ProfilePage }) => ProfilePage),
  recover: () => withStyles(withWords(import('./recover.js'), 'account'), 'css/account')
    .then(({ RecoverPage }) => RecoverPage),
  operator: () => withStyles(withWords(import('./operator.js'), 'people'), 'css/account')
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
