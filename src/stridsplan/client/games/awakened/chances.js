// What an unexplored land may be: bars over little pictures, and the same in words. The server computes it.
import { html } from '../../vendor/htm/htm-preact.js';
import { say, sayList, sayNumber, sayPercent } from '../../shell/words.js';
import { usePositionOdds } from './position-odds.js';
import { CodeGlyph, Crate, GlyphIcon, Room } from './glyphs.js';
import { codeText } from './texts.js';

/**
 * The three distributions of a land, each a list `id` of the server's odds. `key`: the field of an entry that has its
 * value; `text`, `picture`: of a value.
 */
const CHARTS = [
  { id: 'room', key: 'limit', text: (limit) => say('awakened-land-room', { limit }),
    picture: (limit) => html`<g transform="scale(.95)"><${Room} limit=${limit} people=${0} /></g>` },
  { id: 'codes', key: 'code', text: codeText,
    picture: (code) => html`<g transform="scale(1.1)"><${CodeGlyph} code=${code} /></g>` },
  { id: 'food', key: 'food', text: (food) => say('awakened-chances-produces', { food }),
    picture: (food) => html`<g transform="scale(.85)"><${Crate} number=${food} /></g>` },
];

/** A share in whole percent, without the sign, for the space above a bar. */
const short = (share) => sayNumber(100 * share, 0);

function Chart({ chart, entries }) {
  const most = Math.max(...entries.map(({ share }) => share));
  const words = sayList(entries.map((each) => `${chart.text(each[chart.key])} ${sayPercent(each.share)}`));
  return html`<figure class="chance"><figcaption>${say(`awakened-chances-${chart.id}`)}</figcaption>
    <div class="chance-bars" role="img" aria-label=${words}>${entries.map((each) => html`<span key=${each[chart.key]}
      title=${`${chart.text(each[chart.key])}: ${sayPercent(each.share)}`}><b>${short(each.share)}</b>
      <i style=${{ '--of-most': each.share / most }} />
      <${GlyphIcon}>${chart.picture(each[chart.key])}</${GlyphIcon}></span>`)}</div></figure>`;
}

/**
 * What a land may be that nobody has explored; null where the table shows no odds.
 * `few`: only the first two charts, which show the two values of a marker.
 */
export function Chances({ t, cell, few = false }) {
  const { isAsked, data } = usePositionOdds(t);
  if (!isAsked) return null;
  const odds = data?.unexplored;
  const look = few ? 'chances few' : 'chances';
  if (!odds?.markers) return html`<div class=${look} aria-busy=${!data} />`;
  return html`<div class=${look}><p class="hint">${say('awakened-chances-line', { cell, count: odds.markers,
    room: sayNumber(odds.mean_room), food: sayNumber(odds.mean_food) })}</p>
    ${CHARTS.slice(0, few ? 2 : undefined).map((chart) => html`<${Chart} key=${chart.id} chart=${chart}
      entries=${odds[chart.id]} />`)}</div>`;
}
