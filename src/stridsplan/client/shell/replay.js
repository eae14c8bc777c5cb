// The replay page: the board at a place of the game, a slider over the whole game, and the events of the place.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useMemo } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { Bar, MenuItem, Seats } from './bar.js';
import { scopeOf } from './games.js';
import { keyOf } from './log-groups.js';
import { Log } from './log.js';
import { Mark, seatClass } from './marks.js';
import { MissingPage, MissingTable } from './missing.js';
import { nextTurn, turnsOf } from './replay-places.js';
import { openReplay, SPEEDS } from './replay-state.js';
import { go, route } from './route.js';
import { RulesPanel } from './rules.js';
import { Sentence } from './sentence.js';
import { useStacking } from './stacking.js';
import { setTitle } from './title.js';
import { Button, copyText, Glyph, Toasts, sayOr } from './ui.js';
import { gameOrShell, say, sayList, sayNumber } from './words.js';

const MAX_SENTENCES = 4;

const Tool = ({ glyph, label, onClick }) =>
  html`<button type="button" class="icon-button" aria-label=${label} title=${label}
  onClick=${onClick}><${Glyph} name=${glyph} /></button>`;

const useTurns = (t) => useMemo(() => turnsOf(t.outline.value, t.board.value.isHeading),
  [t.outline.value, t.board.value]);

/** The turns of a game, drawn over the slider in the colours of their seats. */
function Turns({ t, turns }) {
  const share = (place) => (t.last.value ? place / t.last.value : 0);
  const ends = turns.map((_, at) => turns[at + 1]?.place ?? t.last.value);
  return html`<svg class="replay-turns" viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
    <rect class="seat-none" y="3" width="1000" height="2" />
    ${turns.map(({ place, seat }, at) => html`<rect key=${place} class=${seatClass(seat)} y="0" height="8"
      x=${1000 * share(place)} width=${Math.max(1, 1000 * share(ends[at] - place) - 1)} />`)}</svg>`;
}

function Slider({ t, turns }) {
  const { at, last } = t;
  const text = say('replay-place', { place: at.value + 1, count: last.value + 1 });
  return html`<div class="replay-slider"><${Turns} t=${t} turns=${turns} />
    <input type="range" min="0" max=${last.value} value=${at.value} aria-label=${say('replay-slider')}
      aria-valuetext=${text}
      onInput=${(event) => t.seek(Number(event.target.value))} /></div>`;
}

/** The choice of the playback speed. */
const Speed = ({ speed }) =>
  html`<select class="replay-speed" aria-label=${say('replay-speed')} title=${say('replay-speed')}
  onChange=${(event) => { speed.value = Number(event.target.value); }}>
  ${SPEEDS.map((each) => html`<option key=${each} value=${each} selected=${each === speed.value}>
    ${say('replay-speed-times', { speed: sayNumber(each) })}</option>`)}</select>`;

function Controls({ t }) {
  const turns = useTurns(t);
  const { at, last, playing } = t;
  const toTurn = (by) => t.seek(nextTurn(turns, at.value, by, last.value));
  return html`<div class="replay-controls">
    <div class="replay-buttons" role="group" aria-label=${say('replay')}>
      <${Tool} glyph="previous" label=${say('replay-turn-back')} onClick=${() => toTurn(-1)} />
      <${Tool} glyph="back" label=${say('replay-back')} onClick=${() => t.step(-1)} />
      ${playing.value ? html`<${Tool} glyph="pause" label=${say('playback-hold')} onClick=${t.pause} />`
        : html`<${Tool} glyph="play" label=${say('replay-play')} onClick=${t.play} />`}
      <${Tool} glyph="forward" label=${say('replay-forward')} onClick=${() => t.step(1)} />
      <${Tool} glyph="skip" label=${say('replay-turn-forward')} onClick=${() => toTurn(1)} />
      <${Speed} speed=${t.speed} />
    </div>
    <${Slider} t=${t} turns=${turns} />
    <span class="replay-count">${at.value + 1} / ${last.value + 1}</span></div>`;
}

/** The last important events of this place, as sentences; the log has all. */
function Sentences({ t }) {
  const { game } = t.table.value;
  const all = t.events.value.filter((event) => event.place === t.at.value);
  const important = all.filter((event) => !event.quiet);
  const here = (important.length ? important : all).slice(-MAX_SENTENCES);
  const { isReader, nameOf } = t.people.value;
  const waiting = t.due.value.map((seat) => (isReader(seat) ? say('seat-you') : nameOf(seat)));
  return html`<div class="replay-sentences" aria-live=${t.playing.value ? 'off' : 'polite'}>
    ${here.map((event) =>
      html`<p key=${keyOf(event)} class="question-sentence">
        <${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)}
      args=${event.args} people=${t.people.value} /></p>`)}
    ${here.length === 0 && html`<p class="question-sentence quiet">${say('replay-nothing')}</p>`}
    ${waiting.length > 0 && html`<p class="hint">${say('table-waiting-for', { names: sayList(waiting) })}</p>`}</div>`;
}

/** The choice of whose view is shown: a spectator's, a seat's, or all side by side. */
function Eyes({ t }) {
  const eyes = t.eyes.value;
  const all = t.all.value;
  const pick = (seat) => { t.all.value = false; t.through(seat); };
  if (eyes.length === 0) return html`<p class="hint">${say('replay-eyes-none')}</p>`;
  return html`<div class="replay-eyes" role="group" aria-label=${say('replay-eyes')}>
    <${Button} pressed=${!all && t.seat.value === null} onClick=${() => pick(null)}>
      ${say('replay-eyes-spectator')}</${Button}>
    ${eyes.map((seat) =>
      html`<${Button} key=${seat} pressed=${!all && t.seat.value === seat} onClick=${() => pick(seat)}>
      <${Mark} seat=${seat} />${t.people.value.nameOf(seat)}</${Button}>`)}
    ${eyes.length > 1
      && html`<${Button} pressed=${all} onClick=${() => { t.all.value = !all; }}>${say('replay-eyes-all')}</${Button}>`}
  </div>`;
}

/** The table as another seat sees it, for the panels beside the board. */
function seenBy(t, { seat, frame }) {
  const { isReader, nameOf } = t.people.value;
  const position = { value: { ...t.position.value, ...frame, seat } };
  const playback = { ...t.playback, shown: { value: frame.view } };
  return { ...t, playback, seat: { value: seat }, position,
    people: { value: { isReader: (each) => isReader(each) && each === seat, nameOf } } };
}

/** The panels of every seat, each as that seat sees them. */
function AllEyes({ t }) {
  const { Aside } = t.board.value;
  return html`<div class=${`replay-all ${scopeOf(t.table.value.game)}`}>
    ${t.others.value.map((other) => html`<details key=${other.seat} open>
    <summary><${Mark} seat=${other.seat} />${t.people.value.nameOf(other.seat)}</summary>
    <${Aside} t=${seenBy(t, other)} /></details>`)}</div>`;
}

const linkHere = (t) => {
  const seat = t.seat.value === null ? '' : `&seat=${t.seat.value}`;
  return `${location.origin}/t/${encodeURIComponent(t.id)}/replay?v=${t.version.value}${seat}`;
};

function Column({ t }) {
  const { Aside } = t.board.value;
  const all = t.all.value;
  return html`<div class="column">
    <div class="column-scroll">
      <section class="question" aria-label=${say('replay')}><${Sentences} t=${t} /></section>
      <section class="panel"><h2>${say('replay-eyes')}</h2><${Eyes} t=${t} />
        <div class="buttons"><${Button} quiet onClick=${() => copyText(linkHere(t))}>${say('replay-link')}</${Button}>
        </div></section>
      ${all ? html`<${AllEyes} t=${t} />`
        : html`<div class=${`aside ${scopeOf(t.table.value.game)}`}><${Aside} t=${t} /></div>`}
      <${Log} t=${t} />
    </div></div>`;
}

const KEYS = {
  ArrowLeft: (t) => t.step(-1), ArrowRight: (t) => t.step(1), Home: (t) => t.seek(0), End: (t) => t.seek(t.last.value),
  ' ': (t) => (t.playing.value ? t.pause() : t.play()),
  PageUp: (t, turns) => t.seek(nextTurn(turns, t.at.value, -1, t.last.value)),
  PageDown: (t, turns) => t.seek(nextTurn(turns, t.at.value, 1, t.last.value)),
};

/** The keys of the page; a focused button keeps the space key, a place of the board the arrow keys. */
function useReplayKeys(t) {
  const turns = useTurns(t);
  useEffect(() => {
    const onKey = (event) => {
      const inBoard = event.target.closest?.('.board-room') && event.key.startsWith('Arrow');
      const press = event.key === ' ' && event.target.closest?.('button, summary, a');
      if (event.ctrlKey || event.metaKey || event.altKey || inBoard || press || !KEYS[event.key]) return;
      event.preventDefault();
      KEYS[event.key](t, turns);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [t, turns]);
}

/** Keep the place and the view in the URL, so that it can be shared. */
function useAddress(t) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', linkHere(t)), 250);
    return () => clearTimeout(timer);
  }, [t.version.value, t.seat.value]);
}

function Room({ t }) {
  useReplayKeys(t);
  useAddress(t);
  const { Board, shape } = t.board.value;
  const room = useStacking(shape(t.table.value));
  const table = `/t/${encodeURIComponent(t.id)}`;
  const menu = html`<${MenuItem} icon="return-arrow" onClick=${() => go(table)}>${say('replay-to-table')}</${MenuItem}>
    <${MenuItem} icon="linked-rings" onClick=${() => copyText(linkHere(t))}>${say('replay-link')}</${MenuItem}>`;
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

/** The page. */
export function ReplayPage({ id }) {
  const t = useMemo(() => openReplay(id), [id]);
  useEffect(() => { t.load(route.value.query); return () => t.close(); }, [t]);
  const game = t.table.value ? sayOr(`${t.table.value.game}-name`, '') : '';
  useEffect(() => { setTitle(`${say('replay')} · ${game || 'Stridsplan'}`); }, [game]);
  if (t.status.value === 'missing') return html`<${MissingTable} failure=${t.failure.value} />`;
  if (t.status.value === 'failed') {
    return html`<${MissingPage} title=${say('table-failed-title')} text=${refusalText(t.failure.value)}>
      <${Button} primary onClick=${() => t.load(route.value.query)}>${say('try-again')}</${Button}></${MissingPage}>`;
  }
  if (t.status.value === 'loading') return html`<${Bar} />
    <main class="sheet narrow"><p class="quiet loading">${say('loading')}</p></main>`;
  return html`<${Room} t=${t} />`;
}
