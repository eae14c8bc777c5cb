// The panels that help to answer: what each side has left, the blocks not yet turned over, the score of a war (several
// battles), and what the next rolls can reach.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../../vendor/preact/hooks.mjs';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { askOdds, oddsOf, showsOdds } from '../../shell/odds.js';
import { ShareBar } from '../../shell/ui.js';
import { say, sayList, sayPercent } from '../../shell/words.js';
import { BlockOdds } from './block-odds.js';
import { lostIn } from './follow.js';
import { piecesOf, seatOf, typeOf } from './geometry.js';
import { typeTitle } from './texts.js';
import { UnitIcon } from './units.js';

const IDLE = 20; // turns without progress (IS-END-5) from which their number is shown

const shownEvents = (t) => t.events.value.slice(0, t.playback.shownCount.value);

/** The ten characters of a seat: {piece, state}; the state is island, pad, lost, or hand (not placed). */
function charactersOf(view, seat, lost) {
  const island = new Set(view.pieces.map(({ piece }) => piece));
  const pad = new Set((seat.pad?.slots ?? []).map(({ piece }) => piece));
  const gone = new Set(lost.map(({ piece }) => piece));
  return piecesOf(seat.seat).map((piece) => ({
    piece, state: gone.has(piece) ? 'lost' : island.has(piece) ? 'island' : pad.has(piece) ? 'pad' : 'hand',
  }));
}

/** A seat's characters, and how many are on the island, on its pad, and lost. */
function Force({ t, view, seat, lost }) {
  const characters = charactersOf(view, seat, lost);
  const text = say('island-force', { island: seat.island, pad: seat.on_pad, lost: seat.lost });
  return html`<div class=${`force ${seat.stands ? '' : 'out'}`}>
    <p><span class="who"><${Mark} seat=${seat.seat} /><b>${seatTitle(t.people.value, seat.seat)}</b></span> <span
      class="hint">${text}</span></p>
    <div class="ten" aria-hidden="true">
      ${characters.map(({ piece, state }) =>
        html`<span key=${piece} class=${state} title=${`${typeTitle(typeOf(piece))}: ${say(`island-state-${state}`)}`}>
      <${UnitIcon} type=${typeOf(piece)} seat=${seat.seat} /></span>`)}</div></div>`;
}

/** The seats grouped by side, the reader's side first. */
function sidesOf(view, reader) {
  const own = view.seats.find(({ seat }) => seat === reader)?.side;
  const sides = Map.groupBy(view.seats, ({ side }) => side);
  return [...sides.entries()].sort(([a], [b]) => Number(b === own) - Number(a === own) || a - b)
    .map(([, seats]) => seats);
}

function Forces({ t, view }) {
  const lost = lostIn(shownEvents(t));
  const names = (seats) => sayList(seats.map(({ seat }) => seatTitle(t.people.value, seat)));
  return html`<section class="panel"><h2>${say('island-forces')}</h2>
    ${sidesOf(view, t.seat.value).map((seats) => html`${seats.length > 1 && html`<h3>${names(seats)}</h3>`}
      ${seats.map((seat) => html`<${Force} key=${seat.seat} t=${t} view=${view} seat=${seat} lost=${lost} />`)}`)}
    ${view.idle >= IDLE && html`<p class="hint">${say('island-idle', { turns: view.idle })}</p>`}</section>`;
}

/** The face-down blocks: the chance that one is live, and how many are left. */
function Blocks({ t, view }) {
  const { live, safe } = view.faces;
  if (live + safe === 0) return html`<section class="panel"><h2>${say('island-blocks')}</h2>
    <p class="hint">${say('island-blocks-none')}</p></section>`;
  return html`<section class="panel"><h2>${say('island-blocks')}</h2>
    <${BlockOdds} t=${t} faces=${view.faces} />
    <p class="hint">${say('island-blocks-left', { live, safe })}</p></section>`;
}

/** The score of a war; null in a single battle. */
function War({ t, view }) {
  if (view.options.war === 'single') return null;
  const isByPoints = /^points/.test(view.options.war);
  const heads = isByPoints ? ['points', 'wins', 'worth'] : ['wins'];
  return html`<section class="panel"><h2>${say('island-war', { battle: view.battle })}</h2>
    <table class="powers"><thead><tr><td></td>
    ${heads.map((head) => html`<th key=${head} scope="col">${say(`island-war-${head}`)}</th>`)}</tr></thead>
    <tbody>${view.seats.map((seat) =>
      html`<tr key=${seat.seat}>
        <th scope="row"><span class="who"><${Mark} seat=${seat.seat} />${seatTitle(t.people.value, seat.seat)}</span>
        </th>
      ${heads.map((head) => html`<td key=${head}>${seat[head]}</td>`)}</tr>`)}</tbody></table></section>`;
}

/** A range of chances in words: "20.0%" or "20.0%–30.0%". */
const range = ({ least, most }) => (sayPercent(least) === sayPercent(most) ? sayPercent(least)
  : `${sayPercent(least)}–${sayPercent(most)}`);

/**
 * The chance that a turn removes an enemy: for each number rolled first, and over all numbers (`any`). That one is a
 * range, because the server does not search all zeros in a row.
 */
function Chances({ turn }) {
  const numbers = Object.keys(turn).filter((name) => name !== 'any');
  return html`${turn.any
    && html`<${ShareBar} label=${say('island-reach-any')} share=${turn.any.most} text=${range(turn.any)} />`}
    <div class="reach-numbers">
      ${numbers.map((number) =>
        html`<span key=${number} role="img"
          aria-label=${say('island-reach-number', { number, chance: sayPercent(turn[number]) })}>
      <i><u style=${{ height: `${100 * turn[number]}%` }} /></i><b>${number}</b>
      <small>${Math.round(100 * turn[number])} %</small></span>`)}</div>`;
}

/** The squares that each character could hit next turn, by the number rolled; fetched when the panel is opened. */
function Reach({ t, view }) {
  const [open, setOpen] = useState(false);
  const { version } = t.position.value;
  useEffect(() => { if (open) askOdds(t); }, [open, version]);
  const reply = oddsOf(t);
  const odds = reply?.data;
  const pieces = Object.entries(odds?.pieces ?? {})
    .filter(([, reach]) => Object.values(reach).some((squares) => squares.length > 0));
  const squareOf = (piece) => view.pieces.find((each) => each.piece === Number(piece))?.square;
  return html`<details class="panel" onToggle=${(event) => setOpen(event.currentTarget.open)}>
    <summary><h2>${say('island-reach')}</h2></summary>
    ${odds?.turn && html`<${Chances} turn=${odds.turn} />`}
    ${open && html`<ul class="reach-list">
      ${pieces.map(([piece, reach]) =>
        html`<li key=${piece} onPointerEnter=${() => { t.local.hovered.value = squareOf(piece); }}
      onPointerLeave=${() => { t.local.hovered.value = null; }}>
      <${UnitIcon} type=${typeOf(Number(piece))} seat=${seatOf(Number(piece))} />
      <span>${squareOf(piece)}</span>
      <span>${Object.entries(reach).filter(([, squares]) => squares.length > 0)
        .map(([number, squares]) => `${number} → ${squares.join(' ')}`).join('; ')}</span></li>`)}</ul>`}
    <p class="hint">${say(odds ? 'island-reach-help' : reply ? 'island-reach-wait' : 'island-reach-none')}</p>
  </details>`;
}

/** The panels between the question and the log. */
export function Aside({ t }) {
  const view = t.playback.shown.value;
  if (!view) return null;
  return html`<${Forces} t=${t} view=${view} /><${War} t=${t} view=${view} /><${Blocks} t=${t} view=${view} />
    ${view.phase === 'battle' && t.seat.value !== null && !t.isReplay && showsOdds(t)
      && html`<${Reach} t=${t} view=${view} />`}`;
}
