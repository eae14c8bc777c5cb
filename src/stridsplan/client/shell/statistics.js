// The dice of a game that is over, and luck: what the exact odds let expect against what fell.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText } from './api.js';
import { Mark, seatClass } from './marks.js';
import { unusualness } from './statistics-words.js';
import { Dialog } from './ui.js';
import { gameOrShell, say, sayNumber, sayPercent, wordId } from './words.js';

/** How often each face fell, a bar a face, with a line where all would stand if all came equally often. */
function Faces({ dice }) {
  const total = dice.counts.reduce((sum, count) => sum + count, 0);
  const even = total / dice.sides;
  const most = Math.max(...dice.counts, even);
  return html`<div class=${`faces ${seatClass(dice.seat)}`} style=${{ '--even': `${100 * (even / most)}%` }}>
    ${dice.counts.map((count, at) => html`<span key=${at} role="img" aria-label=${say('statistics-face', { face: dice.first + at, count })}>
      <i><u style=${{ height: `${100 * (count / most)}%` }} /></i><b>${dice.first + at}</b><small>${count}</small></span>`)}</div>`;
}

function Dice({ dice, game }) {
  const total = dice.counts.reduce((sum, count) => sum + count, 0);
  return html`<section class="throws"><h4>${say(gameOrShell(game, 'stream', dice.stream))}</h4>
    <${Faces} dice=${dice} />
    <p class="hint">${say('statistics-dice', { count: total, mean: sayNumber(dice.mean, 2), expected: sayNumber(dice.expected, 2) })}
      ${' '}${say(`statistics-${unusualness(dice.p)}`, { share: sayPercent(dice.p) })}
      ${dice.undone > 0 && html` ${say('statistics-undone', { count: dice.undone })}`}</p></section>`;
}

/** Whether more fell than was to be expected, and whether that is luck. */
function leaning({ fell, expected, good, p }) {
  if (unusualness(p) === 'usual' || fell === expected || !good) return 'even';
  return (fell > expected) === (good > 0) ? 'lucky' : 'unlucky';
}

/** One measure: what fell as a bar, what was to be expected as a line on it. */
function Luck({ luck, game }) {
  const most = Math.max(luck.fell, luck.expected + 2 * luck.deviation, 1);
  const lean = leaning(luck);
  return html`<div class=${`luck-row ${lean}`}><span>${say(wordId(game, 'luck', luck.id))}</span>
    <span class="luck-bar" role="img" aria-label=${say('statistics-luck-line', { fell: luck.fell, expected: sayNumber(luck.expected) })}
      style=${{ '--fell': `${100 * (luck.fell / most)}%`, '--expected': `${100 * (luck.expected / most)}%` }}><i /></span>
    <b>${luck.fell}<small> / ${sayNumber(luck.expected)}</small></b>
    <p class="hint">${lean !== 'even' && html`<strong>${say(`statistics-${lean}`)}</strong>${' '}`}${say(`statistics-${unusualness(luck.p)}`, { share: sayPercent(luck.p) })}</p></div>`;
}

function SeatPart({ t, seat, luck, dice }) {
  const { game } = t.table.value;
  const own = (list) => list.filter((each) => each.seat === seat);
  if (own(luck).length + own(dice).length === 0) return null;
  return html`<section class="statistics-seat"><h3><${Mark} seat=${seat} /> ${seat === null ? say('statistics-nobody') : t.people.value.nameOf(seat)}</h3>
    ${own(luck).length > 0 && html`<div class="lucks"><p class="hint">${say('statistics-luck')}</p>
      ${own(luck).map((each) => html`<${Luck} key=${each.id} luck=${each} game=${game} />`)}</div>`}
    ${own(dice).map((each) => html`<${Dice} key=${`${each.stream}/${each.sides}`} dice=${each} game=${game} />`)}</section>`;
}

function useStatistics(id) {
  const [answer, setAnswer] = useState({});
  useEffect(() => {
    get(`/tables/${encodeURIComponent(id)}/statistics`)
      .then((found) => setAnswer({ found })).catch((refusal) => setAnswer({ refusal }));
  }, [id]);
  return answer;
}

/** The dialog at the end of a game. */
export function StatisticsDialog({ t }) {
  const { found, refusal } = useStatistics(t.table.value.id);
  const seats = [...t.table.value.seats.map(({ seat }) => seat), null];
  return html`<${Dialog} title=${say('statistics')} onClose=${() => { t.panel.value = null; }} wide>
    <p>${say('statistics-line')}</p>
    ${refusal && html`<p class="notice error" role="alert">${refusalText(refusal)}</p>`}
    ${!found && !refusal && html`<p class="quiet loading">${say('loading')}</p>`}
    ${found && found.luck.length + found.dice.length === 0 && html`<p class="quiet">${say('statistics-none')}</p>`}
    ${found && seats.map((seat) => html`<${SeatPart} key=${seat} t=${t} seat=${seat} luck=${found.luck} dice=${found.dice} />`)}
  </${Dialog}>`;
}
