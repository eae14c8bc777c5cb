// The page that looks back on a finished game: two boards beside each other, what a seat believed and how it was, a
// slider over all steps, and what went wrong.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useMemo, useState } from '../vendor/preact/hooks.mjs';
import { refusalText } from './api.js';
import { Bar, MenuItem } from './bar.js';
import { linkZooms } from './board/zoom-link.js';
import { Drawer } from './drawer.js';
import { findingsOf } from './findings.js';
import { scopeOf } from './games.js';
import { openHindsight } from './hindsight-state.js';
import { Mark } from './marks.js';
import { MissingPage, MissingTable } from './missing.js';
import { Sheets } from './position.js';
import { go, route } from './route.js';
import { RulesPanel } from './rules.js';
import { Scrubber, useScrubberKeys } from './scrubber.js';
import { Sentence } from './sentence.js';
import { setTitle } from './title.js';
import { Button, copyText, gameName, Segments, Toasts } from './ui.js';
import { say, wordId } from './words.js';

const NARROW = matchMedia('(max-width: 760px)');
const HALVES = ['belief', 'truth']; // of the comparison: what a seat believed, and how it was

/** Whether there is room for one board only. */
function useNarrow() {
  const [isNarrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const onChange = () => setNarrow(NARROW.matches);
    NARROW.addEventListener('change', onChange);
    return () => NARROW.removeEventListener('change', onChange);
  }, []);
  return isNarrow;
}

/** What a half shows: "What Alva believed", "How it was". */
const titleOf = (t, half) => say(`hindsight-${half}`, { name: t.people.value.nameOf(t.seat.value) });

/** Both boards; on a phone one of them, and a switch. */
function Boards({ t }) {
  const isNarrow = useNarrow();
  const link = useMemo(linkZooms, []);
  const { Board } = t.module.value;
  const shown = isNarrow ? [t.half.value] : HALVES;
  return html`<div class="hindsight-boards">
    ${shown.map((half) => html`<section key=${half} class=${`board-room ${scopeOf(t.game.value)}`}
      aria-label=${titleOf(t, half)}>
      <${Board} t=${t} half=${half} link=${link} />
      ${isNarrow ? html`<div class="hindsight-switch"><${Segments} label=${say('hindsight-sides')} value=${t.half.value}
          values=${HALVES.map((value) => ({ value, text: say(`hindsight-${value}-short`) }))}
          onChange=${(value) => { t.half.value = value; }} /></div>`
        : html`<h2 class="hindsight-title">${half === 'belief' && html`<${Mark} seat=${t.seat.value} /> `}
          ${titleOf(t, half)}</h2>`}</section>`)}</div>`;
}

/** The buttons that choose whose belief is shown. */
const Commanders = ({ t }) => html`<div class="hindsight-seats" role="group" aria-label=${say('hindsight-commander')}>
  ${t.sides.value.map((side, seat) => side !== null && html`<${Button} key=${seat} pressed=${t.seat.value === seat}
    onClick=${() => t.showSeat(seat)}><${Mark} seat=${seat} /><span>${t.module.value.sideText(side)}
    <small>${t.people.value.nameOf(seat)}</small></span></${Button}>`)}</div>`;

/**
 * The moment, and how much of what the seat believed was wrong. `differences` has everything that it believed; `wrong`
 * marks what differs from the truth.
 */
function Moment({ t }) {
  const { differences = [], time } = t.shown.value ?? {};
  const wrong = differences.filter((each) => each.wrong).length;
  return html`<section class="question hindsight-moment" aria-label=${say('hindsight')}>
    <p class="question-sentence">${time && t.module.value.timeText(time)}</p>
    <p class="hint" aria-live=${t.playing.value ? 'off' : 'polite'}>${say('hindsight-wrong',
    { wrong, count: differences.length })}</p>
    <${Commanders} t=${t} />
    <${Button} quiet class="hindsight-tables" onClick=${() => { t.panel.value = 'tables'; }}>
      ${say('hindsight-tables')}</${Button}></section>`;
}

/** Findings by chapter (day), each a button that leads to its step and its place. */
function Findings({ t }) {
  const { chapterOf, chapterText, hourText } = t.module.value;
  const { times } = t.outline.value;
  const chapters = Map.groupBy(t.findings.value, ({ step }) => chapterOf(times[step]));
  const isHere = ({ step }) => step === t.at.value;
  return html`${[...chapters].map(([chapter, findings]) => html`<section key=${chapter} class="findings">
    <h3>${chapterText(chapter)}</h3><ol>${findings.map((finding, at) => html`<li key=${at}>
      <button type="button" class=${`finding ${isHere(finding) ? 'here' : ''}`} onClick=${() => t.visit(finding)}
        aria-current=${isHere(finding) ? 'step' : undefined}>
        <span class="finding-time">${hourText(times[finding.step])}</span>
        <span><${Sentence} game=${t.game.value} id=${wordId(t.game.value, 'finding', finding.id)} args=${finding.args}
          people=${t.people.value} /></span></button></li>`)}</ol></section>`)}`;
}

/** The panel of findings, of all groups or of one. */
function FindingsPanel({ t }) {
  const all = findingsOf(t.outline.value, t.seat.value);
  const groups = t.module.value.groups.filter((group) => all.some((each) => each.group === group));
  const choose = (group) => { t.group.value = group; };
  return html`<section class="panel"><h2>${say('hindsight-findings')}</h2>
    ${all.length === 0 && html`<p class="hint">${say('hindsight-nothing')}</p>`}
    ${groups.length > 1 && html`<div class="hindsight-groups" role="group" aria-label=${say('hindsight-groups')}>
      <${Button} pressed=${t.group.value === null} onClick=${() => choose(null)}>
        ${say('hindsight-group-all', { count: all.length })}</${Button}>
      ${groups.map((group) => html`<${Button} key=${group} pressed=${t.group.value === group}
        onClick=${() => choose(group)}>${say(wordId(t.game.value, 'findings', group),
    { count: all.filter((each) => each.group === group).length })}</${Button}>`)}</div>`}
    <${Findings} t=${t} /></section>`;
}

/** Belief and truth at this step as tables, beside the list of what went wrong. */
function Tables({ t }) {
  const tables = t.module.value.tables(t, t.shown.value).filter(({ rows }) => rows.length > 0);
  return html`<${Drawer} title=${say('hindsight')} side="left" onClose=${() => { t.panel.value = null; }}>
    ${tables.length === 0 && html`<p class="quiet">${say('position-empty')}</p>`}
    <${Sheets} tables=${tables} /></${Drawer}>`;
}

/** A link to the step and the seat that are shown. */
const linkHere = (t) =>
  `${location.origin}/t/${encodeURIComponent(t.id)}/hindsight?step=${t.at.value}&seat=${t.seat.value}`;

/** Keep the step and the seat in the URL, so that the URL can be shared. */
function useUrl(t) {
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', linkHere(t)), 250);
    return () => clearTimeout(timer);
  }, [t.at.value, t.seat.value]);
}

/** Where chapters begin, as the `turns` of the slider (scrubber.js). */
function useChapters(t) {
  return useMemo(() => {
    const { chapterOf } = t.module.value;
    const { times } = t.outline.value;
    return times.flatMap((time, place) => (place > 0 && chapterOf(time) === chapterOf(times[place - 1]) ? []
      : [{ place, seat: null }]));
  }, [t.outline.value]);
}

function LoadedHindsight({ t }) {
  const chapters = useChapters(t);
  useScrubberKeys(t, chapters);
  useUrl(t);
  const { Place, timeText } = t.module.value;
  const { times } = t.outline.value;
  const table = `/t/${encodeURIComponent(t.id)}`;
  const menu = html`<${MenuItem} icon="return-arrow" onClick=${() => go(table)}>${say('replay-to-table')}</${MenuItem}>
    <${MenuItem} icon="linked-rings" onClick=${() => copyText(linkHere(t))}>${say('replay-link')}</${MenuItem}>`;
  const notches = [...new Set(t.findings.value.map(({ step }) => step))];
  return html`<div class="table-page replay-page hindsight-page" data-step=${t.shown.value?.at}>
    <${Bar} game=${t.game.value} menu=${menu}><a class="button" href=${table}>${say('replay-to-table')}</a></${Bar}>
    <main class="room"><h1 class="unseen">${say('hindsight')}</h1>
      <div class="replay-stage"><${Boards} t=${t} />
        <${Scrubber} t=${t} prefix=${wordId(t.game.value, 'hindsight')} turns=${chapters} notches=${notches}
          textOf=${(place) => timeText(times[place])} endText=${timeText(times[t.at.value])} /></div>
      <div class="column"><div class="column-scroll"><${Moment} t=${t} />
        <div class=${scopeOf(t.game.value)}><${Place} t=${t} /></div>
        <${FindingsPanel} t=${t} /></div></div>
      ${t.panel.value === 'tables' && html`<${Tables} t=${t} />`}
      ${t.panel.value === 'rules' && html`<${RulesPanel} t=${t} />`}
    </main><${Toasts} openRule=${t.openRule} /></div>`;
}

/** The review of a table. */
export function HindsightPage({ id }) {
  const t = useMemo(() => openHindsight(id), [id]);
  useEffect(() => { t.load(route.value.query); return () => t.close(); }, [t]);
  const game = t.game.value ? gameName(t.game.value, '') : '';
  useEffect(() => { setTitle(`${say('hindsight')} · ${game || 'Stridsplan'}`); }, [game]);
  const back = html`<a class="button" href=${`/t/${encodeURIComponent(id)}`}>${say('replay-to-table')}</a>`;
  if (t.status.value === 'missing') return html`<${MissingTable} failure=${t.failure.value} />`;
  if (t.status.value === 'none') {
    return html`<${MissingPage} title=${say('hindsight')} text=${say('hindsight-none')}>${back}</${MissingPage}>`;
  }
  if (t.status.value === 'failed') {
    return html`<${MissingPage} title=${say('hindsight')} text=${refusalText(t.failure.value)}>
      <${Button} primary onClick=${() => t.load(route.value.query)}>${say('try-again')}</${Button}>${back}
      </${MissingPage}>`;
  }
  if (t.status.value === 'loading') return html`<${Bar} />
    <main class="sheet narrow"><p class="quiet loading">${say('hindsight-loading')}</p></main>`;
  return html`<${LoadedHindsight} t=${t} />`;
}
