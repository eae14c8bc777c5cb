// Battle for the Island's board: what it draws over the pieces.
import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { // stubs of the globals that shell/settings.js reads when it is loaded
  matchMedia: () => ({ matches: false, addEventListener() {} }), document: { documentElement: { style: {} } },
  navigator: { languages: ['en'] }, localStorage: { getItem: () => null },
});
const { Preview } = await import('../../src/stridsplan/client/games/island/overlays.js');
const { Ghost } = await import('../../src/stridsplan/client/games/island/units.js');

test('the preview of a launch shows the character facing away from its edge', () => {
  const view = { pieces: [], seats: [{ seat: 0, edge: 'south' }, { seat: 1, edge: 'north' }] };
  const action = { kind: 'launch', slot: 1, piece: 15, type: 'soldier', square: 'd12' };
  const angleFor = (turned) => {
    const frame = { columns: 12, turned };
    const preview = Preview({ frame, view, action, isOwn: () => true, seat: 1, hasOdds: false });
    return [preview.props.children].flat().find((child) => child?.type === Ghost).props.angle % 360;
  };
  assert.equal(angleFor(false), 180); // north is up, and a character from the north edge faces down
  assert.equal(angleFor(true), 0); // as the seat at the north edge sees it: the board is turned
});
