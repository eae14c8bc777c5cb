// What is written besides orders: the wishes of commanders, the errands of specialists, letters to other sides, for how
// long nothing is to be written, and orders from files. One of them is open at a time.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../../../vendor/preact/hooks.mjs';
import { ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { sayAttribute, sayList, wordId } from '../../../shell/words.js';
import { nameOf } from '../geometry.js';
import { title, word } from '../texts.js';
import { errandSteps, wishSteps } from './codes.js';
import { attempt, previewOf, submit } from './desk.js';
import { Files } from './files.js';
import { askHex } from './picking.js';
import { markerName, markerTitle, sheetWord } from './words.js';

// -- Wishes -------------------------------------------------------------------------------------------------------

/** A wish in words; the order "goto" without a hex leads to the nearest camp. */
function wishText({ order, hex }) {
  if (hex) return sheetWord('order-hex', { order: word('order', order), hex: nameOf(hex) });
  return order === 'goto' ? word('order', 'home') : word('order', order);
}

/** Choose three wishes, one by one; the server says which orders may come next, and whether one needs a hex. */
function WishForm({ t, commander, onDone }) {
  const [wishes, setWishes] = useState([]);
  const [orders, setOrders] = useState([]);
  const latest = useRef(wishes); // a click may come before the component is rendered with the last wish
  const stepsWith = (...more) => wishSteps(commander, [...latest.current, ...more]);
  useEffect(() => {
    attempt(t, async () => {
      const { actions } = await previewOf(t, stepsWith());
      setOrders(actions.filter(({ kind }) => kind === 'order').map(({ order }) => order));
    });
  }, [wishes]);
  const add = (wish) => attempt(t, async () => {
    const steps = stepsWith(wish);
    const { question } = await previewOf(t, steps);
    if (question.id === 'wish') setWishes(latest.current = [...latest.current, wish]);
    else submit(t, steps).then((isTaken) => isTaken && onDone()); // must not be awaited here, see `attempt`
  });
  const choose = (order) => attempt(t, async () => {
    const asked = await previewOf(t, [...stepsWith(), ['order', { order }]]);
    if (asked.question?.id !== 'wish_hex') add({ order, hex: null });
    else askHex(t, { purpose: { id: 'wish', order }, take: (hex) => add({ order, hex }) });
  });
  return html`<div class="other-form"><ol class="wishes">${wishes.map((wish, k) => html`<li key=${k}>${wishText(wish)}
      </li>`)}</ol><p class="hint">${sheetWord('wish-next', { number: wishes.length + 1 })}</p>
    <div class="orders">${orders.map((order) => html`<${Button} key=${order} class="chip-button" data-wish=${order}
      onClick=${() => choose(order)}>${word('order', order)}</${Button}>`)}</div>
    <div class="buttons"><${Button} quiet onClick=${onDone}>${sheetWord('give-up')}</${Button}></div></div>`;
}

/** The wishes of each commander: what he would do if his orders ran out. */
function Wishes({ t, view }) {
  const [open, setOpen] = useState(null);
  const may = new Set(ofKind(t, 'wishes').map(({ commander }) => commander));
  const all = Object.entries(view.wishes).filter(([commander]) => may.has(commander));
  return html`<p class="hint">${sheetWord('wishes-hint')}</p>
    ${all.map(([commander, wishes]) => html`<section key=${commander} data-wishes=${commander}>
      <h4>${title('commander', commander)}</h4>
      ${open === commander ? html`<${WishForm} t=${t} commander=${commander} onDone=${() => setOpen(null)} />`
    : html`<ol class="wishes">${wishes.map((wish, k) => html`<li key=${k}>${wishText(wish)}</li>`)}</ol>
        <div class="buttons"><${Button} quiet onClick=${() => setOpen(commander)} data-change-wishes>
          ${sheetWord('wishes-change')}</${Button}></div>`}</section>`)}`;
}

// -- Errands ------------------------------------------------------------------------------------------------------

/** The hexes of an errand, and how it ends. */
function ErrandForm({ t, specialist, onDone }) {
  const [route, setRoute] = useState([]);
  const [next, setNext] = useState(new Set()); // kinds of actions
  /** Lead the errand through these hexes, unless the server refuses them. */
  const lead = async (hexes) => {
    setRoute(hexes);
    const isTaken = await attempt(t, async () => {
      const unended = errandSteps(specialist, hexes, null).slice(0, -1); // without the step that ends the errand
      const { actions } = await previewOf(t, unended);
      setNext(new Set(actions.map(({ kind }) => kind)));
    });
    if (!isTaken) setRoute(route);
    return isTaken;
  };
  useEffect(() => { lead([]); }, []);
  const add = () => askHex(t, { purpose: { id: 'errand' }, take: (hex) => lead([...route, hex]) });
  const send = async (home) => { if (await submit(t, errandSteps(specialist, route, home))) onDone(); };
  return html`<div class="other-form"><p>${route.map((hex, k) => html`<${Button} key=${k} class="chip-button"
      onClick=${() => lead(route.toSpliced(k, 1))}>${nameOf(hex)} ×</${Button}>`)}
      ${next.has('hex') && html`<${Button} quiet onClick=${add} data-errand-hex>
        ${sheetWord('errand-hex')}</${Button}>`}</p>
    ${route.length > 0 && html`<label class="setting"><span>${sheetWord('errand-return')}</span>
      <select data-errand-return onChange=${(event) => send(event.target.value)}>
        <option value="">${sheetWord('errand-choose')}</option>${t.local.recipients.value.map((each) =>
    html`<option key=${each.id} value=${each.id}>${markerTitle(each)}</option>`)}</select></label>`}
    <div class="buttons">${next.has('divine') && html`<${Button} onClick=${() => send(null)} data-errand-divine>
        ${sheetWord('errand-divine')}</${Button}>`}
      <${Button} quiet onClick=${onDone}>${sheetWord('give-up')}</${Button}></div></div>`;
}

/** An errand that is given, in words. */
const errandText = ({ route, return_to: home, divines }) => sheetWord(divines ? 'errand-stars' : 'errand-trip', {
  hexes: sayList(route.map(nameOf)), home: home ? markerName(home) : '' });

/** The errands of specialists: spies, hippogriffs and astrologers. */
function Errands({ t, view }) {
  const [open, setOpen] = useState(null);
  const given = new Map(view.errands.map((errand) => [errand.id, errand]));
  return ofKind(t, 'errand').map(({ specialist }) => {
    const { hex, trade } = view.specialists.find(({ id }) => id === specialist);
    return html`<section key=${specialist} data-errand=${specialist}>
      <h4>${word('specialist', specialist)} <small>${nameOf(hex)}</small></h4>
      ${given.has(specialist) ? html`<p>${errandText(given.get(specialist))}</p>`
    : html`<p class="hint">${sayAttribute(wordId('clusta_noba', 'trade', trade), 'help')}</p>`}
      ${open === specialist ? html`<${ErrandForm} t=${t} specialist=${specialist} onDone=${() => setOpen(null)} />`
    : html`<div class="buttons"><${Button} quiet onClick=${() => setOpen(specialist)} data-begin-errand>
        ${sheetWord(given.has(specialist) ? 'errand-change' : 'errand-begin')}</${Button}></div>`}</section>`;
  });
}

// -- Letters ------------------------------------------------------------------------------------------------------

/** Letters to other sides, about truce and war. */
function Letters({ t, view }) {
  return Object.keys(view.stances).map((side) => html`<section key=${side} data-letters=${side}>
    <h4>${title('side', side)}${' '}<small>${word('stance', view.stances[side])}</small></h4>
    ${view.letters[side] && html`<p>${sheetWord('letter-got', { letter: word('letter', view.letters[side]) })}</p>`}
    ${view.posted[side] && html`<p>${sheetWord('letter-posted', { letter: word('letter', view.posted[side]) })}</p>`}
    <div class="buttons">${ofKind(t, 'letter').filter((action) => action.side === side).map((action) => html`<${Button}
      key=${action.code} quiet onClick=${() => t.choose(action)} data-letter=${action.letter}>
      ${sheetWord(`letter-${action.letter}`)}</${Button}>`)}</div></section>`);
}

// -- Days without orders ------------------------------------------------------------------------------------------

/** Days on which the seat writes nothing unless something reaches it. */
function PlayOn({ t, view }) {
  const days = [...ofKind(t, 'play_on').map((action) => action.days), view.play_on].toSorted((a, b) => a - b);
  const set = (event) => submit(t, [['play_on', { days: Number(event.target.value) }]]);
  return html`<p class="hint">${sheetWord('play-on-hint')}</p>
    <select aria-label=${sheetWord('play-on')} onChange=${set} data-play-on>${days.map((each) => html`<option
      key=${each} value=${each} selected=${each === view.play_on}>${sheetWord('play-on-days', { days: each })}
      </option>`)}</select>`;
}

// -- All of it ----------------------------------------------------------------------------------------------------

// The parts by the kind of action without which they are left out; `write` is the first action of a column
const PARTS = { wishes: Wishes, errand: Errands, letter: Letters, play_on: PlayOn, write: Files };
const countOf = (view, kind) => ({ errand: view.errands?.length, letter: Object.keys(view.posted ?? {}).length,
  play_on: view.play_on }[kind] ?? 0);

/** A button for each part that the question allows, and the part whose button was pressed. */
export function Others({ t, view }) {
  const [open, setOpen] = useState(null);
  const kinds = Object.keys(PARTS).filter((kind) => ofKind(t, kind).length > 0);
  const Part = kinds.includes(open) ? PARTS[open] : null;
  const box = useRef(null);
  useEffect(() => { if (Part) box.current.scrollIntoView({ block: 'start' }); }, [Part]);
  return kinds.length > 0 && html`<div ref=${box} class="others"><div class="units">
    ${kinds.map((kind) => html`<${Button}
      key=${kind} class="chip-button" aria-expanded=${kind === open} data-other=${kind}
      onClick=${() => setOpen(kind === open ? null : kind)}>
      ${sheetWord(`other-${kind.replace('_', '-')}`, { count: countOf(view, kind) })}</${Button}>`)}</div>
    ${Part && html`<div class="other"><${Part} t=${t} view=${view} /></div>`}</div>`;
}
