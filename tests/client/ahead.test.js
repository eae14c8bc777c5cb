// A stored plan is changed on the board from any of its steps; later steps stay in the plan.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { // stubs of the globals that shell/settings.js reads when it is loaded
  matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
  navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
});
const { beginPlan } = await import('../../src/stridsplan/client/shell/ahead-state.js');

const step = (id) => ({ question: { id, args: {} }, actions: [{ kind: id }], events: [] });
const branchOf = (...ids) => ({ question: step(ids[0]).question, anywhere: false, again: true, seed: 7,
  steps: ids.map(step) });

/**
 * Begin to change a branch of a plan. The server accepts every step; `requests` are those sent to it. `t` is the state
 * of the table's page; `ids` returns the questions of the steps up to now and of the later steps.
 */
async function beginChange(edited, others = []) {
  const requests = [];
  globalThis.fetch = async (url, { method, body }) => {
    const request = JSON.parse(body);
    requests.push({ method, ...request });
    const steps = [...request.steps ?? [], ...(request.answer ? [step(request.answer)] : [])];
    return { ok: true, json: async () => ({ start: 3, steps, blocked: null, position: {} }) };
  };
  const t = { id: 'table', seat: { value: 0 }, ahead: { value: null }, updateTable() {},
    plan: { value: { branches: [...others, edited], at: null } } };
  const ahead = await beginPlan(t, { show() {}, async leave() {} }, edited);
  const ids = () => [ahead.steps, ahead.later].map(({ value }) => value.map((s) => s.question.id));
  return { t, ahead, requests, ids };
}

test('a changed branch is requested by its question, and keeps its place in the plan', async () => {
  const [other, edited] = [branchOf('defend'), branchOf('buy', 'move')];
  const { ahead, requests, ids } = await beginChange(edited, [other]);
  assert.deepEqual([requests[0].question, requests[0].seed], [edited.question, edited.seed]);
  await ahead.goTo(1);
  assert.deepEqual(ids(), [['buy'], ['move']]);
  await ahead.answer('bid');
  assert.deepEqual(ids(), [['buy', 'bid'], ['move']]);
  assert.equal(requests.at(-1).start, 3);
  await ahead.keep();
  assert.deepEqual(requests.at(-1).branches, [other, branchOf('buy', 'bid', 'move')]);
});

test('a branch that was played while it was being changed is not stored again', async () => {
  const { t, ahead, requests } = await beginChange(branchOf('buy'));
  t.plan.value = null;
  await ahead.keep();
  assert.equal(requests.at(-1).method, 'POST'); // the guess; a plan is stored by PUT
});
