// What touching a place does.
import { explain, showRefusal } from '../../shell/board/refusal.js';
import { pressPrimary } from '../../shell/keys.js';
import { coarse } from '../../shell/ui.js';
import { say } from '../../shell/words.js';
import { CELL, isSquare } from './geometry.js';
import { needsConfirming } from './picks.js';

const SMALL = 36; // pixels of a square below which a touch has to be confirmed

/** Whether a finger may have meant the next square, because squares are small. */
const isUncertain = (t, { role }) => ['block', 'place'].includes(role) && coarse.matches
  && CELL * t.local.scale.value < SMALL;

/** Choose an action, or first ask for confirmation if it needs that; `isConfirmed`: it has been given. */
export function chooseOrConfirm(t, action, place, isConfirmed = false) {
  if (isConfirmed || !needsConfirming(action, t.local.isOwn)) return t.choose(action);
  t.local.aim.value = { place, actions: [action] };
  return undefined;
}

/** Ask for confirmation of an action at a place, or for the choice of one of several. */
function aimAt(t, place, actions) {
  t.local.aim.value = { place, actions };
}

/** Select a character, or deselect it. */
function select(t, piece) {
  const { chosen, aim } = t.local;
  aim.value = null;
  chosen.value = chosen.value === piece ? null : piece;
}

/** Select a slot of the pad or deselect it, or swap its character with that of the selected slot. */
export function touchSlot(t, slot) {
  const { held, swap } = t.local;
  if (held.value === slot) held.value = null;
  else if (held.value === null) held.value = slot;
  else swap(held.value, slot);
}

/** Whether an action of one of these kinds is legal. */
const isAsked = (t, ...kinds) => t.actions.value.some(({ kind }) => kinds.includes(kind));

/**
 * The action that touching a square in play stands for, as `tried` returns it: moving or turning what stands there,
 * moving what is selected, or shooting.
 */
function triedInPlay(t, place) {
  const { selected, isOwn } = t.local;
  const there = t.position.value.view.pieces.find(({ square }) => square === place);
  if (there && isOwn(there.piece)) return { kind: isAsked(t, 'rotate') ? 'rotate' : 'move', piece: there.piece };
  if (selected.value === null) return null;
  return there ? { kind: 'shoot', piece: selected.value } : { kind: 'move', piece: selected.value, to: place };
}

/** The action that touching a place stands for, legal or not; null if it stands for none. */
function tried(t, place) {
  const { typeNow: { value: type }, facingNow: { value: facing } } = t.local;
  const slot = place.startsWith(`slot-${t.seat.value}-`) && Number(place.at(-1));
  if (slot) return isAsked(t, 'launch', 'nominate') ? { kind: 'launch', slot } : null;
  if (!isSquare(place)) return null;
  if (isAsked(t, 'place_block')) return { kind: 'place_block', square: place };
  if (isAsked(t, 'place')) return { kind: 'place', square: place, type, facing };
  if (isAsked(t, 'remove')) {
    const there = t.position.value.view.pieces.find(({ square }) => square === place);
    return there ? { kind: 'remove', piece: there.piece } : null;
  }
  return isAsked(t, 'move', 'rotate') ? triedInPlay(t, place) : null;
}

/** Say why a place cannot be chosen: the server says it, unless a character has to be selected first. */
function refuse(t, place, at) {
  const action = tried(t, place);
  if (action) explain(t, at, action);
  else if (at && isAsked(t, 'move') && isSquare(place)) showRefusal(t, at, say('island-choose-first'));
}

/** Drop a character on a place: the same as choosing both. */
function dropPiece(t, piece, place, at) {
  const { chosen, aim, picks } = t.local;
  aim.value = null;
  chosen.value = piece;
  if (['to', 'target'].includes(picks.value.get(place)?.role)) touch(t, place);
  else explain(t, at, tried(t, place));
}

/** Swap a character of the seat's own pad with that of another slot. */
function dropSlot(t, slot, place) {
  const { held, swap, order } = t.local;
  const to = place.startsWith(`slot-${t.seat.value}-`) ? Number(place.at(-1)) : slot;
  if (!order.value || to === slot) return;
  held.value = null;
  swap(slot, to);
}

/** Drop a character of the island, or one of the seat's own pad. */
export const drop = (t, { piece, slot }, place, at) =>
  (piece === undefined ? dropSlot(t, slot, place) : dropPiece(t, piece, place, at));

/** The pick of the pad that a slot belongs to: for a slot without one of its own. */
const padUnder = (place, picks) => picks.get(place.replace(/^slot-(\d+)-\d+$/, 'pad-$1'));

/**
 * Touch a place.
 * @param {Shared} t
 * @param {string} place
 * @param {{byKey?: boolean, at?: any}} how  byKey: a key on a place where nothing can be tried presses
 *   the primary button; at: where the pointer is
 */
export function touch(t, place, { byKey = false, at = undefined } = {}) {
  const { picks, aimed, order } = t.local;
  const own = place.startsWith(`slot-${t.seat.value}-`);
  if (order.value && own) return touchSlot(t, Number(place.at(-1)));
  const pick = picks.value.get(place) ?? padUnder(place, picks.value);
  if (aimed.value?.place === place && aimed.value.actions.length === 1) return chooseOrConfirm(t,
    aimed.value.actions[0], place, true);
  if (!pick && byKey && !tried(t, place)) return pressPrimary();
  if (!pick) {
    refuse(t, place, at);
    return t.cancel();
  }
  const { actions, piece } = pick;
  if (actions.length === 0) return select(t, piece);
  // Ask where the touch may have meant something else: another action, selecting the character, or the next square
  if (actions.length > 1 || piece !== undefined || isUncertain(t, pick)) return aimAt(t, place, actions);
  return chooseOrConfirm(t, actions[0], place);
}
