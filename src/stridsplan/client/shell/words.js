// Texts: Project Fluent bundles for the current language, with English as the fallback. Rulebooks and
// documents come from the server.
import { FluentBundle, FluentResource } from '../vendor/fluent-bundle/index.js';
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { fileUrl } from './files.js';
import { language, LOCALES } from './settings.js';

const FALLBACK = 'en';
const OPEN = '\uE000'; // before and after the index of a part in a formatted sentence
const CLOSE = '\uE001';
const bundles = signal({});
const requested = new Set(); // names of files
const missing = new Set(); // ids of messages
const loads = new Map(); // "language/file" → the promise of its load

async function fetchSource(tag, name) {
  const answer = await fetch(fileUrl(`words/${tag}/${name}.ftl`));
  return answer.ok ? answer.text() : '';
}

function load(tag, name) {
  const key = `${tag}/${name}`;
  if (!loads.has(key)) {
    loads.set(key, fetchSource(tag, name).then((source) => addSource(tag, source)).catch(() => loads.delete(key)));
  }
  return loads.get(key);
}

function addSource(tag, source) {
  const old = bundles.value[tag];
  const bundle = old?.bundle ?? new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  bundles.value = { ...bundles.value, [tag]: { bundle } };
}

/** Load the named `.ftl` files for the current language; without names, all that were loaded before. */
export function loadWords(...names) {
  names.forEach((name) => requested.add(name));
  return Promise.all((names.length ? names : [...requested]).map((name) => load(language.value, name)));
}

/** The module that `loading` promises, once these files of texts are loaded too. */
export const withWords = (loading, ...names) => Promise.all([loading, loadWords(...names)]).then(([module]) => module);

/** Load the fallback language for a missing message; return its id meanwhile. */
function miss(id) {
  if (!missing.has(id)) {
    missing.add(id);
    requested.forEach((name) => load(FALLBACK, name));
  }
  return id;
}

/** Load the same files again when the language changes. */
export function followLanguage() {
  effect(() => { if (language.value) loadWords(); });
}

function find(id) {
  for (const tag of [language.value, FALLBACK]) {
    const bundle = bundles.value[tag]?.bundle;
    const message = bundle?.getMessage(id);
    if (message) return { bundle, message };
  }
  return null;
}

const patternOf = ({ message }, attribute) => (attribute ? message.attributes[attribute] : message.value) ?? null;

function format(id, attribute, args) {
  const found = find(id);
  const pattern = found && patternOf(found, attribute);
  return pattern === null ? null : found.bundle.formatPattern(pattern, args ?? {}, []);
}

/** Whether a message (or its attribute) exists. */
export const hasWords = (id, attribute) => {
  const found = find(id);
  return Boolean(found) && patternOf(found, attribute) !== null;
};

let instead = null;

/** Let `make(id, values)` make the texts of messages that are missing. */
export const sayInstead = (make) => { instead = make; };

/** The text of a message; its id if the message is missing, so that the gap is noticed. */
export const say = (id, args) => format(id, null, args) ?? instead?.(id, args) ?? miss(id);

/** The text of a message's attribute, or null. */
export const sayAttribute = (id, attribute, args) => format(id, attribute, args);

const formatters = new Map();

/** A formatter of Intl, cached: creating one takes a hundred times as long as using it. */
function formatter(Kind, locale, options) {
  const key = JSON.stringify([Kind.name, locale, options]);
  if (!formatters.has(key)) formatters.set(key, new Kind(locale, options));
  return formatters.get(key);
}

/** A list of texts in the current language: "a, b and c". */
export const sayList = (texts) =>
  formatter(Intl.ListFormat, LOCALES[language.value], { type: 'conjunction' }).format(texts);

/** Alternatives in the current language: "a, b or c". */
export const sayEither = (texts) =>
  formatter(Intl.ListFormat, LOCALES[language.value], { type: 'disjunction' }).format(texts);

/** A share as a percentage in the current language; only certainty is shown as 0 or 100. */
export const sayPercent = (share) =>
  formatter(Intl.NumberFormat, language.value, { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 })
    .format(share > 0 && share < 1 ? Math.min(Math.max(share, 0.001), 0.999) : share);

/** A number with at most `digits` decimals in the current language. */
export const sayNumber = (value, digits = 1) =>
  formatter(Intl.NumberFormat, language.value, { maximumFractionDigits: digits }).format(value);

/** A moment as "2 hours ago". */
export function sayAgo(iso, now = Date.now()) {
  const seconds = (Date.parse(iso) - now) / 1000;
  /** @type {[string, number][]} */
  const steps = [['day', 86400], ['hour', 3600], ['minute', 60]];
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return formatter(Intl.RelativeTimeFormat, language.value, { numeric: 'auto' })
    .format(Math.round(seconds / size), unit);
}

/** A moment as a date. */
export const sayDate = (iso) =>
  formatter(Intl.DateTimeFormat, LOCALES[language.value], { dateStyle: 'long' }).format(new Date(iso));

/** A moment as a time of day, with its date if that is not today's. */
export function sayTime(milliseconds, now = new Date()) {
  const moment = new Date(milliseconds);
  const day = moment.toDateString() === now.toDateString() ? {} : { day: 'numeric', month: 'short' };
  return formatter(Intl.DateTimeFormat, LOCALES[language.value], { ...day, hour: '2-digit', minute: '2-digit' })
    .format(moment);
}

/** The id of a game's message: "ring", "event", "turn_passed" -> "ring-event-turn-passed". */
export const wordId = (game, ...names) => [game, ...names].join('-').replaceAll(/[._]/g, '-');

/** The id of a game's message, or of the shell's message for any table if the game has none. */
export const gameOrShell = (game, group, name) => {
  const id = wordId(game, group, name);
  return hasWords(id) ? id : wordId(group, name);
};

/**
 * The variables of the message of a term (a thing that a sentence names): the seats of the sentence. `$seat` is that of
 * the argument `target` if there is one, as in a mission to destroy a seat.
 */
function termArguments(args, people) {
  const seats = Object.entries(args).filter(([, value]) => Number.isInteger(value?.seat))
    .map(([name, value]) => [name, value.seat]);
  if ('target' in args) seats.push(['seat', args.target.seat]);
  return Object.fromEntries(seats.flatMap(([name, seat]) => [
    [name, people.nameOf(seat)],
    [`${name}_is`, people.isReader(seat) ? 'you' : 'other'],
  ]));
}

/** By kind of argument, the function that sets the variables of the message, and adds what is drawn to `parts`. */
function settersOf({ values, parts, people, game, args }) {
  const mark = (name, part) => `${OPEN}${parts.push({ ...part, argument: name }) - 1}${CLOSE}`;
  const term = (name, id) => mark(name, { kind: 'term', id, text: say(wordId(game, id), termArguments(args, people)) });
  const seat = (name, number) => {
    const text = people.isReader(number) ? say('seat-you') : people.nameOf(number);
    return mark(name, { kind: 'seat', seat: number, text });
  };
  const set = (name, value, is, count) => {
    values[name] = value;
    if (is) values[`${name}_is`] = is;
    if (count !== undefined) values[`${name}_count`] = count;
  };
  return {
    dice: (name, faces) => set(name, mark(name, { kind: 'dice', faces, text: faces.join(' ') }), null, faces.length),
    seat: (name, value) => set(name, seat(name, value.seat), people.isReader(value.seat) ? 'you' : 'other', 1),
    seats: (name, value) => set(name, sayList(value.seats.map((each) => seat(name, each))), 'other',
      value.seats.length),
    terms: (name, value) => set(name, sayList(value.terms.map((id) => term(name, id))), null, value.terms.length),
    term: (name, value) => set(name, term(name, value.term), 'other'),
    plain: (name, value) => set(name, typeof value === 'boolean' ? Number(value) : value ?? ''),
  };
}

const kindOf = (value) => (Array.isArray(value) ? 'dice'
  : ['seat', 'seats', 'terms', 'term'].find((sort) => typeof value === 'object' && value && sort in value) ?? 'plain');

/** Cut a formatted sentence into texts and the parts that it refers to. */
function cut(text, parts) {
  const pieces = text.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
  return pieces.map((piece, index) => (index % 2 ? parts[Number(piece)] : { kind: 'text', text: piece }))
    .filter((part) => part.text !== '' || part.kind === 'dice');
}

/** Begin a sentence with a capital letter, whatever its first word is. */
function capitalize(parts) {
  const first = parts.findIndex((part) => part.kind !== 'dice' && part.text.trim());
  if (first < 0) return parts;
  const { text } = parts[first];
  return parts.with(first,
    { ...parts[first], text: text.replace(/^\s*\p{L}/u, (letter) => letter.toLocaleUpperCase(language.value)) });
}

/**
 * The parts of a sentence, with the arguments as the server sends them.
 * A seat `x` also gives `$x_is` ("you" or "other"). Several seats and a term give "other": a term may stand in
 * the place of a seat, such as a neutral force. A seat, dice and lists give `$x_count`.
 * @param {string} game  the game's id, the prefix of its terms
 * @param {{isReader: (seat: number) => boolean, nameOf: (seat: number) => string}} people
 * @returns {Array<{kind: string, text: string, argument?: string}>}
 */
export function sentenceParts(game, id, args, people, attribute = undefined) {
  const values = {};
  const parts = [];
  const setters = settersOf({ values, parts, people, game, args: args ?? {} });
  for (const [name, value] of Object.entries(args ?? {})) setters[kindOf(value)](name, value);
  return capitalize(cut(format(id, attribute, values) ?? (attribute ? '' : instead?.(id, values) ?? id), parts));
}

/** A sentence as plain text. */
export const sentenceText = (game, id, args, people) =>
  sentenceParts(game, id, args, people).map((part) => part.text).join('');
