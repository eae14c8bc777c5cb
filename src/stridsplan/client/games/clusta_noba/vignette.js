// The map as a small picture for the lobby: a coast, a road, a camp, and what was seen in the woods.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { middleOf } from './geometry.js';
import { Ground, groundOf, LandClip } from './ground.js';
import { HostileMarker, OwnMarker } from './pieces.js';

// A small map, two characters a hex: the terrain (. sea, O open, W birches, P pines, B buildings), then the level.
const MAP = { id: 'vignette', rows: [
  '....................', '........O0O1P1O1....', '....O0P0P1O2O2O1O0..', '..O0O0B0O1O2O1O0O0..',
  '....W0O0O0O1P0P0O0..', '..O0W0W0O0O0P0B0....', '....O0O0O0O0O0......'],
  roads: { east_road: [[3, 3], [4, 4], [5, 4], [6, 5], [7, 5]] },
  bridge: { head: [8, 2], hexes: [[9, 1]] } };
const STACK = { units: [{}], commanders: [{}], camps: [{}], specialists: [], men: 640, age: 0, isExact: true,
  isAboard: false };
const SIGHTING = { side: 'ran', kind: 'unit', men: 350, age: 0 };

/** Load the style. */
export const prepare = () => loadStyle('games/clusta_noba/board');

/** A corner of an island. */
export function Vignette() {
  const ground = groundOf(MAP);
  const view = { sides: [null, 'ran'] };
  return html`<svg class="clusta-noba-map" viewBox="110 60 430 254" preserveAspectRatio="xMidYMid slice">
    <${LandClip} ground=${ground} /><${Ground} ground=${ground} hasBridge />
    <${OwnMarker} stack=${STACK} seat=${0} point=${middleOf(3, 4)} />
    <${HostileMarker} view=${view} marker=${SIGHTING} point=${middleOf(6, 4)} />
    </svg>`;
}
