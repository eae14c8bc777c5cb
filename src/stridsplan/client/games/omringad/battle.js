// The battle board: three boxes a side, melee in the middle. Dice are shown next to those who rolled them; hits are put
// on the tiles. `least` of a tile or a roll is the lowest face that hits.
import { html } from '../../vendor/htm/htm-preact.js';
import { useState } from '../../vendor/preact/hooks.mjs';
import { Die } from '../../shell/die.js';
import { Mark, seatClass } from '../../shell/marks.js';
import { say } from '../../shell/words.js';
import { advisedHits } from './advice.js';
import { actionFor, slotKey } from './picks.js';
import { extend, isDraftComplete, drafted } from '../../shell/draft.js';
import { partyTitle, terrainName, tileTitle } from './texts.js';
import { drags } from './touch.js';
import { boxOfUnit, TileIcon } from './units.js';

const MOST_TOKENS = 12; // hits that are drawn; the text has their number
const BOXES = ['melee', 'ranged', 'none'];

/**
 * The step of the battle: "ranged" or "melee", in which dice are rolled, or "withdrawal", if somebody must withdraw.
 */
const stepOf = ({ step, reason }) => (reason ? 'withdrawal' : step);

/**
 * The rolls that are shown: of the last rolls without another event between them, the last one of each party and kind
 * of tile. A round in which all miss is followed by the next one without hits between them.
 */
function lastDice(events) {
  const from = events.findLastIndex(({ id }) => /^battle_(began|with_dragon)/.test(id));
  const to = events.findLastIndex(({ id }) => id === 'dice_rolled');
  if (to < from || from < 0) return [];
  const first = events.slice(0, to).findLastIndex(({ id }) => id !== 'dice_rolled');
  const isSame = (one, other) => one.party === other.party && slotKey(one) === slotKey(other);
  return events.slice(first + 1, to + 1).map(({ what }) => what)
    .filter((roll, k, all) => k === all.findLastIndex((each) => isSame(each, roll)));
}

/** The parties of the two sides: those who attack, and those who defend, or the dragon. */
function sidesOf({ parties }) {
  const isDefender = ({ party, defends }) => defends || party === 'dragon';
  return [parties.filter((party) => !isDefender(party)), parties.filter(isDefender)];
}

/** The action on a tile now: it takes a hit, or is shot at. */
function tileAction(t, party, tile) {
  const actions = t.actions.value;
  if (party === t.seat.value) return actionFor(actions, 'hit', tile);
  return actionFor(actions.filter((action) => action.party === party), 'target', tile);
}

const press = (t, action) => (action.kind === 'hit' ? extend(t, action) : t.choose(action));

/** The label of a tile of the battle board. */
function tileLabel(tile) {
  return say('omringad-fighter', { tile: tileTitle(tile), count: tile.count, least: tile.least ?? 0 });
}

/** Whether the hit that completes the draft is on this tile: the view does not show it yet. */
function isLastHit(t, party, tile) {
  const last = drafted(t, 'hit').at(-1);
  return isDraftComplete(t) && party === t.seat.value && Boolean(last) && slotKey(last) === slotKey(tile);
}

function Fighter({ t, party, tile, isPlaying }) {
  const action = isPlaying ? null : tileAction(t, party, tile);
  const label = tileLabel(tile);
  const face = html`<${TileIcon} unit=${tile.unit} damaged=${tile.damaged} seat=${party === 'dragon' ? null : party} />
    ${tile.count > 1 && html`<b data-count=${tile.count} />`}
    ${isLastHit(t, party, tile)
      && html`<svg class="hit-mark" viewBox="0 0 24 24" aria-hidden="true"><path d=${BURST} /></svg>`}
    ${tile.least !== null && tile.least !== undefined
      && html`<small aria-hidden="true">${say('omringad-least', { least: tile.least })}</small>`}`;
  if (!action) return html`<span class="fighter" role="img" aria-label=${label} title=${label}>${face}</span>`;
  const isBest = advisedHits(t, action) > 0;
  const does = [say(`omringad-does-${action.kind}`, { tile: tileTitle(tile) }),
    isBest && say('omringad-advised-best')].filter(Boolean).join('. ');
  return html`<button type="button" class="fighter touchable" aria-label=${`${label}. ${does}`} title=${does}
    data-hit=${slotKey(tile)} data-drop=${`hit ${slotKey(tile)}`}
    onClick=${() => press(t, action)}>${face}
    ${isBest && html`<span class="best" aria-hidden="true">★</span>`}</button>`;
}

function Dice({ roll }) {
  const text =
    say('omringad-rolled', { unit: tileTitle(roll), faces: roll.faces.join(', '), least: roll.least, hits: roll.hits });
  return html`<span class="battle-dice" role="img" aria-label=${text} title=${text}>
    <${TileIcon} unit=${roll.unit} damaged=${roll.damaged} seat=${roll.party === 'dragon' ? null : roll.party} />
    <span>${roll.faces.map((face, k) => html`<${Die} key=${k} face=${face} faded=${face < roll.least} />`)}</span>
  </span>`;
}

function Box({ t, box, parties, dice, view, isPlaying }) {
  const tiles = parties.flatMap(({ party, tiles: all }) => all.filter((tile) => tile.box === box)
    .map((tile) => ({ party, tile })));
  const rolls = dice.filter((roll) => boxOfUnit(roll.unit, view.options) === box);
  return html`<div class=${`battle-box box-${box} ${stepOf(view.battle) === box ? 'now' : ''}`}>
    <h4>${say(`omringad-box-${box}`)}</h4>
    <div class="fighters">
      ${tiles.map(({ party, tile }) =>
        html`<${Fighter} key=${`${party}${slotKey(tile)}`} t=${t} party=${party} tile=${tile}
          isPlaying=${isPlaying} />`)}</div>
    ${rolls.map((roll, k) => html`<${Dice} key=${k} roll=${roll} />`)}</div>`;
}

/** A side: its parties, the hits that they have to take, and their boxes. */
function Side({ t, parties, role, dice, view, isPlaying }) {
  const own = parties.find(({ party }) => party === t.seat.value);
  const hits = isPlaying || isDraftComplete(t) ? 0 : own?.hits ?? 0;
  return html`<div class=${`battle-side ${role}`}>
    <h3>${say(`omringad-side-${role}`)} ${parties.map(({ party }) =>
      html`<span key=${party} class=${`who ${seatClass(party)}`}>
      <${Mark} seat=${party === 'dragon' ? null : party} />${partyTitle(t, party)}</span> `)}</h3>
    ${hits > 0 && html`<p class="hits-left">
      <span class="hit-tokens" aria-hidden="true">
        ${Array.from({ length: Math.min(hits, MOST_TOKENS) },
          (_, k) => html`<svg key=${k} viewBox="0 0 24 24" data-drag='{"hit":true}'
      onPointerDown=${drags(t)}><path d=${BURST} /></svg>`)}</span> ${say('omringad-hits-left', { hits })}</p>`}
    <div class="battle-boxes">
      ${BOXES.map((box) =>
        html`<${Box} key=${box} t=${t} box=${box} parties=${parties} view=${view} isPlaying=${isPlaying}
      dice=${dice.filter((roll) => parties.some(({ party }) => party === roll.party))} />`)}</div></div>`;
}

const BURST =
  'M12 1l2.6 6.2L21 4l-2.6 6L23.5 12l-5.1 2L21 20l-6.4-3.2L12 23l-2.6-6.2L3 20l2.6-6L.5 12l5.1-2L3 4l6.4 3.2z';

/** The battle board beside the map; it can be collapsed, and is at first while somebody must withdraw. */
export function BattleBoard({ t, view, isPlaying }) {
  const [chosen, setFolded] = useState(null);
  const folded = chosen ?? stepOf(view.battle) === 'withdrawal';
  const events = t.events.value.slice(0, t.playback.shownCount.value);
  const [attackers, defenders] = sidesOf(view.battle);
  const dice = lastDice(events);
  return html`<section class=${`battle ${folded ? 'folded' : ''}`}
    aria-label=${say('omringad-battle', { square: view.battle.square, terrain: terrainName(view.battle.terrain) })}>
    <button type="button" class="battle-head" aria-expanded=${!folded} onClick=${() => setFolded(!folded)}>
      <b>${say('omringad-battle', { square: view.battle.square, terrain: terrainName(view.battle.terrain) })}</b> <span>
        ${say(`omringad-step-${stepOf(view.battle)}`)}</span></button>
    ${!folded && html`<div class="battle-sides"><${Side} t=${t} parties=${attackers} role="attackers" dice=${dice}
      view=${view} isPlaying=${isPlaying} />
      <${Side} t=${t} parties=${defenders} role="defenders" dice=${dice} view=${view} isPlaying=${isPlaying} /></div>`}
    </section>`;
}
