// A table's screen: bar, board, and the column with question, help and log (a sheet from below on a phone).
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useMemo, useRef, useState } from '../vendor/preact/hooks.mjs';
import { refusalText, unanswered } from './api.js';
import { Bar, MenuItem, Seats } from './bar.js';
import { Curtain } from './curtain.js';
import { scopeOf } from './games.js';
import { Goal } from './goal.js';
import { useHeights } from './heights.js';
import { showHints } from './hints.js';
import { useKeys } from './keys.js';
import { lazily } from './lazy.js';
import { Log } from './log.js';
import { showsOdds } from './odds.js';
import { Question } from './question.js';
import { RequestItems } from './requests.js';
import { go, route } from './route.js';
import { ShareDialog } from './share.js';
import { playSounds } from './sound.js';
import { useStacking } from './stacking.js';
import { withStyles } from './styles.js';
import { openTable } from './table-state.js';
import { Tabs } from './tabs.js';
import { PlaybackBar } from './playback-bar.js';
import { setTitle } from './title.js';
import { Button, gameName, Toasts } from './ui.js';
import { say, withWords } from './words.js';

const JoinPage = lazily(() => withStyles(import('./join.js'), 'css/lobby').then((module) => module.JoinPage));
const Agreement = lazily(() => import('./agreement.js').then((module) => module.Agreement));
const MissingPage = lazily(() => import('./missing.js').then((module) => module.MissingPage));
const MissingTable = lazily(() => import('./missing.js').then((module) => module.MissingTable));
const ending = (name) => lazily(() => withStyles(withWords(import('./ending.js'), 'ending'), 'css/ending')
  .then((module) => module[name]));
const [Banner, Ending] = [ending('Banner'), ending('Ending')];
const PuzzleTask = lazily(() => import('./puzzle-panel.js').then((module) => module.PuzzleTask));
const PANELS = {
  resign: Agreement,
  offer_draw: Agreement,
  take_back: lazily(() => import('./take-back.js').then(({ TakeBackDialog }) => TakeBackDialog)),
  rules: lazily(() => import('./rules.js').then(({ RulesPanel }) => RulesPanel)),
  share: ShareDialog,
  fairness: lazily(() => withStyles(import('./fairness.js'), 'css/proof').then(({ FairnessDialog }) => FairnessDialog)),
  statistics: lazily(() => withStyles(withWords(import('./statistics.js'), 'statistics'), 'css/position',
    'css/statistics').then(({ StatisticsDialog }) => StatisticsDialog)),
  players: lazily(() => withWords(import('./players-dialog.js'), 'people').then(({ PlayersDialog }) => PlayersDialog)),
  keys: lazily(() => import('./keys-dialog.js').then(({ KeysDialog }) => KeysDialog)),
  position: lazily(() => withStyles(import('./position.js'), 'css/position')
    .then(({ PositionPanel }) => PositionPanel)),
};

function TableMenu({ t }) {
  const open = (name) => ({ onClick: () => { t.panel.value = name; }, 'data-panel': name });
  const may = (kind) => t.position.value?.at_table?.some((action) => action.kind === kind);
  return html`<${MenuItem} icon="scroll-unfurled" ...${open('position')}>${say('position')}</${MenuItem}>
    <${MenuItem} icon="rule-book" ...${open('rules')}>${say('rules')}</${MenuItem}>
    ${t.seats.value.some((seat) => seat.kind === 'person' && !seat.mine)
      && html`<${MenuItem} glyph="person" ...${open('players')}>${say('players')}</${MenuItem}>`}
    <${MenuItem} icon="linked-rings" ...${open('share')}>${say('share')}</${MenuItem}>
    ${t.table.value.tournament
      && html`<${MenuItem} glyph="bracket" onClick=${() => go(`/tournament/${t.table.value.tournament}`)}>
        ${say('tournament')}</${MenuItem}>`}
    <${MenuItem} icon="scales" ...${open('fairness')}>${say('fairness')}</${MenuItem}>
    ${t.position.value && html`<${MenuItem} glyph="play" onClick=${() => go(`/t/${encodeURIComponent(t.id)}/replay`)}>
      ${say('replay')}</${MenuItem}>`}
    ${t.position.value?.over
      && html`<${MenuItem} icon="scales" ...${open('statistics')}>${say('statistics')}</${MenuItem}>`}
    <${MenuItem} icon="help" ...${open('keys')}>${say('keys')}</${MenuItem}>
    ${t.board.value.hints && html`<${MenuItem} icon="return-arrow" onClick=${() => showHints(t.table.value.game)}>
      ${say('hints-again')}</${MenuItem}>`}
    <${RequestItems} t=${t} />
    ${may('offer_draw')
      && html`<${MenuItem} icon="shaking-hands" ...${open('offer_draw')}>${say('at-table-offer-draw')}</${MenuItem}>`}
    ${may('resign')
      && html`<${MenuItem} icon="flying-flag" ...${open('resign')}>${say('at-table-resign')}</${MenuItem}>`}`;
}

function PuzzleMenu({ t }) {
  const open = (name) => ({ onClick: () => { t.panel.value = name; }, 'data-panel': name });
  return html`<${MenuItem} icon="return-arrow" onClick=${() => go('/puzzles')}>${say('puzzles')}</${MenuItem}>
    <${MenuItem} icon="scroll-unfurled" ...${open('position')}>${say('position')}</${MenuItem}>
    <${MenuItem} icon="rule-book" ...${open('rules')}>${say('rules')}</${MenuItem}>
    <${MenuItem} icon="help" ...${open('keys')}>${say('keys')}</${MenuItem}>`;
}

const LATE_AFTER = 900; // ms

/** Says that the connection is lost, once it has been lost for more than a moment. */
function Connection({ t }) {
  const lost = t.connection.value !== 'open' || unanswered.value;
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    const timer = setTimeout(() => setLate(true), LATE_AFTER);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!lost || !late) return null;
  return html`<div class="connection" role="status"><span>${say('connection-lost')}</span>
    <${Button} quiet onClick=${() => t.retry()}>${say('try-now')}</${Button}></div>`;
}

const ENOUGH = 160; // pixels of the open tab that must be visible

/** Scroll until the open tab begins directly below the question, unless it is visible already. */
function scrollToTab(scroller) {
  const [panel, tabs, question] = ['.tab-panel', '.tabs', '.question'].map((each) => scroller.querySelector(each));
  const start = panel.offsetTop - scroller.offsetTop;
  if (start + ENOUGH <= scroller.scrollTop + scroller.clientHeight) return;
  scroller.scrollTop = start - question.offsetHeight - tabs.offsetHeight;
}

/** The column; on a phone a sheet that can be pulled up. */
function Column({ t }) {
  const [tall, setTall] = useState(false);
  const [scroll, upper] = [useRef(null), useRef(null)];
  const { Aside } = t.board.value;
  useHeights(upper, { question: '.question', aside: '.aside' });
  const asked = t.question.value?.id;
  useEffect(() => { if (!tall) scroll.current?.scrollTo(0, 0); }, [asked, t.position.value?.over]);
  const needsBoard = Boolean(t.board.value.needsBoard?.(t));
  const wasTall = useRef(false);
  useEffect(() => {
    if (needsBoard) { wasTall.current = tall; setTall(false); } else if (wasTall.current) setTall(true);
  }, [needsBoard]);
  const showTab = () => { setTall(true); requestAnimationFrame(() => scrollToTab(scroll.current)); };
  useEffect(() => { if (t.tabToFocus.value) showTab(); }, [t.tabToFocus.value]);
  return html`<div class=${`column ${tall ? 'tall' : ''}`}>
    <button type="button" class="grip" aria-expanded=${tall} aria-label=${say(tall ? 'sheet-lower' : 'sheet-raise')}
      onClick=${() => setTall(!tall)}><span /></button>
    <${Connection} t=${t} />
    ${t.puzzle && html`<${PuzzleTask} t=${t} />`}
    <${Goal} t=${t} />
    <div class="column-scroll" ref=${scroll}>
      <div class=${`column-upper ${scopeOf(t.table.value.game)}`} ref=${upper}>
        <div class="question-place"><${Question} t=${t} /></div>
        <div class="aside-place"><div class="aside">${t.position.value?.over && html`<${Ending} t=${t} />`}
          ${t.position.value && html`<${Aside} t=${t} />`}
          ${!showsOdds(t) && !t.ahead.value && html`<p class="panel hint">${say('table-no-advice')}</p>`}</div></div>
        <div class="upper-room" /></div>
      <div class="column-lower">${t.puzzle ? html`<div class="tab-panel"><${Log} t=${t} /></div>`
        : html`<${Tabs} t=${t} onOpen=${showTab} />`}</div>
    </div>
  </div>`;
}

/** Focus the question: for keyboard users, who skip the bar and the board. */
const focusQuestion = () => document.querySelector('.question')?.focus();

/** The page of a table that is loaded. */
function LoadedTable({ t }) {
  useKeys(t);
  useEffect(() => playSounds(t), [t]);
  const { Board, shape } = t.board.value;
  const room = useStacking(shape(t.table.value));
  const Panel = PANELS[t.panel.value];
  const Items = t.puzzle ? PuzzleMenu : TableMenu;
  const hidden = t.curtain.value !== null;
  return html`<div class="table-page" data-status=${t.table.value.status}
    data-ahead=${t.ahead.value ? '' : undefined} data-playing=${t.playback.current.value ? '' : undefined}>
    ${!hidden && html`<button type="button" class="button skip" onClick=${focusQuestion}>
      ${say('skip-to-question')}</button>`}
    <${Bar} game=${t.table.value.game} menu=${html`<${Items} t=${t} />`}><${Seats} t=${t} /></${Bar}>
    <main ...${room} inert=${hidden}>
      <h1 class="unseen">${gameName(t.table.value.game)}</h1>
      <div class=${`board-room ${scopeOf(t.table.value.game)}`}><${Board} t=${t} /><${PlaybackBar} t=${t} />
        ${t.position.value?.over && html`<${Banner} t=${t} />`}</div>
      <${Column} t=${t} />
      ${Panel && html`<${Panel} t=${t} />`}
    </main>
    <${Curtain} t=${t} />
    <${Toasts} openRule=${(rule) => t.openRule(rule)} />
  </div>`;
}

function Failed({ t }) {
  return html`<${MissingPage} title=${say('table-failed-title')} text=${refusalText(t.failure.value)}>
    <${Button} primary onClick=${() => t.load()}>${say('try-again')}</${Button}></${MissingPage}>`;
}

/** Whether the URL offers the visitor a seat, by an invitation or a personal key. */
const offersSeat = (t, query) => (query.invitation || query.key) && t.mine.value.length === 0;

/** The page of a table; `open(id)` makes its state. */
export function TablePage({ id, open = openTable }) {
  const t = useMemo(() => open(id), [id]);
  useEffect(() => { t.load(); return () => t.close(); }, [t]);
  const asked = t.status.value === 'ready' && t.position.value?.question && !t.ahead.value;
  const game = t.table.value ? gameName(t.table.value.game, '') : '';
  useEffect(() => { setTitle(`${asked ? '● ' : ''}${game || 'Stridsplan'}`); }, [asked, game]);
  if (t.status.value === 'missing') return html`<${MissingTable} failure=${t.failure.value} />`;
  if (t.status.value === 'failed') return html`<${Failed} t=${t} />`;
  if (t.status.value === 'loading') return html`<${Bar} />
    <main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  if (offersSeat(t, route.value.query)) return html`<${JoinPage} t=${t} query=${route.value.query} />`;
  return html`<${LoadedTable} t=${t} />`;
}
