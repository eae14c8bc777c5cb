// What can be laid over the map: costs of movement, times to reach, risks of couriers, old reports, orders.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useRef } from '../../vendor/preact/hooks.mjs';
import { showsOdds } from '../../shell/odds.js';
import { useSurvey } from '../../shell/surveys.js';
import { Segments } from '../../shell/ui.js';
import { say, sayNumber } from '../../shell/words.js';
import { hexagon, nameOf, pointOf, SIDE } from './geometry.js';
import { fadeOf } from './markers.js';

const WAYS = ['march', 'combat', 'courier']; // of movement, by which costs and times are counted
const AREA = hexagon(SIDE - 0.6);
const DAY = 24; // hours

/** The limits of a layer's shades, in movement points, hours or percent: a value up to the k-th limit has shade k. */
const SHADES = { costs: [0.5, 1, 1.5, 2, 3, 4], reach: [1, 2, 4, 8, DAY / 2, DAY],
  risk: [5, 10, 20, 30, 45, 60] };
const shadeOf = (name, value) => {
  const shade = SHADES[name].findIndex((limit) => value <= limit);
  return shade < 0 ? SHADES[name].length : shade;
};

const FRACTIONS = { 0.5: '½', 0.25: '¼', 0.75: '¾' };
/** Movement points: "1½". */
const points = (value) => {
  const whole = Math.floor(value);
  const rest = FRACTIONS[(value - whole).toFixed(2).replace(/0$/, '')];
  return rest ? `${whole || ''}${rest}` : sayNumber(value, 2);
};
const hours = (value) => (value < 2 * DAY ? sayNumber(value, 1)
  : say('clusta-noba-map-mark-days', { days: Math.round(value / DAY) }));

/** The numbers of a layer by hex: [[hex, value, text, fade], ...]; `fade` (markers.js) only in that of risks. */
function numbersOf({ name, way, from }, survey) {
  if (!survey) return [];
  if (name === 'costs') {
    const { ground, steps } = survey[way];
    const hasSteps = Object.keys(steps).length > 0; // from the chosen hex; without one: the ground of each hex
    return Object.entries(hasSteps ? steps : ground).map(([hex, value]) => [hex, value, points(value)]);
  }
  if (name === 'reach') {
    return Object.entries(survey[way].hours).filter(([hex]) => hex !== from)
      .map(([hex, value]) => [hex, value, hours(value)]);
  }
  return Object.entries(survey.hexes).map(([hex, { off_road: off, on_road: on, age }]) =>
    [hex, off, off === on ? sayNumber(off, 0) : `${sayNumber(off, 0)}–${sayNumber(on, 0)}`, fadeOf(age)]);
}

/**
 * What the chosen layer shows now: { name, way, from, isBusy, numbers, points }, or null. `from`: the hex from which
 * costs and times are counted, or null; `points`: the movement points of whoever leaves it.
 */
export function useLayer(t, view) {
  const { layer, way, selected } = t.local;
  const from = selected.value ?? nameOf(view.headquarters ?? null) ?? nameOf(view.map.bridge.head);
  const place = { costs: selected.value, reach: from }[layer.value] ?? null;
  const survey = useSurvey(t, layer.value, place);
  if (!layer.value) return null;
  const shown = { name: layer.value, way: way.value, from: place, isBusy: !survey };
  return { ...shown, numbers: numbersOf(shown, survey), points: survey?.[way.value]?.points };
}

/** The shades of a layer, below everything that stands on the map. */
export const Shades = ({ map, layer }) => layer && html`<g class=${`shades shades-${layer.name}`} aria-hidden="true"
  clip-path="url(#clusta-noba-land)">
  ${layer.numbers.map(([hex, value, , fade = 0]) => html`<path key=${hex}
    class=${`shade shade-${shadeOf(layer.name, value)} fade-${fade}`} d=${AREA}
    transform=${`translate(${pointOf(map, hex).map((n) => n.toFixed(1)).join(' ')})`} />`)}</g>`;

/** The numbers of a layer; `isTaken`: whether a marker stands in the middle of a hex. */
export const Numbers = ({ map, layer, isTaken }) => layer && html`<g class="layer-numbers" aria-hidden="true">
  ${layer.numbers.map(([hex, , text]) => {
    const [x, y] = pointOf(map, hex);
    return html`<text key=${hex} x=${x.toFixed(1)} y=${(y + (isTaken(hex) ? -17 : 4)).toFixed(1)}>${text}</text>`;
  })}</g>`;

/** What the layer shows, in one line, with the choice of the way of movement. */
export function LayerLine({ t, layer }) {
  if (!layer) return null;
  const args = { from: layer.from ?? 'none', points: layer.points ?? 0 };
  return html`<div class="layer-line" aria-busy=${layer.isBusy}>
    ${layer.name !== 'risk' && html`<${Segments} label=${say('clusta-noba-map-way')} value=${layer.way}
      onChange=${(way) => { t.local.way.value = way; }}
      values=${WAYS.map((way) => ({ value: way, text: say(`clusta-noba-map-way-${way}`) }))} />`}
    <span class="layer-text" role="status">${say(`clusta-noba-map-layer-${layer.name}-line`, args)}</span>
    <button type="button" class="close" aria-label=${say('close')} title=${say('close')}
      onClick=${() => { t.local.layer.value = null; }}>×</button></div>`;
}

const Toggle = ({ label, isOn, onClick }) => html`<button type="button" class="layer-toggle" aria-pressed=${isOn}
  onClick=${onClick}>${label}</button>`;

/** The button that opens the list of layers. */
export function Layers({ t }) {
  const box = useRef(null);
  const { layer, plans, old } = t.local;
  const close = () => { if (box.current) box.current.open = false; };
  useEffect(() => {
    const outside = (event) => { if (!box.current?.contains(event.target)) close(); };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, []);
  const choose = (name) => { layer.value = layer.value === name ? null : name; close(); };
  const surveys = showsOdds(t) && !t.isReplay ? ['costs', 'reach', ...(t.seat.value === null ? [] : ['risk'])] : [];
  return html`<details class="layers" ref=${box}><summary>${say('clusta-noba-map-layers')}</summary>
    <div role="group" aria-label=${say('clusta-noba-map-layers')}>
      ${surveys.map((name) => html`<${Toggle} key=${name} label=${say(`clusta-noba-map-layer-${name}`)}
        isOn=${layer.value === name} onClick=${() => choose(name)} />`)}
      <${Toggle} label=${say('clusta-noba-map-layer-plans')} isOn=${plans.value}
        onClick=${() => { plans.value = !plans.value; }} />
      <${Toggle} label=${say('clusta-noba-map-layer-old')} isOn=${old.value}
        onClick=${() => { old.value = !old.value; }} />
    </div></details>`;
}
