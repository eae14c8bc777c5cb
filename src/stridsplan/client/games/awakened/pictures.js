// The pictures of the rulebook, drawn as on the map.
import { html } from '../../vendor/htm/htm-preact.js';
import { seatClass } from '../../shell/marks.js';
import { loadStyle } from '../../shell/styles.js';
import { Building, BUILDING_KINDS, CODE_NAMES, CodeGlyph, Crate, GlyphIcon, People, Soldiers } from './glyphs.js';

const drawn = (names, draw) => names.map((name) => [name, draw(name)]);

/** @type {Record<string, any>} */
const PICTURES = Object.fromEntries([
  ...drawn(CODE_NAMES, (code) => html`<g transform="scale(1.4)"><${CodeGlyph} code=${code} /></g>`),
  ...drawn(BUILDING_KINDS, (kind) => html`<g transform="scale(1.8)"><${Building} kind=${kind} /></g>`),
  ['people', html`<${People} number="" />`],
  ['resources', html`<${Crate} number="" />`],
  ['fresh', html`<${Soldiers} number="" />`],
  ['veterans', html`<${Soldiers} number="" veteran />`],
]);

/** The names of all pictures. */
export const names = Object.keys(PICTURES);

/** Load the style of the pictures. */
export const prepare = () => loadStyle('games/awakened/board');

/** A picture by its name. */
export const Picture = ({ name }) => html`<${GlyphIcon} class=${seatClass(0)}>${PICTURES[name]}</${GlyphIcon}>`;
