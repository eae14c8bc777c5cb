// The little pictures of a land: what it produces, people, resources, soldiers, buildings. All are drawn round the
// origin.
import { html } from '../../vendor/htm/htm-preact.js';

const EAR = 'M0 7V-1M0 3Q-4 2-3.6-2Q0-1.4 0 3Q0-1.4 3.6-2Q4 2 0 3'
  + 'M0-1.6Q-3.4-3-2.6-6.6Q0-5.6 0-1.6Q0-5.6 2.6-6.6Q3.4-3 0-1.6';
const JAR = 'M-6-8H6M-5-8V-5Q-10-3-10 2V6Q-10 8.6-7 8.6H7Q10 8.6 10 6V2Q10-3 5-5V-8';
const PLUS = 'M-3.4 0H3.4M0-3.4V3.4';
const MINUS = 'M-3.4 0H3.4';

const Ear = ({ x = 0, size = 1 }) =>
  html`<path class="ear" d=${EAR} transform=${`translate(${x} 0) scale(${size})`} />`;
const Sign = ({ x, d }) => html`<path class="code-sign" d=${d} transform=${`translate(${x} 0)`} />`;
const Jar = ({ ears }) => html`<path class="code-jar" d=${JAR} />
  ${Array.from({ length: ears }, (_, k) => html`<${Ear} key=${k} x=${(k - (ears - 1) / 2) * 5.6} size=".62" />`)}`;

/** What a land produces, by its code: an ear of wheat for everybody, one more, two, one less, at most so many, none. */
const CODES = {
  equal: html`<${Ear} />`,
  plus_1: html`<${Ear} x=${-5} /><${Sign} x=${5} d=${PLUS} />`,
  double: html`<${Ear} x=${-4.6} /><${Ear} x=${4.6} />`,
  minus_1: html`<${Ear} x=${-5} /><${Sign} x=${5} d=${MINUS} />`,
  at_most_2: html`<${Jar} ears=${2} />`,
  at_most_3: html`<${Jar} ears=${3} />`,
  nothing: html`<${Ear} /><path class="code-strike" d="M-8 7L8-7" />`,
};

/** The production codes, in the order of the rulebook. */
export const CODE_NAMES = Object.keys(CODES);

/** The picture of a production code. */
export const CodeGlyph = ({ code }) => html`<g class="code">${CODES[code]}</g>`;

/** A dot for every person that a land has room for, filled if a person is there; a dot "over" for each without room. */
export function Room({ limit, people }) {
  const count = Math.max(limit, people);
  const step = Math.min(7.4, 50 / count);
  const kindOf = (k) => (k >= limit ? 'over' : k < people ? 'full' : 'free');
  return html`<g class="room">${Array.from({ length: count }, (_, k) =>
    html`<circle key=${k} class=${kindOf(k)} cx=${(k - (count - 1) / 2) * step} r="2.6" />`)}</g>`;
}

/** People: a wooden disc with their number. */
export const People = ({ number }) => html`<g class="people">
  <ellipse class="piece-shadow" cx="1" cy="3.5" rx="14" ry="13" />
  <circle class="piece-disc" r="13.5" /><circle class="piece-ring" r="11" /><text dy="5.4">${number}</text></g>`;

/** Stored resources: a crate with their number. */
export const Crate = ({ number }) => html`<g class="crate">
  <path class="crate-wood" d="M-11-8L-7-12H15L11-8zM11-8L15-12V8L11 12z" />
  <rect class="crate-front" x="-11" y="-8" width="22" height="20" rx="1.5" /><text y="7.4">${number}</text></g>`;

const SHIELD = 'M-8-9H8V0Q8 6.4 0 10Q-8 6.4-8 0z';

/** Soldiers: a shield with their number; that of fresh ones is filled, that of veterans has a chevron. */
export const Soldiers = ({ number, veteran }) => html`<g class=${`soldiers ${veteran ? 'veteran' : 'fresh'}`}>
  <path class="shield" d=${SHIELD} />${veteran && html`<path class="chevron" d="M-8-12.5L0-9L8-12.5" />`}
  <text y="4.6">${number}</text></g>`;

const BUILDINGS = {
  city: 'M-7 7V-1L-3.5-4V-6L0-3V-7H5V-2L7 0V7zM-4 2h2v2.4h-2zM2 1h2v2.4H2z',
  factory: 'M-7 7V-1L-3 1.4V-1L1 1.4V-7H4.5V7zM-4.6 3.4h2v1.8h-2z',
  railroad: 'M-4.5-7L-6.5 7H-4.6L-4.2 4H4.2L4.6 7H6.5L4.5-7H2.8L3.1-4.6H-3.1L-2.8-7z'
    + 'M-3.3-2.8H3.3L3.6-.6H-3.6zM-3.8 1.2H3.8L4.1 2.6H-4.1z',
  defence: 'M-6 7V-2H-7V-7H-4.4V-5H-1.4V-7H1.4V-5H4.4V-7H7V-2H6V7zM-1.4 7V3.6Q0 1.6 1.4 3.6V7z',
};
export const BUILDING_KINDS = Object.keys(BUILDINGS);

/** The picture of a building. */
export const Building = ({ kind }) => html`<path class="building" fill-rule="evenodd" d=${BUILDINGS[kind]} />`;

/** A chamber: a capsule with its lid. */
export const Capsule = () =>
  html`<path class="capsule" d="M-9 9V-3A9 9 0 0 1 9-3V9zM-9 2H9M-4-6Q0-9 4-6" />`;

/** A picture on its own, for lists and buttons. */
export const GlyphIcon = ({ children, class: extra = '' }) =>
  html`<svg class=${`land-icon ${extra}`} viewBox="-16 -16 32 32" aria-hidden="true">${children}</svg>`;
