// Persons: the umpire moves them and accepts heroic deeds.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { askHex } from '../sheet/picking.js';
import { attempt, previewOf, submit } from '../sheet/desk.js';
import { word } from '../texts.js';
import { personSteps, rescueSteps } from './steps.js';
import { label, umpireWord } from './words.js';

/** The name of a commander or a specialist. */
const personWord = (view, id) =>
  word(view.true_specialists.some((each) => each.id === id) ? 'specialist' : 'commander', id);

/** Choose a person, then a hex of the map. */
function Move({ t, view }) {
  const persons = ofKind(t, 'move_person').map(({ person }) => person);
  const [person, setPerson] = useState(persons[0]);
  const ask = () => askHex(t, { purpose: { id: 'umpire' }, take: (hex) => submit(t, personSteps(person, hex)) });
  return persons.length > 0 && html`<section><h4>${umpireWord('move')}</h4><div class="setting-row">
    <label class="setting"><span>${umpireWord('person')}</span><select data-person value=${person}
      onChange=${({ target }) => setPerson(target.value)}>${persons.map((id) => html`<option key=${id} value=${id}>
      ${personWord(view, id)}</option>`)}</select></label>
    <${Button} onClick=${ask} data-move>${umpireWord('choose-hex')}</${Button}></div></section>`;
}

/** A deed; a rescue asks next who is saved. */
function Deed({ t, view, action: { commander, deed, code } }) {
  const [lost, setLost] = useState(null);
  const ask = () => attempt(t, async () => {
    const { actions } = await previewOf(t, [['accept_deed', { commander, deed }]]);
    setLost(actions.filter(({ kind }) => kind === 'save_person').map(({ person }) => person));
  });
  const choose = () => (deed === 'rescue' ? ask() : t.choose({ code }));
  return html`<li><${Button} class="chip-button" onClick=${choose} data-deed=${deed}>
      ${umpireWord('deed', { who: word('commander', commander), deed: label('deed', deed) })}</${Button}>
    ${lost?.map((person) => html`<${Button} key=${person} quiet data-save=${person}
      onClick=${() => submit(t, rescueSteps(commander, person))}>${personWord(view, person)}</${Button}>`)}</li>`;
}

/** The part of the umpire's panel. */
export function Persons({ t, view }) {
  const deeds = ofKind(t, 'accept_deed');
  return html`<${Move} t=${t} view=${view} /><section><h4>${umpireWord('deeds')}</h4>
    <p class="hint">${umpireWord('deeds-hint')}</p>
    <ul class="umpire-list">${deeds.map((action) => html`<${Deed} key=${action.code} t=${t} view=${view}
      action=${action} />`)}</ul></section>`;
}
