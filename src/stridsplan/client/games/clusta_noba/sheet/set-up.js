// Before the campaign: who commands, and where the ships come from.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useEffect } from '../../../vendor/preact/hooks.mjs';
import { Button } from '../../../shell/ui.js';
import { nameOf } from '../geometry.js';
import { title } from '../texts.js';
import { submit } from './desk.js';
import { askHex } from './picking.js';
import { sheetWord } from './words.js';

/** The choice of the commander-in-chief: a button for each commander; that of the present chief is pressed. */
function Chief({ t, view }) {
  const actions = t.actions.value.filter(({ kind }) => kind === 'name_chief');
  if (actions.length === 0) return null;
  const all = [...new Set([view.chief, ...actions.map(({ commander }) => commander)].filter(Boolean))].toSorted();
  return html`<h3>${sheetWord('chief')}</h3><p class="hint">${sheetWord('chief-hint')}</p>
    <div class="units" role="group" aria-label=${sheetWord('chief')}>${all.map((commander) =>
    html`<${Button} key=${commander} class="chip-button" pressed=${commander === view.chief} data-chief=${commander}
      onClick=${() => commander !== view.chief && submit(t, [['name_chief', { commander }]])}>
      ${title('commander', commander)}</${Button}>`)}</div>`;
}

/** The sea hex where the side's ships appear. The player chooses it on the map; a side without ships has none. */
function Approach({ t, view }) {
  const hexes = t.actions.value.filter(({ kind }) => kind === 'hex' && view.approach !== null)
    .map(({ column, row }) => [column, row]);
  const isAsked = t.local.picking.value !== null;
  useEffect(() => {
    if (hexes.length === 0 || isAsked) return;
    askHex(t, { purpose: { id: 'approach' }, hexes, chosen: view.approach,
      take: ([column, row]) => submit(t, [['hex', { column, row }]]) });
  }, [isAsked, hexes.length]);
  return hexes.length > 0 && html`<h3>${sheetWord('approach')}</h3>
    <p class="hint">${sheetWord('approach-hint', { hex: nameOf(view.approach) })}</p>`;
}

/** Both choices, and the button that confirms them. */
export function SetUp({ t }) {
  const { view } = t.position.value;
  return html`<${Chief} t=${t} view=${view} /><${Approach} t=${t} view=${view} />
    <div class="buttons"><${Button} primary onClick=${() => submit(t, [['ready']])} data-end>${sheetWord('ready')}
      </${Button}></div>`;
}
