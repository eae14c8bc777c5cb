// The replay page: the board at one frame of the game, a slider over all frames, and the events of the frame.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useMemo } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { Bar, MenuItem, Seats } from './bar.js';
import { scopeOf } from './games.js';
import { Goal } from './goal.js';
import { lazily } from './lazy.js';
import { keyOf } from './log-groups.js';
import { Log } from './log.js';
import { Mark } from './marks.js';
import { MissingPage, MissingTable } from './missing.js';
import { turnsOf } from './replay-places.js';
import { openReplay } from './replay-state.js';
import { go, route } from './route.js';
import { RulesPanel } from './rules.js';
import { Scrubber, useScrubberKeys } from './scrubber.js';
import { Sentence } from './sentence.js';
import { useStacking } from './stacking.js';
import { setTitle } from './title.js';
import { Button, copyText, gameName, Toasts } from './ui.js';
import { gameOrShell, say, sayList, withWords } from './words.js';

const TryAgain = lazily(() => withWords(import('./try-again.js'), 'advice').then((module) => module.TryAgain));

const MAX_SENTENCES = 4;

const useTurns = (t) => useMemo(() => turnsOf(t.outline.value, t.board.value.isHeading),
  [t.outline.value, t.board.value]);

const Controls = ({ t }) => html`<${Scrubber} t=${t} prefix="replay" turns=${useTurns(t)}
  textOf=${(place) => say('replay-place', { place: place + 1, count: t.last.value + 1 })}
  endText=${`${t.at.value + 1} / ${t.last.value + 1}`} />`;

/** The last important events of this frame, or the last ones if none is important, and who is to act. */
function Sentences({ t }) {
  const { game } = t.table.value;
  const all = t.events.value.filter((event) => event.place === t.at.value);
  const important = all.filter((event) => !event.quiet);
  const here = (important.length ? important : all).slice(-MAX_SENTENCES);
  const { isReader, nameOf } = t.people.value;
  const waiting = t.toAct.value.map((seat) => (isReader(seat) ? say('seat-you-object') : nameOf(seat)));
  return html`<div class="replay-sentences" aria-live=${t.playing.value ? 'off' : 'polite'}>
    ${here.map((event) =>
      html`<p key=${keyOf(event)} class="question-sentence">
        <${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)}
      args=${event.args} people=${t.people.value} owners=${t.board.value.diceOwners} /></p>`)}
    ${here.length === 0 && html`<p class="question-sentence quiet">${say('replay-nothing')}</p>`}
    ${waiting.length > 0 && html`<p class="hint">${say('table-waiting-for', { names: sayList(waiting) })}</p>`}</div>`;
}

/** Buttons for the view to show, a spectator's or that of a seat, and a box to show the panels of all seats. */
function Viewpoints({ t }) {
  const viewpoints = t.viewpoints.value;
  if (viewpoints.length === 0) return html`<p class="hint">${say('replay-viewpoints-none')}</p>`;
  return html`<div class="replay-viewpoints" role="group" aria-label=${say('replay-viewpoints')}>
    <${Button} pressed=${t.seat.value === null} onClick=${() => t.showSeat(null)}>
      ${say('replay-viewpoints-spectator')}</${Button}>
    ${viewpoints.map((seat) =>
      html`<${Button} key=${seat} pressed=${t.seat.value === seat} onClick=${() => t.showSeat(seat)}>
      <${Mark} seat=${seat} />${t.people.value.nameOf(seat)}</${Button}>`)}
    ${viewpoints.length > 1 && html`<label class="check"><input type="checkbox" checked=${t.all.value}
      onChange=${({ target }) => { t.all.value = target.checked; }} />${say('replay-viewpoints-all')}</label>`}
  </div>`;
}

/** The table from the viewpoint of a seat, for a panel beside the board; only the reader's own panel says "you". */
function seenBy(t, { seat, frame }) {
  const { isReader, nameOf } = t.people.value;
  const position = { value: { ...t.position.value, ...frame, seat } };
  const playback = { ...t.playback, shown: { value: frame.view } };
  return { ...t, playback, seat: { value: seat }, position,
    people: { value: { isReader: (each) => isReader(each) && each === seat, nameOf } } };
}

/** The panels of every seat, each from its own viewpoint. */
function AllViewpoints({ t }) {
  const { Aside } = t.board.value;
  return html`<div class=${`replay-all ${scopeOf(t.table.value.game)}`}>
    ${t.views.value.map((view) => html`<details key=${view.seat} open>
    <summary><${Mark} seat=${view.seat} />${t.people.value.nameOf(view.seat)}</summary>
    <${Aside} t=${seenBy(t, view)} /></details>`)}</div>`;
}

/** A link to the frame and the view that are shown. */
const linkToFrame = (t) => {
  const seat = t.seat.value === null ? '' : `&seat=${t.seat.value}`;
  return `${location.origin}/t/${encodeURIComponent(t.id)}/replay?v=${t.version.value}${seat}`;
};

/**
 * Whether a new game may continue from this frame: nothing of the game is secret any more, and it does not end here.
 */
const mayTryAgain = (t) => t.table.value.status === 'over' && t.at.value < t.last.value
  && t.viewpoints.value.length === t.table.value.seats.length;

/** Whether the game has a page of hindsight: the game is over, and it hid something. */
const hasHindsight = (t) => t.board.value.hindsight && t.table.value.status === 'over';

function Column({ t }) {
  const { Aside } = t.board.value;
  const all = t.all.value;
  return html`<div class="column">
    <${Goal} t=${t} />
    <div class="column-scroll">
      <section class="question" aria-label=${say('replay')}><${Sentences} t=${t} /></section>
      <section class="panel"><h2>${say('replay-viewpoints')}</h2><${Viewpoints} t=${t} />
        <div class="buttons"><${Button} quiet onClick=${() => copyText(linkToFrame(t))}>
          ${say('replay-link')}</${Button}>
          ${mayTryAgain(t) && html`<${TryAgain} t=${t} version=${t.version.value} seat=${t.seat.value
            ?? t.toAct.value[0] ?? 0} />`}</div>
        ${hasHindsight(t)
          && html`<a href=${`/t/${encodeURIComponent(t.id)}/hindsight`}>${say('hindsight')}</a>`}</section>
      ${all ? html`<${AllViewpoints} t=${t} />`
        : html`<div class=${`aside ${scopeOf(t.table.value.game)}`}><${Aside} t=${t} /></div>`}
      <${Log} t=${t} />
    </div></div>`;
}

/** Keep the frame and the view in the URL, so that the URL can be shared. */
function useUrl(t) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', linkToFrame(t)), 250);
    return () => clearTimeout(timer);
  }, [t.version.value, t.seat.value]);
}

/** The page of a loaded replay. */
function LoadedReplay({ t }) {
  useScrubberKeys(t, useTurns(t));
  useUrl(t);
  const { Board, shape } = t.board.value;
  const room = useStacking(shape(t.table.value));
  const table = `/t/${encodeURIComponent(t.id)}`;
  const menu = html`<${MenuItem} icon="return-arrow" onClick=${() => go(table)}>${say('replay-to-table')}</${MenuItem}>
    <${MenuItem} icon="linked-rings" onClick=${() => copyText(linkToFrame(t))}>${say('replay-link')}</${MenuItem}>`;
  return html`<div class="table-page replay-page" data-version=${t.version.value}>
    <${Bar} game=${t.table.value.game} menu=${menu}><${Seats} t=${t} /></${Bar}>
    <main ...${room}>
      <h1 class="unseen">${say('replay')}</h1>
      <div class="replay-stage">
        <div class=${`board-room ${scopeOf(t.table.value.game)}`}><${Board} t=${t} />
          <a class="button replay-leave" href=${table}>${say('replay-to-table')}</a></div>
        <${Controls} t=${t} /></div>
      <${Column} t=${t} />
      ${t.panel.value === 'rules' && html`<${RulesPanel} t=${t} />`}
    </main><${Toasts} openRule=${t.openRule} /></div>`;
}

/** The replay page of a table. */
export function ReplayPage({ id }) {
  const t = useMemo(() => openReplay(id), [id]);
  useEffect(() => { t.load(route.value.query); return () => t.close(); }, [t]);
  const game = t.table.value ? gameName(t.table.value.game, '') : '';
  useEffect(() => { setTitle(`${say('replay')} · ${game || 'Stridsplan'}`); }, [game]);
  if (t.status.value === 'missing') return html`<${MissingTable} failure=${t.failure.value} />`;
  if (t.status.value === 'failed') {
    return html`<${MissingPage} title=${say('table-failed-title')} text=${refusalText(t.failure.value)}>
      <${Button} primary onClick=${() => t.load(route.value.query)}>${say('try-again')}</${Button}></${MissingPage}>`;
  }
  if (t.status.value === 'loading') return html`<${Bar} />
    <main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  return html`<${LoadedReplay} t=${t} />`;
}
