// What a person has chosen on the map that is not yet a code: the step of placing, the source of an attack.
import { computed, signal } from '../../vendor/preact-signals/signals.mjs';
import { chosenStep, intentOf, picksOf, stepNow } from './picks.js';
import { territoryOf } from './world.js';

/** The board's own signals at a table. */
export function local(t) {
  const own = { chosenStep: signal(null), source: signal(null), hovered: signal(null), least: signal(1), scale: signal(0) };
  own.step = computed(() => stepNow(own.chosenStep.value, t.position.value?.view));
  own.chooseStep = (step) => { own.chosenStep.value = chosenStep(step, t.position.value?.view); };
  own.chosenSource = computed(() => {
    const attack = t.chain.value.taken.find((action) => action.kind === 'attack');
    return attack?.source ?? own.source.value;
  });
  own.picks = computed(() =>
    picksOf(t.actions.value, t.position.value?.actions ?? [], own.chosenSource.value));
  own.intent = computed(() => {
    const intent = intentOf(t.chain.value.taken, own.source.value);
    const { id, args } = t.position.value?.question ?? {};
    if (id !== 'occupy' && id !== 'defend') return intent;
    return { source: territoryOf(args.source), target: territoryOf(args.target) };
  });
  return own;
}
