// The reports under way, each with its carrier, a courier or a specialist: the figures that may be changed, and a
// button that withholds the report.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useState } from '../../../vendor/preact/hooks.mjs';
import { post } from '../../../shell/api.js';
import { ofKind } from '../../../shell/controls.js';
import { Button } from '../../../shell/ui.js';
import { nameOf } from '../geometry.js';
import { grouped } from '../grouping.js';
import { attempt, submit } from '../sheet/desk.js';
import { askHex } from '../sheet/picking.js';
import { moment, placeText, word } from '../texts.js';
import { figureSteps } from './steps.js';
import { label, umpireWord } from './words.js';

const SUBJECTS = ['unit', 'commander', 'specialist', 'camp', 'side'];

/** What a line is about: "a unit: Thôrms söner". */
function lineText({ says, fields }) {
  const subject = SUBJECTS.find((kind) => fields[kind]);
  return [label('line', says), subject && word(subject, fields[subject])].filter(Boolean).join(': ');
}

/**
 * A figure or a hex of a line that may be changed. `number`: its number in the line; `most`: the largest figure, null
 * for a hex. The figure "band" is an astrologer's reading, whose values have names.
 */
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

const LONGEST = 400; // characters of a remark

/** Words that the umpire adds to a report; they arrive with it. */
function Remark({ t, report }) {
  const written = t.position.value.remarks[report] ?? '';
  const [typed, setTyped] = useState(written);
  const send = (event) => {
    event.preventDefault();
    return attempt(t, async () => {
      const remark = { seat: t.seat.value, report, text: typed };
      const { remarks } = await post(`/tables/${t.table.value.id}/remarks`, remark);
      t.position.value = { ...t.position.value, remarks };
      setTyped(remarks[report] ?? '');
    });
  };
  return html`<form class="remark" onSubmit=${send}><label class="setting"><span>${umpireWord('remark')}</span>
      <textarea rows="2" maxlength=${LONGEST} value=${typed} data-remark
        onInput=${({ target }) => setTyped(target.value)} /></label>
    ${typed !== written && html`<${Button} type="submit" data-add-remark>${umpireWord('change')}</${Button}>`}</form>`;
}

/** A report: its side, when it was written, its lines, what the umpire adds to them. */
function Report({ t, lines, withhold }) {
  const [{ side, written }] = lines;
  return html`<section data-report=${lines[0].carrier}><h4>${umpireWord('report', { side: word('side', side) })}${' '}
      <small>${moment(written)}</small></h4>
    ${lines.map((line) => html`<div key=${line.line} data-line=${line.line}><p>${lineText(line)}</p>
      <div class="setting-row">${line.changes.map((change) => html`<${Figure}
        key=${`${change.number} ${line.fields[change.name]}`} t=${t} line=${line} change=${change} />`)}</div></div>`)}
    ${lines[0].report && html`<${Remark} key=${lines[0].report} t=${t} report=${lines[0].report} />`}
    ${withhold && html`<div class="buttons"><${Button} quiet onClick=${() => t.choose(withhold)} data-withhold>
      ${umpireWord('withhold')}</${Button}></div>`}</section>`;
}

/** All reports. */
export function Reports({ t, view }) {
  const withheld = new Map(ofKind(t, 'withhold_report').map((action) => [action.carrier, action]));
  return [...grouped(view.report_lines, ({ carrier }) => carrier)].map(([carrier, lines]) => html`<${Report}
    key=${carrier} t=${t} lines=${lines} withhold=${withheld.get(carrier)} />`);
}
