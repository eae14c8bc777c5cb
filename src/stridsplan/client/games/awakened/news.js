// What phases 1 and 2 of the player's turn did to each land, with links to the rules, until an order is begun.
import { html } from '../../vendor/htm/htm-preact.js';
import { Sentence } from '../../shell/sentence.js';
import { coarse } from '../../shell/ui.js';
import { gameOrShell, say, sentenceText } from '../../shell/words.js';
import { newsOf, tallyOf } from './follow.js';

/** The news of the turn that the seat begins now; none once it has begun an order. */
function currentNews(t) {
  const isBegun = t.compound.value.taken.length > 0 || t.playback.current.value;
  if (isBegun || t.isReplay || t.question.value?.id !== 'move') return new Map();
  return newsOf(t.events.value.slice(0, t.playback.shownCount.value));
}

const signed = (number) => (number > 0 ? `+${number}` : `−${-number}`);
const sentenceOf = (t, { id, args }) => sentenceText('awakened', gameOrShell('awakened', 'event', id), args,
  t.people.value);

/** The numbers of a land's news as a button that opens the rule of the last number. */
function Mark({ t, events, point: [x, y] }) {
  const last = events.at(-1);
  const numbers = events.map((event) => tallyOf(event)[1]);
  const text = numbers.map(signed).join(' ');
  const width = 18 + 7.6 * (text.length + 2); // about 7.6 units a character, of which ` ?` are two
  const why = `${events.map((event) => sentenceOf(t, event)).join(' ')} ${say('log-why')}`;
  const open = (event) => { event.stopPropagation(); t.openRule(last.rule); };
  const press = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open(event);
  };
  return html`<g class=${`news ${numbers.at(-1) < 0 ? 'loss' : 'gain'}`} transform=${`translate(${x} ${y - 52})`}
    role="button" tabindex="0" aria-label=${`${why} ${text} ?`} onClick=${open} onKeyDown=${press}>
    <title>${why}</title><rect x=${-width / 2} y="-12" width=${width} height="24" rx="12" />
    <text y="5">${text} <tspan>?</tspan></text></g>`;
}

/** The news over the lands, for a mouse and for keys; a finger finds them below the question. */
export function NewsMarks({ t, places }) {
  if (coarse.matches) return null;
  return html`<g class="all-news">${[...currentNews(t)].map(([cell, events]) =>
    html`<${Mark} key=${cell} t=${t} events=${events} point=${places[cell]} />`)}</g>`;
}

/** The news as sentences, each with a link to its rule; only on a touch screen. */
export function NewsLines({ t }) {
  const news = [...currentNews(t).values()].flat();
  return coarse.matches && news.length > 0 && html`<ul class="news-lines">${news.map((event) =>
    html`<li key=${event.index}><${Sentence} game="awakened" id=${gameOrShell('awakened', 'event', event.id)}
      args=${event.args} people=${t.people.value} /> <button type="button" class="why"
      title=${say('log-why-help', { rule: event.rule })} onClick=${() => t.openRule(event.rule)}>
      ${say('log-why')}</button></li>`)}</ul>`;
}
