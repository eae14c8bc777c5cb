// Words: Project Fluent bundles for the language in use, with English behind it. Nothing else holds text.
import { FluentBundle, FluentResource } from '../vendor/fluent-bundle/index.js';
import { effect, signal } from '../vendor/preact-signals/signals.mjs';
import { language } from './settings.js';

const FALLBACK = 'en';
const OPEN = '\uE000';
const CLOSE = '\uE001';
const bundles = signal({});
const asked = new Set();
const loads = new Map();

async function fetchSource(tag, name) {
  const answer = await fetch(`/static/words/${tag}/${name}.ftl`);
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

/** Load the named `.ftl` files for the language in use and the one behind it. */
export function loadWords(...names) {
  names.forEach((name) => asked.add(name));
  const tags = new Set([language.value, FALLBACK]);
  return Promise.all([...tags].flatMap((tag) => names.map((name) => load(tag, name))));
}

/** Keep what has been asked for loaded when the language changes. */
export function followLanguage() {
  effect(() => { if (language.value) loadWords(...asked); });
}

function find(id) {
  for (const tag of [language.value, FALLBACK]) {
    const bundle = bundles.value[tag]?.bundle;
    const message = bundle?.getMessage(id);
    if (message) return { bundle, message };
  }
  return null;
}

function format(id, attribute, args) {
  const found = find(id);
  const pattern = attribute ? found?.message.attributes[attribute] : found?.message.value;
  return pattern ? found.bundle.formatPattern(pattern, args ?? {}, []) : null;
}

/** Whether a message (or its attribute) exists. */
export const hasWords = (id, attribute) => format(id, attribute, {}) !== null;

/** The text of a message; the id itself when nobody wrote it, so that a gap is seen. */
export const say = (id, args) => format(id, null, args) ?? id;

/** The text of a message's attribute, or null. */
export const sayAttribute = (id, attribute, args) => format(id, attribute, args);

/** A list of texts in the reader's way: "a, b and c". */
export const sayList = (texts) => new Intl.ListFormat(language.value, { type: 'conjunction' }).format(texts);

/** A share as a percentage in the reader's way. */
export const sayPercent = (share) =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1, minimumFractionDigits: 1 })
    .format(share);

/** A number with at most `digits` decimals in the reader's way. */
export const sayNumber = (value, digits = 1) =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(value);

/** A moment as "2 hours ago". */
export function sayAgo(iso, now = Date.now()) {
  const seconds = (Date.parse(iso) - now) / 1000;
  const steps = [['day', 86400], ['hour', 3600], ['minute', 60]];
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(Math.round(seconds / size), unit);
}

/** The id of a game's message: "risk", "territory-western_us" -> "risk-territory-western-us". */
export const wordId = (game, ...names) => [game, ...names].join('-').replaceAll(/[._]/g, '-');

function fill(values, name, value, people, game, parts) {
  const mark = (part) => `${OPEN}${parts.push({ ...part, argument: name }) - 1}${CLOSE}`;
  const term = (id) => mark({ kind: 'term', id, text: say(wordId(game, id)) });
  if (Array.isArray(value)) {
    values[name] = mark({ kind: 'dice', faces: value, text: value.join(' ') });
    values[`${name}_count`] = value.length;
  } else if (value && typeof value === 'object' && 'seat' in value) {
    const own = people.isReader(value.seat);
    values[name] = mark({ kind: 'seat', seat: value.seat, text: own ? say('seat-you') : people.nameOf(value.seat) });
    values[`${name}_is`] = own ? 'you' : 'other';
  } else if (value && typeof value === 'object' && 'terms' in value) {
    values[name] = sayList(value.terms.map(term));
    values[`${name}_count`] = value.terms.length;
  } else if (value && typeof value === 'object' && 'term' in value) {
    values[name] = term(value.term);
    values[`${name}_is`] = 'other';
  } else {
    values[name] = typeof value === 'boolean' ? Number(value) : value ?? '';
  }
}

function cut(text, parts) {
  const pieces = text.split(new RegExp(`${OPEN}(\\d+)${CLOSE}`));
  return pieces.map((piece, index) => (index % 2 ? parts[Number(piece)] : { kind: 'text', text: piece }))
    .filter((part) => part.text !== '' || part.kind === 'dice');
}

/**
 * The parts of a sentence with arguments in the server's forms.
 * A seat `x` also gives `$x_is` ("you" or "other"); dice and lists give `$x_count`.
 * @param {string} game  the game's id, the prefix of its terms
 * @param {{isReader: (seat: number) => boolean, nameOf: (seat: number) => string}} people
 * @returns {Array<{kind: string, text: string}>}
 */
export function sentenceParts(game, id, args, people, attribute) {
  const values = {};
  const parts = [];
  for (const [name, value] of Object.entries(args ?? {})) fill(values, name, value, people, game, parts);
  return cut(format(id, attribute, values) ?? (attribute ? '' : id), parts);
}

/** A sentence as plain text. */
export const sentenceText = (...all) => sentenceParts(...all).map((part) => part.text).join('');
