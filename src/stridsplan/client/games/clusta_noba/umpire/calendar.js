// The umpire's calendar: the days on which Store Stenfar (the stone) is planted and the bridge is finished, the weeks
// whose islanders do not come, and messages to a side.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { ActionButton, ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { nameOf } from '../geometry.js';
import { submit } from '../sheet/desk.js';
import { askHex } from '../sheet/picking.js';
import { word } from '../texts.js';
import { daySteps, messageSteps } from './steps.js';
import { umpireWord } from './words.js';

const DayField = ({ label, day, most, onDay }) => html`<label class="setting"><span>${label}</span><input required
  type="number" min="0" max=${most} value=${day} data-day
  onInput=${({ target }) => onDay(target.valueAsNumber)} /></label>`;

/** The form to change the day of an event; `kind`: the kind of the action that changes it. */
function DayForm({ t, kind, day, view }) {
  const [typed, setTyped] = useState(day ?? view.day + 1);
  const send = (event) => {
    event.preventDefault();
    return submit(t, daySteps(kind, typed));
  };
  return ofKind(t, kind).length > 0 && html`<form class="setting-row" onSubmit=${send} data-due=${kind}>
    <${DayField} label=${umpireWord(kind.replace('_', '-'))} day=${typed} most=${view.limits.day}
      onDay=${setTyped} />
    <${Button} type="submit">${umpireWord('change')}</${Button}></form>`;
}

/** The choice of a side. */
const SideField = ({ label, sides, value, onSide }) => html`<label class="setting"><span>${label}</span><select
  value=${value} onChange=${({ target }) => onSide(target.value)}>
  ${sides.map((side) => html`<option key=${side} value=${side}>
    ${word('side', side)}</option>`)}</select></label>`;

/** The form of a message to a side about an enemy: when, and how many; the hex is chosen on the map. */
function MessageForm({ t, view }) {
  const sides = ofKind(t, 'send_message').map(({ side }) => side);
  const [message, setMessage] = useState({ side: sides[0], foe: sides.at(-1), day: view.day, men: 0 });
  const set = (key) => (value) => setMessage({ ...message, [key]: value });
  const ask = (event) => {
    event.preventDefault();
    askHex(t, { purpose: { id: 'umpire' }, take: (hex) => submit(t, messageSteps({ ...message, hex })) });
  };
  return sides.length > 0 && html`<section><h4>${umpireWord('message')}</h4>
    <form class="setting-row" onSubmit=${ask} data-message>
      <${SideField} label=${umpireWord('recipient')} sides=${sides} value=${message.side} onSide=${set('side')} />
      <${SideField} label=${umpireWord('about')} sides=${sides} value=${message.foe} onSide=${set('foe')} />
      <${DayField} label=${umpireWord('on-day')} day=${message.day} most=${view.limits.day}
        onDay=${set('day')} />
      <label class="setting"><span>${umpireWord('men')}</span><input type="number" required min="0"
        max=${view.limits.men} value=${message.men}
        onInput=${({ target }) => set('men')(target.valueAsNumber)} /></label>
      <${Button} type="submit">${umpireWord('choose-hex')}</${Button}></form></section>`;
}

/** The messages that wait to be sent. */
const Messages = ({ view }) => html`<ul class="umpire-list">${view.messages.map(({ side, day, foe, hex, men }, k) =>
  html`<li key=${k}>${umpireWord('message-line', {
  side: word('side', side), day, foe: word('side', foe), hex: nameOf(hex),
  men: men ?? 'none' })}</li>`)}</ul>`;

/** The part of the umpire's panel. */
export function Calendar({ t, view }) {
  const { bridge_day: bridge, stenfar_day: stone } = view.calendar;
  return html`<${Messages} view=${view} /><${DayForm} t=${t} kind="plant_stenfar" day=${stone} view=${view} />
    <${DayForm} t=${t} kind="move_bridge" day=${bridge} view=${view} />
    <div class="units">${ofKind(t, 'drop_islanders').map((action) => html`<${ActionButton} key=${action.code} t=${t}
      action=${action} class="chip-button">${umpireWord('islanders', {
  day: view.islanders.find(({ week }) => week === action.week).day })}</${ActionButton}>`)}</div>
    <${MessageForm} t=${t} view=${view} />`;
}
