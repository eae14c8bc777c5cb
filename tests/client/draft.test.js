// A draft of an answer: a change waits until the server has previewed the change before it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { // stubs of the globals that shell/settings.js reads when it is loaded
  matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
  navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
});
const { NO_STEPS } = await import('../../src/stridsplan/client/shell/compound.js');
const { drafted, redraft, lastChange } = await import('../../src/stridsplan/client/shell/draft.js');

/** A table whose server answers each preview only when the test calls `answer`. */
function slowTable() {
  const previews = [];
  const preview = (codes) => new Promise((resolve) => {
    previews.push({ codes, answer: () => resolve({ question: null }) });
  });
  return { previews, preview, busy: { value: false }, compound: { value: NO_STEPS }, board: { value: {} } };
}

const pause = () => new Promise((resolve) => { setTimeout(resolve); });

test('a change during the preview of another change is made after that preview', async () => {
  const t = slowTable();
  const changes = [redraft(t, [{ code: 1 }]), redraft(t, [{ code: 1 }, { code: 2 }])];
  await pause();
  assert.deepEqual(t.previews.map(({ codes }) => codes), [[1]]);
  t.previews[0].answer();
  await pause();
  t.previews[1].answer();
  assert.deepEqual(await Promise.all(changes), [true, true]);
  assert.deepEqual(drafted(t).map(({ code }) => code), [1, 2]);
  await lastChange(t);
});

test('a chosen number of people is shown before the server has previewed it', async () => {
  const { setFirst } = await import('../../src/stridsplan/client/games/awakened/touch.js');
  const t = slowTable();
  const actions = [4, 5].map((people) => ({ kind: 'send_people', code: people, people }));
  t.local = { range: { value: { actions } }, first: { value: null } };
  const changes = [setFirst(t, 4), setFirst(t, 5)];
  assert.equal(t.local.first.value, 5);
  for (const change of [0, 1]) {
    await pause();
    assert.equal(t.local.first.value, 5);
    t.previews[change].answer();
  }
  await Promise.all(changes);
  assert.equal(t.local.first.value, null);
  assert.deepEqual(drafted(t).map(({ people }) => people), [5]);
});

test('the question of a raid asks for soldiers to join only if some can', async () => {
  const { prompt } = await import('../../src/stridsplan/client/games/awakened/board.js');
  const tableWith = (...kinds) => ({ question: { value: { id: 'origins', args: { to: 'B2' } } },
    actions: { value: kinds.map((kind) => ({ kind })) } });
  assert.deepEqual(prompt(tableWith('raid')), { id: 'raid', args: { to: 'B2' } });
  assert.equal(prompt(tableWith('raid', 'march_from')), null);
});
