// The panels between the question and the log: the chosen hex, the letters.
import { html } from '../../vendor/htm/htm-preact.js';
import { HexPanel } from './hex-panel.js';

/** The panels. */
export function Aside({ t }) {
  const view = t.local.view.value;
  return view && html`<${HexPanel} t=${t} view=${view} />`;
}
