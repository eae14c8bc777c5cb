// The name that is shown for a seat whose player gave none.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { // stubs of the globals that shell/settings.js reads when it is loaded
  matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
  navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
});
const { seatName } = await import('../../src/stridsplan/client/shell/names.js');

test('a player without a name is called by the number of the seat, one whose account was deleted is not', () => {
  const seats = [{ kind: 'person', name: 'Alva' }, { kind: 'person', former: false }, { kind: 'person', former: true }];
  assert.deepEqual(seats.map((_, seat) => seatName(seats, seat)), ['Alva', 'seat-numbered', 'seat-former']);
});
