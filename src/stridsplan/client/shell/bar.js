// The bar at the top of every page: the way home, the game, and a menu with the visitor's settings; at a table also the
// seats.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { SeatClock } from './clocks.js';
import { SeatFace } from './levels.js';
import { Mark, seatClass } from './marks.js';
import { profileUrl } from './names.js';
import { language, LANGUAGES, sound, speed, SPEEDS, theme, THEMES } from './settings.js';
import { makeSound } from './sound.js';
import { gameName, Glyph, Icon, sayOr, Segments } from './ui.js';
import { say, wordId } from './words.js';

/** A setting; `id` begins the names of its messages. */
function Switch({ id, values, value, onChange }) {
  return html`<p class="caption" aria-hidden="true">${say(id)}</p>
    <${Segments} label=${say(id)} value=${value} onChange=${onChange}
      values=${values.map((each) => ({ value: each, text: say(`${id}-${each}`) }))} />`;
}

/** Language, theme, speed and sound. */
export function Switches() {
  const setSound = (value) => { sound.value = value === 'on'; makeSound('turn'); }; // silent if it is off now
  return html`<div class="switches">
    <${Switch} id="language" values=${LANGUAGES} value=${language.value}
      onChange=${(tag) => { language.value = tag; }} />
    <${Switch} id="theme" values=${THEMES} value=${theme.value} onChange=${(name) => { theme.value = name; }} />
    <${Switch} id="speed" values=${SPEEDS} value=${speed.value} onChange=${(name) => { speed.value = name; }} />
    <${Switch} id="sound" values=${['off', 'on']} value=${sound.value ? 'on' : 'off'} onChange=${setSound} />
  </div>`;
}

/** A button that opens a small menu below it; `glyph`: the name of the `Glyph` on it. */
export function Menu({ label, glyph = 'menu', children }) {
  const [open, setOpen] = useState(false);
  const box = useRef(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event) => { if (!box.current?.contains(event.target)) setOpen(false); };
    const escape = (event) => { if (event.key === 'Escape') setOpen(false); };
    addEventListener('pointerdown', close);
    addEventListener('keydown', escape);
    return () => { removeEventListener('pointerdown', close); removeEventListener('keydown', escape); };
  }, [open]);
  return html`<div class="menu" ref=${box}>
    <button type="button" class="icon-button" aria-expanded=${open} aria-label=${label} title=${label}
      onClick=${() => setOpen(!open)}><${Glyph} name=${glyph} /></button>
    ${open && html`<div class="menu-list"
      onClick=${(event) => { if (event.target.closest('.menu-item')) setOpen(false); }}>
      ${children}</div>`}
  </div>`;
}

/** One line of a menu. Before it is drawn the `Icon` named `icon`, or the `Glyph` named `glyph`. */
export const MenuItem = ({ icon, glyph, onClick, children, ...rest }) =>
  html`<button type="button" class="menu-item" onClick=${onClick} ...${rest}>
  ${icon && html`<${Icon} name=${icon} />`}${glyph && html`<${Glyph} name=${glyph} />`}
  <span>${children}</span></button>`;

/** A score with its target, if the goal has one: "31 points of 50". */
function scoreText(t, score, target) {
  if (score === null) return '';
  const text = say(wordId(t.table.value.game, t.board.value.scoreId(t.playback.shown.value)), { score });
  return target === null ? text : say('seat-score-of', { score: text, target });
}

function Seat({ t, seat }) {
  const { table, position, thinking, board, toAct } = t;
  const acting = table.value.status === 'playing' && toAct.value.includes(seat.seat);
  const own = t.seat.value === seat.seat;
  const score = board.value?.score(t.playback.shown.value, seat.seat) ?? null;
  // The seat has left the game, or is out by the rules.
  const out = position.value?.out?.includes(seat.seat) || board.value?.isOut?.(t.playback.shown.value, seat.seat);
  const name = own ? say('seat-you-title') : t.people.value.nameOf(seat.seat);
  const state = [acting && say('seat-acting'), out && say('seat-out'), seat.kind === 'bot' && say('seat-bot'),
    !out && seat.kind === 'person' && !seat.present && !seat.mine && say('seat-away')].filter(Boolean);
  const target = t.playback.shown.value?.goal?.target ?? null;
  const parts = [own && seat.name ? `${seat.name} (${say('seat-you')})` : name, scoreText(t, score, target), ...state];
  const full = parts.filter(Boolean).join(', ');
  return html`<li class=${`seat ${seat.kind} ${seatClass(seat.seat)} ${acting ? 'acting' : ''} ${out ? 'out' : ''}`}
    aria-current=${acting ? 'true' : undefined} data-own=${own ? seat.seat : undefined} title=${full}>
    <${Mark} seat=${seat.seat} breathing=${acting || thinking.value.has(seat.seat)} />
    <${SeatFace} seat=${seat} />
    ${seat.account
      ? html`<a class="seat-name" href=${profileUrl(seat.account)} aria-label=${full}>${name}</a>`
      : html`<span class="seat-name" aria-label=${full}>${name}</span>`}
    ${score !== null && html`<span class="seat-score" aria-hidden="true">${score}${target !== null
      && html`<span class="seat-target">/${target}</span>`}</span>`}
    ${!out && html`<${SeatClock} table=${table.value} seat=${seat.seat} own=${own} />`}
  </li>`;
}

/** The seats of a table: mark, name, score, whose turn. */
export function Seats({ t }) {
  return html`<ol class="seats" aria-label=${say('seats')}>
    ${t.table.value.seats.map((seat) => html`<${Seat} key=${seat.seat} t=${t} seat=${seat} />`)}</ol>`;
}

const AccountItem = () =>
  html`<a class="menu-item" href="/account"><${Glyph} name="person" /><span>${say('account')}</span></a>`;

/** The bar. `game`: its id; `children`: what the page adds; `menu`: what it adds to the menu. */
export function Bar({ game, children, menu }) {
  return html`<header class="bar">
    <a class="brand" href="/" aria-label=${say('home')}>Stridsplan</a>
    ${game && html`<span class="bar-game">
      <span>${gameName(game)}</span> <span>· ${sayOr(wordId(game, 'subtitle'), '')}</span></span>`}
    <div class="bar-rest">${children}</div>
    <${Menu} label=${say('menu')}>${menu}<${AccountItem} /><${Switches} /></${Menu}>
  </header>`;
}
