// The panel of the chosen hex: its ground, what is believed to be there, and the newest dispatch about it.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../../vendor/preact/hooks.mjs';
import { Mark } from '../../shell/marks.js';
import { say } from '../../shell/words.js';
import { useEarlier } from './earlier.js';
import { FightOdds } from './fight-odds.js';
import { cellIn, nameOf } from './geometry.js';
import { newestLetter, rowsOf } from './hex-rows.js';
import { Letter } from './letter.js';
import { menOf, seatOf } from './markers.js';
import { ageText, placeText, placeTitle, terrainText, title, word } from './texts.js';

/** The details after the name of a unit, person or camp of the player's side, by kind. */
const DETAILS = {
  unit: (row) => [say('clusta-noba-map-men', { men: menOf(row) }),
    row.state && row.state !== 'ready' && word('state', row.state), row.order && word('order', row.order),
    row.aboard && say('clusta-noba-map-aboard')],
  commander: (row) => [say('clusta-noba-map-points', { points: row.points ?? 0 })],
  specialist: (row) => [word('trade', row.trade)],
  camp: (row) => [say('clusta-noba-map-fortified', { days: row.fortified ?? 0 })],
};

/** How a row is known: the commander-in-chief sees it, it was reported so long ago, or the orders lead it here. */
function knownText(row, isExact, isGhost) {
  if (isGhost) return say('clusta-noba-map-ghost', { age: ageText(row.age), hex: placeText(nameOf(row.hex)) });
  return isExact ? say('clusta-noba-map-exact') : ageText(row.age);
}

/** The button that opens a letter, unless it is open. */
const Opener = ({ letter, isOpen, onOpen }) => letter && !isOpen && html`<button type="button" class="why"
  onClick=${onOpen}>${say('clusta-noba-map-letter')}</button>`;

function Row({ kind, row, isExact, isGhost, letter, isOpen, onOpen }) {
  return html`<li class=${isGhost ? 'ghostly' : ''}><p><b>${word(kind, row.id)}</b>${' '}
    ${DETAILS[kind](row).filter(Boolean).join(', ')}${' '}<small>${knownText(row, isExact, isGhost)}</small></p>
    <${Opener} letter=${letter} isOpen=${isOpen} onOpen=${onOpen} /></li>`;
}

/** What was seen, with the unit if it is known, and the source: "camp, 340 men as reported" and "from scouts". */
const Seen = ({ sighting: { kind, men, unit, source } }) => html`<span>${[word('sighted', kind),
  men !== null && say('clusta-noba-map-men-reported', { men }), unit && word('unit', unit)].filter(Boolean).join(', ')}
  <small> ${word('source', source)}</small></span>`;

function HostileRow({ view, marker, letter, isOpen, onOpen }) {
  const { side, all } = marker;
  return html`<li><p><b>${side && html`<${Mark} seat=${seatOf(view, side)} /> `}
      ${side ? title('side', side) : say('clusta-noba-map-nobody')}</b>${' '}
      ${all.map((sighting, k) => html`<${Seen} key=${k} sighting=${sighting} />`)}
      ${' '}<small>${ageText(marker.age)}</small></p>
    <${Opener} letter=${letter} isOpen=${isOpen} onOpen=${onOpen} /></li>`;
}

const readingsAt = (view, name) => (view.readings ?? []).filter(({ hex }) => nameOf(hex) === name);

/** The ground of a hex, and whose place it is. */
const groundText = (view, cell) => {
  const settlement = view.map.settlements.find(({ hex }) => nameOf(hex) === cell.name);
  return [settlement && word('settlement', settlement.id), settlement && word('people', settlement.people),
    terrainText(cell)].filter(Boolean).join(' · ');
};

/** What is believed to be in a hex, and a letter: the newest, or the one that is chosen. */
export function HexDetails({ t, view, cell }) {
  const { name } = cell;
  const rows = rowsOf(t, name);
  const newest = newestLetter(t, name)?.key ?? null;
  const [open, setOpen] = useState(newest);
  useEarlier(t, rows.some(({ letter }) => !letter)); // the letter about a row may be among them
  useEffect(() => { setOpen(newest); }, [name, newest]);
  const letter = t.local.letters.value.find(({ key }) => key === open);
  const opening = (row) => ({ letter: row.letter, isOpen: row.letter?.key === open,
    onOpen: () => setOpen(row.letter.key) });
  return html`<p class="hint">${groundText(view, cell)}</p>
    ${readingsAt(view, name).map(({ band, day, astrologer }) => html`<p key=${`${day}${astrologer}`}>
      ${say('clusta-noba-map-reading', { band: word('band', String(band)), day })}</p>`)}
    <ul class="there">${rows.map((row) => (row.marker
    ? html`<${HostileRow} key=${row.key} view=${view} marker=${row.marker} ...${opening(row)} />`
    : html`<${Row} key=${row.key} ...${row} ...${opening(row)} />`))}</ul>
    <${FightOdds} t=${t} name=${name} />
    ${letter && html`<${Letter} t=${t} letter=${letter} onHex=${(hex) => { t.local.selected.value = hex; }} />`}
    ${rows.length === 0 && view.units && html`<p class="hint">${say('clusta-noba-map-nothing')}</p>`}`;
}

/** The panel; null while no hex is chosen, or while the map is asked for one. */
export function HexPanel({ t }) {
  const { selected, picking, view: { value: view } } = t.local;
  const cell = view && selected.value && cellIn(view.map, selected.value);
  if (!cell || picking.value) return null;
  return html`<section class="hex-panel clusta-noba-aside">
    <h3>${placeTitle(cell.name)}
      <button type="button" class="close" aria-label=${say('close')} title=${say('close')}
        onClick=${() => { selected.value = null; }}>×</button></h3>
    <${HexDetails} t=${t} view=${view} cell=${cell} /></section>`;
}
