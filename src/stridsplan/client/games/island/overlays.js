// What is drawn over the pieces while a player chooses: lines of fire, possible moves, and what an action would
// destroy.
import { html } from '../../vendor/htm/htm-preact.js';
import { ahead, angleOf, cellOf, CELL, forwardOf, pointAt, pointOf } from './geometry.js';
import { handlePlace, lossesOf, movesWithHandle } from './picks.js';
import { Blast, lineBetween, LossRing } from './shots.js';
import { actionText, fireOf } from './texts.js';
import { Ghost } from './units.js';

/** A character's line of fire: to the square at its exact range, or to what blocks it (`fireOf` in texts.js). */
export function FireLine({ frame, view, unit }) {
  const { end, aim, bar } = fireOf(view, unit);
  const here = pointOf(frame, unit.square);
  const there = bar ? pointOf(frame, bar) : pointAt(frame, end);
  const kind = unit.target ? 'hits' : bar ? 'barred' : 'misses';
  return html`<g class=${`fire ${kind}`}>
    <path class="fire-line" d=${lineBetween(here, there, 16, bar ? 19 : aim ? 9 : 4)} />
    ${aim && !bar
      && html`<rect class="fire-aim" x=${there[0] - 16} y=${there[1] - 16} width="32" height="32" rx="3" />`}
    ${bar && html`<path class="fire-bar" d="M-7 -7L7 7M7 -7L-7 7" transform=${`translate(${there[0]} ${there[1]})`} />`}
  </g>`;
}

/**
 * Rings round the characters that an action would lose, the squares that would explode, and, if `hasOdds`, the chance
 * that they do.
 */
function Losses({ frame, view, action, isOwn, hasOdds }) {
  const { certain, perhaps, live } = lossesOf(action);
  const at = action.target ?? action.to;
  const place = (piece) => view.pieces.find((each) => each.piece === piece)?.square;
  const ring = (kind) => (piece) => {
    const square = action.kind === 'move' && piece === action.piece ? action.to : place(piece);
    return square && html`<${LossRing} key=${piece} point=${pointOf(frame, square)} kind=${kind}
      isOwn=${isOwn(piece)} />`;
  };
  const [x, y] = at ? pointOf(frame, at) : [0, 0];
  return html`<g class="losses">
    ${live !== null
      && html`<${Blast} point=${[x, y]} />
      ${hasOdds && html`<g class="odds-flag" transform=${`translate(${x + CELL} ${y - 1.5 * CELL})`}>
        <rect x="-19" y="-9" width="38" height="18" rx="3" /><text y="4.4">${Math.round(live * 100)} %</text></g>`}`}
    ${certain.map(ring('certain'))}${perhaps.map(ring('perhaps'))}</g>`;
}

const TURN_ARROW = 'M-5.5 5.5V1.5Q-5.5 -3.5 -.5 -3.5H3.5M.4 -7.2L4.4 -3.5L.4 .2';

/** Where the handle of a move is: at the side that it turns to, or in the middle. */
function handlePoint(frame, action) {
  const square = action.kind === 'rotate' ? action.square : action.to;
  if (action.kind === 'move' && !action.turn) return pointOf(frame, square);
  // In squares from the middle of its square; not 1, since another handle may be in the middle of the next square
  const away = action.kind === 'rotate' ? 0.62 : 0.5;
  const [column, row] = cellOf(square);
  const [c, r] = ahead(square, action.facing, 1);
  return pointAt(frame, [column + (c - column) * away, row + (r - row) * away]);
}

/** A round button on the board: a turn, or one of several moves to a square; `still`: it cannot be pressed. */
function Handle({ t, frame, action, seat, still }) {
  const [x, y] = handlePoint(frame, action);
  const isLeft = (action.turn ?? action.to) === 'left'; // the arrow is drawn for a turn to the right
  const turns = action.kind === 'rotate' || action.turn;
  // The arrow begins in the direction that the character faces before the turn, and bends to the side
  const before = turns ? angleOf(frame, action.facing) - (isLeft ? -90 : 90) : 0;
  const arrow = `rotate(${before}) scale(${isLeft ? -1 : 1} 1)`;
  const button = still ? {} : {
    'data-place': handlePlace(action), 'data-way': action.turn ?? action.to, role: 'button', tabindex: 0,
    'aria-label': actionText(t, action),
  };
  return html`<g class=${`handle seat-${seat} ${still ? '' : 'touchable'}`} ...${button}
    transform=${`translate(${x} ${y})`}>
    <circle r="13.5" />${turns ? html`<path d=${TURN_ARROW} transform=${arrow} />`
      : html`<text y="4.8">${action.number}</text>`}</g>`;
}

/**
 * Ghosts of a character on the squares that it can move to; with two dice of different numbers, each with the number
 * that leads there. `still`: they cannot be chosen.
 */
export function MoveGhosts({ t, frame, picks, seat, still }) {
  const withHandle = movesWithHandle(picks);
  const shared = new Set(withHandle.map((action) => action.to));
  const all = [...picks.values()].filter(({ role }) => role === 'to' || role === 'target')
    .flatMap(({ actions }) => actions).filter(({ kind }) => kind === 'move');
  const plain = all.filter((action) => !shared.has(action.to));
  const many = new Set(all.map(({ number }) => number)).size > 1;
  const turns = [...picks.values()].filter(({ role }) => role === 'turn').flatMap(({ actions }) => actions);
  return html`<g class=${`ways ${still ? 'still-ways' : ''}`}>
    ${plain.map((action) =>
      html`<${Ghost} key=${action.code} type=${action.type} seat=${seat} point=${pointOf(frame, action.to)}
      angle=${angleOf(frame, action.facing)} extra=${action.risk ? 'landing' : ''} />
      ${many && html`<g class="way-number" transform=${`translate(${pointOf(frame, action.to).join(' ')})`}>
        <text x="-13" y="16">${action.number}</text></g>`}`)}
    ${[...withHandle, ...turns].map((action) =>
      html`<${Handle} key=${action.code} t=${t} frame=${frame} action=${action} seat=${seat} still=${still} />`)}
  </g>`;
}

/** What an action would do: the character as it would stand (a launched one faces forward), and the losses. */
export function Preview({ frame, view, action, isOwn, seat, hasOdds }) {
  if (!action) return null;
  const point = action.to && action.kind === 'move' ? pointOf(frame, action.to) : action.square
    ? pointOf(frame, action.square) : null;
  const shows = ['move', 'place', 'rotate', 'launch'].includes(action.kind);
  return html`<g class="preview">
    ${shows && point && action.type
      && html`<${Ghost} type=${action.type} seat=${seat} point=${point}
        angle=${angleOf(frame, action.facing ?? forwardOf(view.seats[seat].edge))} extra="near" />`}
    ${['shoot', 'move', 'remove'].includes(action.kind)
      && html`<${Losses} frame=${frame} view=${view} action=${action} isOwn=${isOwn} hasOdds=${hasOdds} />`}</g>`;
}
