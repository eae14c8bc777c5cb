// The buttons that answer a question.
import { html } from '../../vendor/htm/htm-preact.js';
import { ActionButton, ofKind } from '../../shell/controls.js';
import { OddsBox } from '../../shell/odds-box.js';
import { drafted } from '../../shell/draft.js';
import { whyRefused } from '../../shell/refused.js';
import { Button, Stepper } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { Chances } from './chances.js';
import { Building, BUILDING_KINDS, GlyphIcon } from './glyphs.js';
import { raidedBy } from './picks.js';
import { Losses } from './next-turns.js';
import { NewsLines } from './news.js';
import { buildingTitle, cargoText, cellIn, contentsText, word } from './texts.js';
import { begin, complete, giveUp, remove, secondRange, setFirst } from './touch.js';

const Hint = ({ id, args }) => html`<p class="hint">${say(id, args)}</p>`;

/** The land where a transfer goes; soldiers that join a raid go to the land that is raided. */
const goalOf = (t, { to }) => to ?? raidedBy(drafted(t)) ?? '';

/** One number, with its label above it, or beside it on a phone. */
const HowMany = ({ label, ...range }) => html`<div class="how-many"><p class="hint">${label}</p>
  <${Stepper} label=${label} ...${range} /></div>`;

/**
 * How many go: two numbers, of which the first limits the second. A number without a choice is not shown. `isMarch`:
 * soldiers go, else people and resources.
 */
function Numbers({ t, open, isMarch }) {
  const kinds = isMarch ? ['fresh', 'veterans'] : ['people', 'resources'];
  const { min, max } = t.local.range.value;
  const second = secondRange(t);
  const { value } = second;
  const first = t.local.first.value ?? open.numbers[0];
  return html`${max > min && html`<${HowMany} label=${word('how-many', kinds[0])} value=${first} min=${min}
      max=${max} onChange=${(number) => setFirst(t, number)} />`}
    ${second.max > second.min && html`<${HowMany} label=${word('how-many', kinds[1])} value=${value}
      min=${second.min} max=${second.max} onChange=${(number) => { t.local.second.value = number; }} />`}
    <div class="buttons"><${Button} primary onClick=${() => complete(t)} data-send>
        ${say('awakened-send', { cargo: cargoText([first, value], isMarch), cell: goalOf(t, open) })}</${Button}>
      <${Button} quiet onClick=${() => giveUp(t)}>${say('cancel')}</${Button}></div>`;
}

/** The transfers of the order, each with a button that removes it; null while there are none. */
function Transfers({ t, isMarch }) {
  const transfers = t.local.transfers.value.filter(({ isComplete }) => isComplete);
  return transfers.length > 0 && html`<ul class="transfers">${transfers.map((transfer, k) => html`<li key=${k}>
    <b>${transfer.from} → ${goalOf(t, transfer)}</b>
    <span>${cargoText(transfer.numbers, isMarch)}</span>
    <${Button} quiet class="square" label=${say('awakened-remove', { from: transfer.from, to: goalOf(t, transfer) })}
      onClick=${() => remove(t, transfer)}>×</${Button}></li>`)}</ul>`;
}

/** After a land is chosen: its goals are marked on the map. */
const Goals = ({ t }) => html`<${Hint} id="awakened-where" />
  <div class="buttons"><${Button} quiet onClick=${() => giveUp(t)}>${say('cancel')}</${Button}></div>`;

const isUnexplored = (t, cell) => cellIn(t.position.value.view, cell)?.marker === null;

/**
 * The order of phase 3. The open transfer has no number until its goal is chosen, and then its first one
 * (`transfersOf` in picks.js).
 */
function Moving({ t }) {
  const open = t.local.open.value;
  const [end] = ofKind(t, 'end_moves');
  const transfers = t.local.transfers.value.filter(({ isComplete }) => isComplete);
  const exploring = t.compound.value.view?.exploring ?? [];
  return html`${open?.numbers.length === 1 && html`<${Numbers} t=${t} open=${open} />
      ${isUnexplored(t, open.to) && html`<${Chances} t=${t} cell=${open.to} />`}`}
    ${open && open.numbers.length === 0 && html`<${Goals} t=${t} />`}
    ${!open && html`<${Hint} id=${transfers.length > 0 ? 'awakened-move-more' : 'awakened-move-hint'} />
      ${exploring.length > 1 && html`<${Hint} id="awakened-explore-order"
        args=${{ cells: exploring.join(', ') }} />`}
      <div class="buttons">${end && html`<${ActionButton} t=${t} action=${end} primary data-end>
        ${say(transfers.length === 0 ? 'awakened-stay' : exploring.length > 0 ? 'awakened-go-explore'
    : 'awakened-go')}</${ActionButton}>`}</div><${Losses} t=${t} /><${NewsLines} t=${t} />`}
    <${Transfers} t=${t} />`;
}

/** One building of the land that is chosen; `at`: its index in the list, for the digit key. */
function Site({ t, land, kind, at }) {
  const action = ofKind(t, 'build').find((each) => each.cell === land.id && each.building === kind);
  const why = action ? undefined : whyRefused(t, { kind: 'build', cell: land.id, building: kind });
  return html`<li><${GlyphIcon}><g transform="scale(1.8)"><${Building} kind=${kind} /></g></${GlyphIcon}>
    <span><b>${buildingTitle(kind)}</b><small>${word('building', kind, 'help')}</small></span>
    <${Button} why=${why} onClick=${() => t.choose(action)} data-digit=${at + 1}
      label=${say('awakened-action-build', { cell: land.id, building: kind })}>${say('awakened-build')}</${Button}>
    </li>`;
}

/** Phase 5: the buildings of the land that is chosen. */
function Constructing({ t }) {
  const cells = [...new Set(ofKind(t, 'build').map(({ cell }) => cell))];
  const chosen = t.local.site.value;
  const land = cellIn(t.position.value.view, chosen);
  const [end] = ofKind(t, 'end_building');
  return html`<div class="buttons">${cells.length > 1 && cells.map((cell) => html`<${Button} key=${cell}
      pressed=${cell === chosen} onClick=${() => { t.local.chosen.value = cell; }}>${cell}</${Button}>`)}
    ${end && html`<${ActionButton} t=${t} action=${end} primary data-end />`}</div>
    ${land && html`<p class="hint"><b>${land.id}</b> ${contentsText(land)}</p>
      <ul class="sites">${BUILDING_KINDS.map((kind, at) =>
    html`<${Site} key=${kind} t=${t} land=${land} kind=${kind} at=${at} />`)}</ul>`}`;
}

/** Phase 7: a button for every land that can form a soldier. */
function Forming({ t }) {
  const [end] = ofKind(t, 'end_forming');
  return html`<${Hint} id="awakened-form-hint" />
    <div class="buttons">${ofKind(t, 'form').map((action) => html`<${ActionButton} key=${action.code} t=${t}
      action=${action} />`)}</div>
    <div class="buttons">${end && html`<${ActionButton} t=${t} action=${end} primary data-end />`}</div>`;
}

/** The raid being chosen, with its exact outcome. */
function Raid({ t, raid, action }) {
  const others = ofKind(t, 'march_from');
  return html`<${OddsBox} label=${say('awakened-raid-odds')}>
    <p class="hint">${say('awakened-raid-outcome', { target: raid.target,
    attackers: raid.attackers, attackers_lost: raid.attackers_lost, soldiers: raid.soldiers,
    soldiers_lost: raid.soldiers_lost, defence: Number(raid.defence), survivors: raid.survivors })}</p></${OddsBox}>
    ${others.length > 0 && html`<${Hint} id="awakened-raid-more" args=${{ target: raid.target }} />`}
    <div class="buttons"><${ActionButton} t=${t} action=${action} primary data-end />
    ${others.map((each) => html`<${Button} key=${each.code} onClick=${() => begin(t, each)}>
      ${say('awakened-join', { cell: each.cell })}</${Button}>`)}</div>`;
}

/** Phase 8: soldiers move and raid, one action after another. */
function Marching({ t }) {
  const open = t.local.open.value;
  const [end] = ofKind(t, 'end_turn');
  const [raid] = ofKind(t, 'raid');
  const view = t.compound.value.view;
  return html`${open?.numbers.length === 1 && html`<${Numbers} t=${t} open=${open} isMarch />`}
    ${open && open.numbers.length === 0 && html`<${Goals} t=${t} />`}
    ${!open && raid && view?.raid && html`<${Raid} t=${t} raid=${view.raid} action=${raid} />`}
    ${!open && !raid && html`<${Hint} id="awakened-march-hint" />
      <div class="buttons">${end && html`<${ActionButton} t=${t} action=${end} primary data-end />`}</div>`}
    ${raidedBy(drafted(t)) && html`<${Transfers} t=${t} isMarch />`}`;
}

/** The effects of a raid: every possible one as a button. */
function Effects({ t }) {
  const { survivors } = t.question.value.args;
  const [end] = ofKind(t, 'end_raid');
  return html`<${Hint} id="awakened-effect-hint" args=${{ survivors }} />
    <div class="buttons">${ofKind(t, 'plunder', 'kill', 'destroy', 'conquer').map((action) =>
    html`<${ActionButton} key=${action.code} t=${t} action=${action} />`)}</div>
    <div class="buttons">${end && html`<${ActionButton} t=${t} action=${end} quiet data-end />`}</div>`;
}

/** Where an option lets players choose who grows and who flees. */
function Choosing({ t }) {
  const actions = ofKind(t, 'grow', 'flee');
  const [end] = ofKind(t, 'end_growth');
  return html`<div class="buttons">${actions.map((action, k) => html`<${ActionButton} key=${action.code} t=${t}
    action=${action} primary=${k === 0} />`)}${end && html`<${ActionButton} t=${t} action=${end} data-end />`}</div>`;
}

const CONTROLS = { grow: Choosing, flee: Choosing, build: Constructing, form: Forming, effect: Effects };
const MARCHES = ['military', 'march_to', 'fresh', 'veterans', 'origins'];

/** The buttons for the current question. */
export function Controls({ t }) {
  const { id } = t.question.value;
  const isMarch = MARCHES.includes(id) && t.position.value.view.phase === 'military';
  const Chosen = CONTROLS[id] ?? (isMarch ? Marching : Moving);
  return html`<${Chosen} t=${t} />`;
}
