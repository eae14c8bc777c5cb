// The buttons of the question, with the chosen hex above them; a touch screen has a card over the map instead.
import { html } from '../../vendor/htm/htm-preact.js';
import { coarse } from '../../shell/ui.js';
import { HexPanel } from './hex-panel.js';
import { Controls as SheetControls } from './sheet/controls.js';

/** The chosen hex, and the buttons. */
export const Controls = ({ t }) => html`${!coarse.matches && html`<${HexPanel} t=${t} />`}<${SheetControls} t=${t} />`;
