// The strip of the eight phases of a turn: what happens by itself, and what is asked now.
import { html } from '../../vendor/htm/htm-preact.js';
import { seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';

const PHASES = ['population', 'resources', 'move', 'explore', 'build', 'age', 'form', 'military'];
/** The phase in which an event happens. */
const EVENTS = {
  loner_died: 'population', land_overcrowded: 'population', people_born: 'population',
  harvested: 'resources', all_eaten: 'resources', stores_eaten: 'resources', food_lacking: 'resources',
  people_starved: 'resources',
  resources_lost: 'resources', person_fled: 'resources', refugee_died: 'resources',
  moved: 'move', moved_by_rail: 'move', land_explored: 'explore', built: 'build', soldiers_aged: 'age',
  soldier_formed: 'form', soldiers_marched: 'military', soldiers_marched_by_rail: 'military', raided: 'military',
};

/** The phases in a row; the one that is shown or asked about is marked. */
export function Phases({ t, view }) {
  const event = t.playback.current.value;
  const now = EVENTS[event?.id] ?? view.phase;
  const seat = event?.what?.seat ?? view.turn ?? null;
  return html`<ol class=${`phases ${seatClass(seat)}`} aria-label=${say('awakened-phases')}>
    ${PHASES.map((phase, k) => html`<li key=${phase} class=${phase === now ? 'now' : ''}
      aria-current=${phase === now ? 'step' : undefined} title=${say(`awakened-phase-${phase}-help`)}><b>${k + 1}</b>
      <span>${say(`awakened-phase-${phase}`)}</span></li>`)}</ol>`;
}
