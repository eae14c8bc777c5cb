// Tests of the texts and the state of the page that need no page; run with Node's test runner by test_modules.py.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const CLIENT = new URL('../../src/stridsplan/client/', import.meta.url);
const load = (path) => import(new URL(path, CLIENT));
const { FluentBundle, FluentResource } = await load('vendor/fluent-bundle/index.js');
const { withStep, NO_STEPS } = await load('shell/compound.js');
const { chosenStep, stepNow } = await load('games/risk/picks.js');

const LANGUAGES = ['en', 'sv', 'da'];

function wordsOf(language, ...files) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of files) bundle.addResource(
    new FluentResource(readFileSync(new URL(`words/${language}/${file}.ftl`, CLIENT), 'utf8')));
  return (id, args) => bundle.formatPattern(bundle.getMessage(id).value, args, []);
}

for (const language of LANGUAGES) {
  const say = wordsOf(language, 'shell', 'omringad', 'omringad-things', 'risk');

  test(`the button that expands a group of log lines is a sentence (${language})`, () => {
    const [one, four] = [say('log-rest', { count: 1 }), say('log-rest', { count: 4 })];
    assert.match(one, /^\p{Lu}/u);
    assert.match(four, /^\p{Lu}.*\b4\b/u);
    assert.notEqual(one, four.replace('4', '1'));
    assert.match(say('log-less'), /^\p{Lu}/u);
  });

  test(`the effect of a take-back has singular and plural (${language})`, () => {
    for (const id of ['take-back-bots', 'take-back-people']) {
      assert.match(say(id, { count: 4 }), /\b4\b/);
      assert.doesNotMatch(say(id, { count: 1 }), /\d/);
    }
  });

  test(`uneven stacks have different reasons against buying and against ending the purchase (${language})`, () => {
    const [buying, ending] =
      [{ kind: 'buy' }, { kind: 'end_purchase' }].map((args) => say('omringad-illegal-not-in-threes', args));
    assert.notEqual(buying, ending);
    for (const text of [buying, ending]) assert.match(text, { en: /stacks/, sv: /staplarna/, da: /stakke/ }[language]);
  });

  test(`the question mentions merging only if something can be merged (${language})`, () => {
    const ask = (units, merges) => say('omringad-question-reinforce', { units, merges });
    assert.doesNotMatch(ask(0, 0), { en: /merge/, sv: /slå ihop/, da: /sammen/ }[language]);
    assert.match(ask(0, 1), { en: /merge/, sv: /slå ihop/, da: /sammen/ }[language]);
  });
}

test('a compound action has the refusals beside the next question', () => {
  const refused = [{ code: 3, kind: 'buy', reason: 'NOT_IN_THREES', rule: 'OM-SETUP-12' }];
  assert.deepEqual(withStep(NO_STEPS, { code: 1 }, { question: null, refused }).refused, refused);
  assert.equal(NO_STEPS.refused, null);
});

test('the chosen step size is kept only for the turn', () => {
  const turn = { round: 3, turn: 0 };
  const chosen = chosenStep('all', turn);
  assert.equal(stepNow(chosen, turn), 'all');
  assert.equal(stepNow(chosen, { round: 4, turn: 0 }), 1);
  assert.equal(stepNow(chosen, { round: 3, turn: 1 }), 1);
  assert.equal(stepNow(null, turn), 1);
});
