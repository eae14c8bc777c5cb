// What is chosen on the map before it is an action with a code: the number of armies to place, the source of an attack.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { placeSignals } from '../../shell/board/places.js';
import { chosenStep, intentOf, picksOf, stepNow } from './picks.js';
import { territoryOf } from './world.js';

/** The board's own signals at a table. */
export function local(t) {
  /** @type {Shared} */
  const own = { ...placeSignals(), scale: signal(0), chosenStep: signal(null), source: signal(null), least: signal(1) };
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
