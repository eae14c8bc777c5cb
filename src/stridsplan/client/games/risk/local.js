// What is chosen on the map before it is an action with a code: the number of armies to place, the source of an attack.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { chosenStep, intentOf, picksOf, stepNow } from './picks.js';
import { territoryOf } from './world.js';

/**
 * The board's own signals at a table. `step`: how many armies a touch places, a number or "all", as chosen by
 * `chooseStep`; `source`: the territory touched first, while an attack is chosen; `chosenSource`: the same, or that of
 * the attack that is being made; `intent`: {source, target} to be drawn as an arrow; `least`: the number of armies at
 * which an attack stops; `scale`: the drawing's, rounded down, set when it has stopped changing, 0 before;
 * `margin`: of the sea that can be seen above and below the map, in units of the drawing.
 */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), scale: signal(0), margin: signal(0), chosenStep: signal(null), source: signal(null),
    least: signal(1) };
  own.step = computed(() => stepNow(own.chosenStep.value, t.position.value?.view));
  own.chooseStep = (step) => { own.chosenStep.value = chosenStep(step, t.position.value?.view); };
  own.chosenSource = computed(() => {
    const attack = t.compound.value.taken.find((action) => action.kind === 'attack');
    return attack?.source ?? own.source.value;
  });
  own.picks = computed(() =>
    picksOf(t.actions.value, t.position.value?.actions ?? [], own.chosenSource.value));
  own.intent = computed(() => {
    const intent = intentOf(t.compound.value.taken, own.source.value);
    const { id, args } = t.position.value?.question ?? {};
    if (id !== 'occupy' && id !== 'defend') return intent;
    return { source: territoryOf(args.source), target: territoryOf(args.target) };
  });
  return own;
}
