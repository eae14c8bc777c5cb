// The reports under way, by who carries them: each figure that may be changed, and a button that withholds the report.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { nameOf } from '../geometry.js';
import { grouped } from '../grouping.js';
import { submit } from '../sheet/desk.js';
import { askHex } from '../sheet/picking.js';
import { moment, placeText, word } from '../texts.js';
import { figureSteps } from './steps.js';
import { label, umpireWord } from './words.js';

const SUBJECTS = ['unit', 'commander', 'specialist', 'camp', 'side'];

/** What a line is about: "a unit: Thorms söner". */
function lineText({ says, fields }) {
  const subject = SUBJECTS.find((kind) => fields[kind]);
  return [label('line', says), subject && word(subject, fields[subject])].filter(Boolean).join(': ');
}

/** A figure or a hex of a line. */
function Figure({ t, line, change: { number, name, most } }) {
  const value = line.fields[name];
  const [typed, setTyped] = useState(null);
  const title = umpireWord(`figure-${name.replaceAll('_', '-')}`);
  if (most === null) {
    const ask = () => askHex(t, { purpose: { id: 'umpire' }, chosen: value,
      take: (hex) => submit(t, figureSteps(line.line, number, hex)) });
    return html`<div class="setting"><span>${title}</span><${Button} quiet onClick=${ask} data-figure=${name}
      label=${`${title}: ${placeText(nameOf(value))}`}>${placeText(nameOf(value))}</${Button}></div>`;
  }
  if (name === 'band') {
    return html`<label class="setting"><span>${title}</span><select data-figure=${name} value=${value}
      onChange=${({ target }) => submit(t, figureSteps(line.line, number, Number(target.value)))}>
      ${Array.from({ length: most + 1 }, (_, band) => html`<option key=${band} value=${band}>
        ${word('band', String(band))}</option>`)}</select></label>`;
  }
  const send = async (event) => {
    event.preventDefault();
    if (await submit(t, figureSteps(line.line, number, typed))) setTyped(null);
  };
  return html`<form class="setting" onSubmit=${send}><label><span>${title}</span><input type="number" min="0"
    max=${most} required data-figure=${name} value=${typed ?? value ?? ''}
    onInput=${({ target }) => setTyped(target.valueAsNumber)} /></label>
    ${typed !== null && typed !== value && html`<${Button} type="submit" data-change>
      ${umpireWord('change')}</${Button}>`}</form>`;
}

/** A report: its side, when it was written, its lines. */
function Report({ t, lines, withhold }) {
  const [{ side, written }] = lines;
  return html`<section data-report=${lines[0].carrier}><h4>${umpireWord('report', { side: word('side', side) })}${' '}
      <small>${moment(written)}</small></h4>
    ${lines.map((line) => html`<div key=${line.line} data-line=${line.line}><p>${lineText(line)}</p>
      <div class="setting-row">${line.changes.map((change) => html`<${Figure}
        key=${`${change.number} ${line.fields[change.name]}`} t=${t} line=${line} change=${change} />`)}</div></div>`)}
    ${withhold && html`<div class="buttons"><${Button} quiet onClick=${() => t.choose(withhold)} data-withhold>
      ${umpireWord('withhold')}</${Button}></div>`}</section>`;
}

/** All reports. */
export function Reports({ t, view }) {
  const withheld = new Map(ofKind(t, 'withhold_report').map((action) => [action.carrier, action]));
  return [...grouped(view.report_lines, ({ carrier }) => carrier)].map(([carrier, lines]) => html`<${Report}
    key=${carrier} t=${t} lines=${lines} withhold=${withheld.get(carrier)} />`);
}
