// The pictures of the rulebook, drawn with the same parts as the board.
import { html } from '../../vendor/htm/htm-preact.js';
import { loadStyle } from '../../shell/styles.js';
import { loadWords } from '../../shell/words.js';
import { middleOf } from './geometry.js';
import { Ground, groundOf, LandClip } from './ground.js';
import { Ghost, HostileMarker, OwnMarker } from './pieces.js';

// A small map, two characters a hex: the terrain (. sea, O open, W birches, P pines, B buildings), then the level.
const MAP = { id: 'rulebook', rows: [
  '....................', '..O0O0O0O1O1O1O0O0..', '....O0O0W0O0O1P1O0O0', '..O0B0O0O0O0O0P0P0..',
  '....................'],
  roads: { south_road: [[1, 3], [2, 3], [3, 3], [4, 3], [5, 3]] },
  bridge: { head: [0, 0], hexes: [[0, -3]] } }; // above the picture: `groundOf` needs a bridge
const OWN = { units: [{}], commanders: [], camps: [], specialists: [], isExact: false, isAboard: false };
const HEADQUARTERS = { ...OWN, commanders: [{}], camps: [{}], men: 640, age: 0, isExact: true };
const REPORTED = { ...OWN, men: 500, age: 26 };
const VIEW = { sides: [null, 'ran'] }; // by seat; the enemy of seat 0 is the side "ran"
const SIGHTING = { side: 'ran', kind: 'unit', men: 350, age: 5 };

/** What a commander-in-chief knows: his own hex, a unit where it was last reported and where it should be now, and an
 * enemy that was seen. */
function Knowledge() {
  const ground = groundOf(MAP);
  return html`<svg class="clusta-noba-map still" viewBox="40 75 460 150" width="460" height="150">
    <${LandClip} ground=${ground} /><${Ground} ground=${ground} />
    <${OwnMarker} stack=${HEADQUARTERS} seat=${0} point=${middleOf(2, 2)} />
    <${OwnMarker} stack=${REPORTED} seat=${0} point=${middleOf(3, 3)} />
    <${Ghost} stack=${REPORTED} seat=${0} point=${middleOf(5, 3)} />
    <${HostileMarker} view=${VIEW} marker=${SIGHTING} point=${middleOf(6, 2)} /></svg>`;
}

const PICTURES = { knowledge: html`<${Knowledge} />` };

/** The names of all pictures. */
export const names = Object.keys(PICTURES);

/** Load the style and the words of the pictures. */
export const prepare = () => Promise.all([loadStyle('games/clusta_noba/board'), loadWords('clusta_noba-map')]);

/** A picture by its name. */
export const Picture = ({ name }) => PICTURES[name];
