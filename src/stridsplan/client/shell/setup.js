// The form for a new table: who sits where, and which rules.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { post, refusalText } from './api.js';
import { makeTable } from './entropy.js';
import { LevelPicker } from './levels.js';
import { Mark } from './marks.js';
import { NameField, playerName } from './own-name.js';
import { AdviceChoice, clockOf, PaceChoice, DEFAULT_TERMS } from './pace.js';
import { go } from './route.js';
import { Button, Dialog, gameName, sayHelp, sayOr, Segments } from './ui.js';
import { hasWords, say, sayList, wordId } from './words.js';

const hyphenated = (name) => String(name).toLowerCase().replaceAll(/[._]/g, '-');
const optionId = (game, name) => wordId(game.id, 'option', name);

/** The name of an option's value: the attribute `v-<value>` of the option's message. */
function valueName(game, name, value) {
  const id = optionId(game, name);
  for (const tail of [String(value), hyphenated(value)]) {
    if (hasWords(id, `v-${tail}`)) return sayHelp(id, `v-${tail}`);
  }
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  return String(value).replaceAll('_', ' ');
}

function SeatRow({ game, seat, index, change, remove, canRemove }) {
  const kinds = index === 0 ? ['me'] : ['friend', 'bot', 'screen'];
  const pick = (event) => {
    const kind = event.target.value;
    change({ kind, ...(kind === 'bot' && { bot: game.usual_bot }), ...(kind === 'screen' && { name: '' }) });
  };
  return html`<li class="seat-row">
    <${Mark} seat=${index} />
    ${kinds.length === 1 ? html`<span class="seat-kind">${say('setup-me')}</span>`
      : html`<select class="seat-kind" aria-label=${say('setup-seat', { number: index + 1 })} value=${seat.kind}
        onChange=${pick}>
        ${kinds.map((kind) => html`<option key=${kind} value=${kind} selected=${kind === seat.kind}>
          ${say(`setup-${kind}`)}</option>`)}</select>`}
    <span class="seat-detail">
      ${seat.kind === 'me' && html`<${NameField} aria-label=${say('name')} />`}
      ${seat.kind === 'screen'
        && html`<input value=${seat.name} maxlength="32" placeholder=${say('setup-screen-name', { number: index + 1 })}
        aria-label=${say('name')} onInput=${(event) => change({ ...seat, name: event.target.value })} />`}
      ${seat.kind === 'bot' && html`<${LevelPicker} game=${game} value=${seat.bot}
        change=${(bot) => change({ ...seat, bot })} />`}
      ${seat.kind === 'friend' && html`<span class="quiet">${say('setup-friend-line')}</span>`}
    </span>
    ${index > 0 && html`<${Button} quiet label=${say('setup-remove')} onClick=${remove}
      why=${canRemove ? undefined : say('setup-fewest', { count: game.seats[0] })}>×</${Button}>`}
  </li>`;
}

/** The seats of the new table. */
function SeatRows({ game, seats, setSeats, openTournament }) {
  const [more, fewer] =
    [game.seats.find((count) => count > seats.length), game.seats.findLast((count) => count < seats.length)];
  const bots = (count) => Array.from({ length: count }, () => ({ kind: 'bot', bot: game.usual_bot }));
  const add = () => setSeats([...seats, ...bots(more - seats.length)]);
  const remove = (index) => setSeats(seats.filter((_, at) => at !== index).slice(0, fewer));
  return html`<section><h3>${say('setup-seats')}</h3>
    <ol class="seat-rows">
      ${seats.map((seat, index) => html`<${SeatRow} key=${index} game=${game} seat=${seat} index=${index}
      canRemove=${fewer !== undefined}
      change=${(next) => setSeats(seats.map((each, at) => (at === index ? next : each)))}
      remove=${() => remove(index)} />`)}</ol>
    <${Button} onClick=${add} why=${more ? undefined : say('setup-most', { count: game.seats.at(-1) })}>
      ${say('setup-add', { count: more ? more - seats.length : 1 })}</${Button}>
    ${game.seats.includes(2) && html`<${Button} quiet onClick=${openTournament}>${say('setup-tournament')}</${Button}>`}
  </section>`;
}

function OptionRow({ game, option, value, change }) {
  const id = optionId(game, option.name);
  const values = option.values.map((each) => ({ value: each, text: valueName(game, option.name, each) }));
  const name = sayOr(id, option.name);
  const pick = (event) => change(values[event.target.selectedIndex].value);
  return html`<div class="option"><div class="option-words"><label for=${id}>${name}</label>
      <p class="hint">${sayHelp(id)}</p></div>
    ${option.values.length === 1 ? html`<span>${values[0].text}</span>`
      : html`<select id=${id} onChange=${pick}>${values.map((each, at) =>
        html`<option key=${at} value=${each.value} selected=${each.value === value}>${each.text}</option>`)}</select>`}
  </div>`;
}

/**
 * What the server says of the options of a new table whenever they change. `answer`: {relevant, values, choices}, the
 * options that matter, their values, and which values they can have; null until the first answer.
 */
export function useOptions(game, count, profile, options) {
  const [answer, setAnswer] = useState(null);
  const [failure, setFailure] = useState(null);
  useEffect(() => {
    let stale = false;
    post(`/games/${game.id}/options`, { seats: count, profile, options })
      .then((next) => { if (!stale) { setAnswer(next); setFailure(null); } })
      .catch((refusal) => { if (!stale) setFailure(refusal); });
    return () => { stale = true; };
  }, [game.id, count, profile, JSON.stringify(options)]);
  return { answer, failure };
}

/** Why the server refuses a new table; options that do not go together are named as the form names them. */
export function setupRefusalText(game, refusal, options) {
  const { option } = refusal.args ?? {};
  if (refusal.code !== 'option.combination' || !option) return refusalText(refusal);
  const titleOf = (name) => say('setup-option-title', { option: sayOr(optionId(game, name), name) });
  const others = Object.keys(options).filter((name) => name !== option).map(titleOf);
  return say('setup-option-clash', { option: titleOf(option), others: sayList(others), count: others.length });
}

function Options({ game, answer, change }) {
  const relevant = answer?.relevant ?? [];
  const shown = game.options.filter((option) => relevant.includes(option.name))
    .map((option) => ({ ...option, values: answer.choices?.[option.name] ?? option.values }));
  return html`<section><h3>${say('setup-options')}</h3>
    ${shown.map((option) => html`<${OptionRow} key=${option.name} game=${game} option=${option}
      value=${answer.values[option.name]} change=${(value) => change(option.name, value)} />`)}</section>`;
}

/** The profiles (named sets of rules) that can be played with this number of seats. */
const profilesFor = (game, count) => game.profiles.filter((name) => game.profile_seats[name].includes(count));

/** The choice of the profile and of the options that matter with it. */
export function Rules({ game, count, answer, profile, setProfile, options, setOptions }) {
  const profiles = profilesFor(game, count)
    .map((name) => ({ value: name, text: sayOr(wordId(game.id, 'profile', name), name) }));
  return html`<section><h3>${say('setup-profile')}</h3>
      <${Segments} label=${say('setup-profile')} values=${profiles} value=${profile}
        onChange=${(name) => { setProfile(name); setOptions({}); }} />
      <p class="hint">${sayHelp(wordId(game.id, 'profile', profile))}</p></section>
    <${Options} game=${game} answer=${answer} change=${(name, value) => setOptions({ ...options, [name]: value })} />`;
}

const hasFriends = (seats) => seats.some((seat) => seat.kind === 'friend');

async function create(game, profile, options, seats, terms) {
  const named = seats.map((seat, index) => (seat.kind === 'screen'
    ? { ...seat, name: seat.name || say('setup-screen-name', { number: index + 1 }) } : seat));
  const table = await makeTable({
    game: game.id, profile, options, name: playerName(), seats: named, clock: clockOf(terms),
    listed: terms.listed && hasFriends(seats), rated: terms.rated && hasFriends(seats), advice: terms.advice,
  });
  go(`/t/${table.id}`);
}

/** The form for a new table. */
export function SetUp({ game, seats: first, openTournament, onClose }) {
  const [seats, setSeats] = useState(first);
  const [chosen, setProfile] = useState(game.profiles[0]);
  const profile = profilesFor(game, seats.length).includes(chosen) ? chosen : game.profiles[0];
  const [options, setOptions] = useState({});
  const [terms, setTerms] = useState(DEFAULT_TERMS);
  const [refusal, setRefusal] = useState(null);
  const [busy, setBusy] = useState(false);
  const { answer, failure } = useOptions(game, seats.length, profile, options);
  const submit = async () => {
    setBusy(true);
    try {
      await create(game, profile, options, seats, terms);
    } catch (failed) {
      setRefusal(failed);
      setBusy(false);
    }
  };
  const refused = failure ?? refusal;
  return html`<${Dialog} title=${say('setup-title', { game: gameName(game.id) })}
    onClose=${onClose} wide>
    <div class="setup">
      <${SeatRows} game=${game} seats=${seats} openTournament=${openTournament}
        setSeats=${(next) => { setSeats(next); setRefusal(null); }} />
      <${PaceChoice} terms=${terms} change=${setTerms} isOpen=${hasFriends(seats)} />
      <${AdviceChoice} terms=${terms} change=${setTerms} />
      <${Rules} ...${{ game, count: seats.length, answer, profile, setProfile, options, setOptions }} />
    </div>
    <div class="dialog-foot">${refused && html`<p class="notice error" role="alert">
        ${setupRefusalText(game, refused, options)}
        ${Object.keys(options)
          .length > 0 && html` <${Button} quiet onClick=${() => { setOptions({}); setRefusal(null); }}>
            ${say('setup-reset')}</${Button}>`}</p>`}
      <${Button} primary onClick=${submit} why=${busy ? say('setting-up') : undefined}>
      ${busy ? say('setting-up') : say(hasFriends(seats) ? 'setup-create-friends' : 'setup-create')}</${Button}></div>
  </${Dialog}>`;
}
