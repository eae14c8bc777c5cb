// The panels that help to answer: the odds, the cards, the mission, the capital, the standing order, the powers, the
// continents.
import { html } from '../../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../../vendor/preact/hooks.mjs';
import { Mark } from '../../shell/marks.js';
import { seatTitle } from '../../shell/names.js';
import { Icon, isWide, Segments, ShareBar } from '../../shell/ui.js';
import { CASTLE } from './world.js';
import { say, sayPercent, wordId } from '../../shell/words.js';

const SYMBOLS = { infantry: 'musket', cavalry: 'cavalry', artillery: 'cannon', joker: 'jester-hat' };

const MOST_LABELS = 13; // with more numbers of armies, 0 included, only every fifth is written below its bar

/** The probability of each number of armies free to march in after a conquest, as bars; `shares`: by number. */
function Spread({ shares }) {
  const highest = Math.max(...shares);
  if (shares.length < 3 || highest <= 0) return null; // a single bar would only repeat the chance to win
  return html`<div class="spread" role="img" aria-label=${say('risk-odds-spread')} title=${say('risk-odds-spread')}>
    ${shares.map((share, armies) => armies > 0
      && html`<span key=${armies} title=${say('risk-odds-bar', { armies, share: sayPercent(share) })}>
      <b><i style=${{ height: `${Math.max(2, 100 * (share / highest))}%` }} /></b>
      ${shares.length <= MOST_LABELS || armies % 5 === 0 ? armies : ''}</span>`)}</div>
    <p class="caption">${say('risk-odds-spread')}</p>`;
}

/** What the odds take for granted, with a link to its rule. */
function Why({ why, t }) {
  return html`<p class="hint">${say(wordId('risk', 'why', why.id), why.args)}
    ${why.rule && html` <button type="button" class="why" onClick=${() => t.openRule(why.rule)}>
      ${say('log-why')}</button>`}</p>`;
}

/** What the odds beside the buttons leave out. */
function MoreOdds({ t }) {
  const answer_odds = t.answer_odds.value;
  if (!answer_odds) return null;
  return html`<section class="panel"><h2>${say('risk-odds')}</h2>
    <${Spread} shares=${answer_odds.attacker_distribution ?? []} />
    ${answer_odds.dice
      && html`<p class="hint">${say('risk-odds-dice', {
        attack: answer_odds.dice.attack, defend: answer_odds.dice.defend,
      })}</p>`}
    ${[answer_odds.why ?? []].flat().map((why) => html`<${Why} key=${why.id} why=${why} t=${t} />`)}
  </section>`;
}

/** Why a card cannot be chosen now; undefined if it can. */
function cardReason(t, card, action, chosen) {
  if (chosen) return say('risk-card-chosen');
  if (action) return undefined;
  return t.actions.value.some((each) => each.kind === 'card') ? say('risk-card-no') : say('risk-card-not-now');
}

/**
 * {card: armies}: how many more armies there are to place if this card completes the set of three; empty unless two
 * cards are chosen.
 */
function useSetValues(t) {
  const [values, setValues] = useState({});
  const { codes, taken } = t.compound.value;
  const isPair = taken.length === 2 && taken.every((action) => action.kind === 'card');
  useEffect(() => {
    let stale = false;
    const now = t.position.value.view.to_place ?? 0;
    const look = async (action) => {
      const next = await t.preview([...codes, action.code]);
      return [action.card, next.view ? next.view.to_place - now : 0];
    };
    const cards = isPair ? t.actions.value.filter((action) => action.kind === 'card') : [];
    setValues({});
    Promise.all(cards.map(look)).then((pairs) => { if (!stale) setValues(Object.fromEntries(pairs)); }).catch(() => {});
    return () => { stale = true; };
  }, [codes.join()]);
  return values;
}

function Card({ t, card, brings }) {
  const chosen = t.compound.value.taken.some((each) => each.kind === 'card' && each.card === card.card);
  const action = t.actions.value.find((each) => each.kind === 'card' && each.card === card.card);
  const why = cardReason(t, card, action, chosen);
  const place = card.territory ? say(wordId('risk', 'territory', card.territory)) : say('risk-symbol-joker');
  const symbol = say(wordId('risk', 'symbol', card.symbol));
  const press = () => { if (chosen) t.cancel(); else if (action) t.choose(action); };
  return html`<li><button type="button" class=${`card ${action ? 'touchable' : ''} ${chosen ? 'chosen' : ''}`}
    aria-pressed=${chosen}
    aria-label=${[place, card.territory && symbol, card.bonus && say('risk-card-bonus')].filter(Boolean).join(', ')}
    aria-disabled=${action || chosen ? undefined : 'true'}
    title=${why ?? (card.bonus ? say('risk-card-bonus') : symbol)} aria-description=${why}
    onClick=${press}><${Icon} name=${SYMBOLS[card.symbol] ?? 'jester-hat'} /><span>${place}</span>
    ${card.bonus && html`<em>+2</em>`}
    ${brings > 0 && html`<b>${say('risk-card-brings', { armies: brings })}</b>`}</button></li>`;
}

function Hand({ t, view }) {
  const early = ['setup', 'capitals'].includes(view.phase);
  const values = useSetValues(t);
  if (!view.hand || t.seat.value === null || early) return null;
  const picked = t.compound.value.taken.filter((each) => each.kind === 'card').length;
  const set = view.next_set;
  return html`<section class="panel">
    <h2>${say('risk-hand')} ${view.hand.length > 0 && html`<span class="count">${view.hand.length}</span>`}</h2>
    ${view.hand.length === 0 ? html`<p class="hint">${say('risk-hand-empty')}</p>`
      : html`<ul class="hand">${view.hand.map((card) => html`<${Card} key=${card.card} t=${t} card=${card}
        brings=${values[card.card]} />`)}</ul>`}
    ${picked > 0 && html`<p class="hint" aria-live="polite">${say('risk-hand-picked', { count: picked })}</p>`}
    ${set ? html`<p class="hint">${say('risk-set-next', set)}</p>` : view.hand.length > 0
      && html`<p class="hint">${say('risk-set-fixed')}</p>`}
  </section>`;
}

const hasResigned = (t, seat) => Boolean(t.position.value.out?.includes(seat));

function missionText(t, id, target) {
  const { nameOf, isReader } = t.people.value;
  if (Number.isInteger(target)) {
    return say(wordId('risk', 'mission', 'destroy'),
      { seat: nameOf(target), seat_is: isReader(target) ? 'you' : 'other' });
  }
  return say(wordId('risk', 'mission', id));
}

/**
 * What the goal above the question leaves out: the dealt mission, if another is in force, and the progress as a bar.
 */
function Mission({ t, view }) {
  const { mission } = view;
  if (!mission) return null;
  const { done, of } = mission.progress ?? {};
  const changed = mission.effective
    && (mission.effective !== mission.id || mission.effective_target !== mission.target);
  if (!changed && !(of > 0)) return null;
  return html`<section class="panel"><h2>${say('risk-mission')}</h2>
    ${changed && html`<p class="quiet">${missionText(t, mission.id, mission.target)}</p><p>
      ${say('risk-mission-now', { mission: missionText(t, mission.effective, mission.effective_target) })}</p>`}
    ${of > 0 && html`<${ShareBar} label=${say('risk-mission-progress', { done, of })} share=${done / of} text="" />`}
  </section>`;
}

function Capital({ view }) {
  if (!view.capital) return null;
  return html`<section class="panel"><h2>${say('risk-capital')}</h2>
    <p><svg class="icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d=${CASTLE} /></svg> ${say(wordId('risk', 'territory', view.capital))}</p></section>`;
}

/** The standing order for defence: with as many dice as possible, with one, or to be asked. */
function StandingOrder({ t, view }) {
  const stands = (t.position.value.actions ?? []).filter((action) => action.kind === 'stand');
  const own = view.seats.find((each) => each.seat === t.seat.value);
  if (!stands.length || !own) return null;
  const values = ['max', 'one', 'ask'].map((value) => ({ value, text: say(`risk-standing-${value}`) }));
  const pick = (value) => {
    const action = stands.find((each) => each.defence === value);
    if (action) t.choose(action);
  };
  return html`<details class="panel"><summary><h2>${say('risk-standing')}</h2>
      <span class="hint">${say(`risk-standing-${own.standing}`)}</span></summary>
    <${Segments} label=${say('risk-standing')} values=${values} value=${own.standing} onChange=${pick} />
    <p class="hint">${say('risk-standing-help')}</p></details>`;
}

/** A number of a seat; a dash if it is no longer relevant. */
function powerText(t, each, head) {
  const hasLeft = head === 'income' && hasResigned(t, each.seat);
  return each.alive && !hasLeft ? each[head] : '–';
}

function Powers({ t, view }) {
  const heads = ['territories', 'armies', 'cards', 'income'];
  return html`<details class="panel" open=${isWide()}><summary><h2>${say('risk-powers')}</h2></summary>
    <table class="powers"><thead><tr><td></td>
    ${heads.map((head) => html`<th key=${head} scope="col">${say(`risk-power-head-${head}`)}</th>`)}</tr></thead>
    <tbody>${view.seats.map((each) => html`<tr key=${each.seat} class=${each.alive ? '' : 'out'}><th scope="row">
      <span class="who"><${Mark} seat=${each.seat} />${seatTitle(t.people.value, each.seat)}</span></th>
      ${heads.map((head) => html`<td key=${head}>${powerText(t, each, head)}</td>`)}</tr>`)}
    ${view.neutral
      && html`<tr><th scope="row"><span class="who"><${Mark} seat=${null} />${say('risk-neutral')}</span></th>
      <td>${view.neutral.territories}</td><td>${view.neutral.armies}</td><td>–</td><td>–</td></tr>`}</tbody></table>
    </details>`;
}

/** Each continent's bonus, how much of it the reader holds, and who holds it whole. */
function Continents({ t, view }) {
  const own = view.seats.some(({ seat }) => seat === t.seat.value) ? t.seat.value : null;
  const heads = ['bonus', ...(own === null ? [] : ['own']), 'holder'];
  const cell = { bonus: ({ value }) => `+${value}`, own: ({ held, size }) => `${held[own]}/${size}`,
    holder: ({ owner }) => (owner === null ? '–'
      : html`<span class="who"><${Mark} seat=${owner} />${seatTitle(t.people.value, owner)}</span>`) };
  return html`<details class="panel" open=${isWide()}><summary><h2>${say('risk-continents')}</h2></summary>
    <table class="powers"><thead><tr><td></td>
    ${heads.map((head) => html`<th key=${head} scope="col">${say(`risk-continents-${head}`)}</th>`)}</tr></thead>
    <tbody>${view.continents.map((each) => html`<tr key=${each.id}><th scope="row">
      ${say(wordId('risk', 'continent', each.id))}</th>
      ${heads.map((head) => html`<td key=${head}>${cell[head](each)}</td>`)}</tr>`)}</tbody></table></details>`;
}

/** The panels between the question and the log; cards that can be traded come first. */
export function Aside({ t }) {
  const view = t.position.value?.view;
  if (!view) return null;
  const own = view.seats.find(({ seat }) => seat === t.seat.value);
  // A seat that is out has no hand, mission or capital any more
  const isOut = own && (!own.alive || hasResigned(t, own.seat));
  if (isOut) return html`<${Powers} t=${t} view=${view} />`;
  const trading = t.actions.value.some((action) => action.kind === 'card')
    || t.compound.value.taken.some((action) => action.kind === 'card');
  const hand = html`<${Hand} key="hand" t=${t} view=${view} />`;
  return html`<${MoreOdds} key="odds" t=${t} />${trading && hand}
    <${Mission} key="mission" t=${t} view=${view} />
    <${Capital} key="capital" view=${view} />${!trading && hand}
    <${Powers} key="powers" t=${t} view=${view} /><${Continents} key="continents" t=${t} view=${view} />
    <${StandingOrder} key="standing" t=${t} view=${view} />`;
}
