// The umpire's panel: where play has stopped, what may be changed there, and when to be asked next.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../../../vendor/preact/hooks.mjs';
import { ActionButton, ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { nameOf } from '../geometry.js';
import { Asked } from '../sheet/asked.js';
import { submit } from '../sheet/desk.js';
import { word } from '../texts.js';
import { Calendar } from './calendar.js';
import { Dice } from './dice.js';
import { Persons } from './persons.js';
import { Reports } from './reports.js';
import { label, umpireWord } from './words.js';

/** A checkbox for each stage of play: whether play stops before it. `kind`: the kind of the action that switches it. */
export function Pauses({ t, kind }) {
  const { pauses } = t.position.value.view.umpire;
  return html`<p class="hint">${umpireWord('pauses-hint')}</p><ul class="umpire-steps">${ofKind(t, kind)
    .map(({ stage }) => html`<li key=${stage}><label class="check"><input type="checkbox" data-pause=${stage}
      checked=${pauses.includes(stage)} onChange=${() => submit(t, [[kind, { stage }]])} />
      ${label('stage', stage)}</label></li>`)}</ul>`;
}

/** The forces that fight, and what may be ruled for each. */
function Fights({ t, view }) {
  const rulings = ofKind(t, 'rule_fight');
  return view.fights.map(({ force, side, hex, leader, units, ruled }) => html`<section key=${force} data-force=${force}>
    <h4>${word('side', side)} ${nameOf(hex)} <small>${[leader && word('commander', leader),
  ...units.map((unit) => word('unit', unit))].filter(Boolean).join(', ')}</small></h4>
    ${ruled.length > 0 && html`<p>${ruled.map((ruling) => label('ruling', ruling)).join(', ')}</p>`}
    <div class="units">${rulings.filter((action) => action.force === force).map((action) => html`<${Button}
      key=${action.ruling} class="chip-button" data-ruling=${action.ruling} onClick=${() => t.choose(action)}>
      ${label('ruling', action.ruling)}</${Button}>`)}</div></section>`);
}

/** Which sides may act in the coming night. */
function Night({ t, view }) {
  return html`<p class="hint">${umpireWord('night-hint')}</p>
    ${view.night_action.map((side) => html`<p key=${side}>
      ${umpireWord('night-allowed', { side: word('side', side) })}</p>`)}
    <div class="units">${ofKind(t, 'allow_night').map((action) => html`<${ActionButton} key=${action.code} t=${t}
      action=${action} class="chip-button" />`)}</div>`;
}

// By part: its component, the number on its button, and the kind of action without which it is left out
const PARTS = {
  pauses: [(props) => html`<${Pauses} kind="pause_before" ...${props} />`, (view) => view.umpire.pauses.length],
  dice: [Dice, (view) => Object.values(view.replaced_dice).flat().length],
  reports: [Reports, (view) => view.report_lines.length, 'change_report'],
  fights: [Fights, (view) => view.fights.length, 'rule_fight'],
  persons: [Persons, () => 0],
  night: [Night, (view) => view.night_action.length],
  calendar: [Calendar, (view) => view.messages.length],
};

/** What the umpire may do before play goes on; one part is open at a time. */
export function Umpire({ t }) {
  const { view } = t.position.value;
  const [open, setOpen] = useState('reports');
  const [hasChosen, setChosen] = useState(false);
  const choose = (part) => {
    setOpen(part === shown ? null : part);
    setChosen(true);
  };
  const parts = Object.keys(PARTS).filter((part) => {
    const needed = PARTS[part][2];
    return !needed || ofKind(t, needed).length > 0;
  });
  const shown = parts.includes(open) ? open : null;
  const Part = shown && PARTS[shown][0];
  const box = useRef(null);
  useEffect(() => { if (hasChosen) box.current?.scrollIntoView({ block: 'nearest' }); }, [shown]);
  return html`<div class="umpire"><div class="buttons"><${Button} primary data-end
      onClick=${() => submit(t, [['go_on']])}>
      ${umpireWord('go-on')}</${Button}></div>
    ${t.local.picking.value && html`<${Asked} t=${t} />`}
    <div class="units" role="group" aria-label=${umpireWord('parts')}>${parts.map((part) =>
    html`<${Button} key=${part} class="chip-button" aria-expanded=${part === shown} data-part=${part}
      onClick=${() => choose(part)}>
      ${umpireWord(part, { count: PARTS[part][1](view) })}</${Button}>`)}</div>
    ${Part && html`<div ref=${box} class="other"><${Part} key=${shown} t=${t} view=${view} /></div>`}</div>`;
}

/** While others are asked: when to be asked next, and answers in the place of a player. */
export function WhileOthersWrite({ t }) {
  return html`<section class="panel umpire"><h2>${umpireWord('title')}</h2>
    <div class="buttons">${ofKind(t, 'answer_for').map((action) => html`<${ActionButton} key=${action.code} t=${t}
      action=${action} data-answer-for=${action.player} />`)}</div>
    <details><summary>${umpireWord('pauses', { count: t.position.value.view.umpire.pauses.length })}</summary>
      <${Pauses} t=${t} kind="ask_umpire" /></details></section>`;
}
