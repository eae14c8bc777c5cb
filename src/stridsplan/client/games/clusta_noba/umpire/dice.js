// The dice that fall next: each kind with the faces that are loaded, and a form that loads one.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { sayList } from '../../../shell/words.js';
import { submit } from '../sheet/desk.js';
import { dieSteps } from './steps.js';
import { label, umpireWord } from './words.js';

const faceText = (face) => (face === 0 ? umpireWord('as-it-falls') : String(face));

/** Choose a kind of die and what the next one shows; 0: as it falls. */
export function Dice({ t, view }) {
  const kinds = ofKind(t, 'replace_die').map(({ die }) => die);
  const [die, setDie] = useState(kinds[0]);
  const [face, setFace] = useState(1);
  const { faces: mostOf } = view.limits; // by kind of die, its highest face
  const most = mostOf[die];
  const load = (event) => {
    event.preventDefault();
    return submit(t, dieSteps(die, face));
  };
  return html`<p class="hint">${umpireWord('dice-hint')}</p>
    <ul class="umpire-list">${Object.entries(view.replaced_dice).map(([kind, faces]) => html`<li key=${kind}
      data-loaded=${kind}>${label('die', kind)}: <b>${sayList(faces.map(faceText))}</b></li>`)}</ul>
    <form class="setting-row" onSubmit=${load}>
      <label class="setting"><span>${umpireWord('die')}</span><select data-die value=${die}
        onChange=${({ target }) => { setDie(target.value); setFace((now) => Math.min(now, mostOf[target.value])); }}>
        ${kinds.map((kind) => html`<option key=${kind} value=${kind}>${label('die', kind)}</option>`)}</select></label>
      <label class="setting"><span>${umpireWord('face', { most })}</span><input type="number" data-face min="0"
        max=${most} required value=${face} onInput=${({ target }) => setFace(target.valueAsNumber)} /></label>
      <${Button} type="submit" data-load>${umpireWord('load')}</${Button}></form>`;
}
