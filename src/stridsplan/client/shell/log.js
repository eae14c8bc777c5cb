// The log: one sentence for each event, newest first; it also makes the game accessible to screen readers.
import { html } from '../vendor/htm/htm-preact.js';
import { useLayoutEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { light, unlight } from './board/highlight.js';
import { useHeights } from './heights.js';
import { groupEvents, keyOf, leadsOf, newestFirst } from './log-groups.js';
import { Sentence } from './sentence.js';
import { Button } from './ui.js';
import { gameOrShell, say, sentenceText } from './words.js';

const AT_ONCE = 60; // lines that are drawn at first
const MORE = 200; // lines that the button adds

/**
 * A line of the log, rendered once: neither the event nor the names in it change. The server marks events of little
 * importance as `quiet`.
 */
function Line({ t, event }) {
  const game = t.game.value;
  const heading = t.board.value.isHeading?.(event);
  const lit = () => light(event);
  const sentence = html`<${Sentence} game=${game} id=${gameOrShell(game, 'event', event.id)} args=${event.args}
    people=${t.people.value} owners=${t.board.value.diceOwners} />`;
  return html`<p class=${`log-line ${event.quiet ? 'quiet' : ''} ${heading ? 'log-heading' : ''}`}
    onPointerEnter=${lit} onPointerLeave=${unlight} onFocusIn=${lit} onFocusOut=${unlight}>
    ${heading ? html`<span>${sentence}</span>` : sentence}
    ${event.rule && !heading
      && html` <button type="button" class="why" title=${say('log-why-help', { rule: event.rule })}
      onClick=${() => t.openRule(event.rule)}>${say('log-why')}</button>`}</p>`;
}

/** Events that belong together: the outcome, and on request the others. */
function Group({ t, events }) {
  const [open, setOpen] = useState(false);
  const leads = leadsOf(events, t.board.value.OUTCOMES);
  const rest = events.filter((event) => !leads.includes(event));
  const lines = (shown) => shown.map((event) => html`<${Line} key=${keyOf(event)} t=${t} event=${event} />`);
  if (rest.length === 0) return lines(leads);
  return html`<div class=${`log-group ${open ? 'open' : ''}`}>
    ${lines(leads)}
    <button type="button" class="log-more" aria-expanded=${open} onClick=${() => setOpen(!open)}>
      ${open ? say('log-less') : say('log-rest', { count: rest.length })}</button>
    ${open && html`<div class="log-inside">${lines(rest.toReversed())}</div>`}
  </div>`;
}

/** Announce the latest events to screen readers. */
function Spoken({ t }) {
  const game = t.game.value;
  const sentence = (event) => sentenceText(game, gameOrShell(game, 'event', event.id), event.args, t.people.value);
  return html`<div class="unseen" aria-live="polite">
    ${t.playback.latest.value.filter(({ quiet }) => !quiet).map(sentence).join(' ')}</div>`;
}

/**
 * Keep the lines that are being read where they are when a new one comes. Positions are measured only in a column that
 * is scrolled down, because measuring them each time would be slow.
 */
function useKeptScroll(log, shownCount) {
  const scrolled = useRef(new Set());
  useLayoutEffect(() => {
    const scrollers = ['.column-lower', '.column-scroll'].map((place) => log.current.closest(place)).filter(Boolean);
    const note = ({ currentTarget }) => scrolled.current[currentTarget.scrollTop > 0 ? 'add' : 'delete'](currentTarget);
    scrollers.forEach((each) => each.addEventListener('scroll', note, { passive: true }));
    return () => scrollers.forEach((each) => each.removeEventListener('scroll', note));
  }, []);
  useLayoutEffect(() => {
    scrolled.current.forEach((scroller) => keepScrollPosition(log.current, scroller));
  }, [shownCount]);
}

function keepScrollPosition(log, scroller) {
  const isRead = log.getBoundingClientRect().top < scroller.getBoundingClientRect().top;
  const before = parseFloat(log.style.getPropertyValue('--lines')); // `useHeights` has not seen the new line yet
  if (isRead && before) scroller.scrollTop += log.querySelector('.log-lines').offsetHeight - before;
}

/** The log of a table. */
export function Log({ t }) {
  const [count, setCount] = useState(AT_ONCE);
  const log = useRef(null);
  useHeights(log, { lines: '.log-lines' });
  useKeptScroll(log, t.playback.shownCount.value);
  const events = t.events.value.slice(0, t.playback.shownCount.value);
  const { groupOf, BEGINS, isHeading = () => false, isBelow } = t.board.value;
  const groups = newestFirst(groupEvents([...t.earlierEvents.value, ...events], groupOf, BEGINS), isHeading, isBelow);
  const showEarlier = () => {
    setCount(count + MORE);
    if (t.eventsBegin.value) t.loadEarlier();
  };
  return html`<section ref=${log} class="log" aria-label=${say('log')}>
    <${Spoken} t=${t} />
    <div class="log-foot"><div class="log-lines">
    ${groups.length === 0 && html`<p class="quiet">${say('log-empty')}</p>`}
    ${groups.slice(0, count).map((group) => html`<${Group} key=${group.key} t=${t} events=${group.events} />`)}
    ${(groups.length > count || t.eventsBegin.value > 0)
      && html`<${Button} quiet onClick=${showEarlier}>${say('log-earlier')}</${Button}>`}
    </div></div></section>`;
}
