// The page that checks the record of a table: fetched, opened from the disk or pasted. The checks are in proof.js.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { get, post, refusalText } from './api.js';
import { Bar } from './bar.js';
import { games, loadGames } from './games.js';
import { keptOf } from './kept-proof.js';
import { Mark } from './marks.js';
import { checkKept, checkRecord } from './proof.js';
import { go, route } from './route.js';
import { setTitle } from './title.js';
import { Button, gameName } from './ui.js';
import { gameOrShell, loadWords, say, sayList } from './words.js';

const streamNames = (game, names) => sayList(names.map((name) => say(gameOrShell(game, 'stream', name))));

/**
 * Check a record: {record, found, kept}, where `found` is what `checkRecord` returns, and `kept` how the record
 * compares with what this browser kept.
 */
function examine(record) {
  const found = checkRecord(record);
  return { record, found, kept: found.ok ? checkKept(record, keptOf(record.table.id), found.hashes) : [] };
}

/** Parse and check a record; {unreadable: true} if it is no JSON. */
function read(text) {
  try {
    return examine(JSON.parse(text));
  } catch {
    return { unreadable: true };
  }
}

const Check = ({ ok, id, args }) => html`<li class=${ok ? 'held' : 'broken'}><span class="verdict" role="img"
  aria-label=${say(ok ? 'proof-held' : 'proof-broken')}>${ok ? '✓' : '✗'}</span><span>${say(id, args)}</span></li>`;

/** What was checked, in sentences. */
function Checked({ record, found, kept }) {
  const { game } = record.table;
  const id = (each) => `proof-kept-${each.id}${each.ok ? '' : '-not'}`;
  return html`<section><h2>${say('proof-checked')}</h2><ul class="checks">
    <${Check} ok id="proof-check-keys"
      args=${{ streams: streamNames(game, found.opened), count: found.opened.length }} />
    <${Check} ok id="proof-check-opening" args=${{ texts: record.table.contributions.length }} />
    <${Check} ok id="proof-check-rows" args=${{ rows: found.rows }} />
    <${Check} ok id="proof-check-draws" args=${{ draws: found.draws }} />
    ${kept.map((each) => html`<${Check} key=${each.id} ok=${each.ok} id=${id(each)} args=${each.args} />`)}
    ${kept.length === 0 && html`<li class="unknown"><span class="verdict" aria-hidden="true">–</span>
      <span>${say('proof-kept-none')}</span></li>`}
  </ul></section>`;
}

/** What cannot be checked from a record alone. */
const Unchecked = ({ record, found }) => html`<section><h2>${say('proof-beyond')}</h2><ul class="checks">
  ${found.sealed.length > 0
    && html`<li>
      ${say('proof-beyond-sealed',
        { streams: streamNames(record.table.game, found.sealed), count: found.sealed.length })}</li>`}
  <li>${say('proof-beyond-rules')}</li><li>${say('proof-beyond-names')}</li></ul></section>`;

function Facts({ record, isHere }) {
  const { id, game } = record.table;
  const names = record.names ?? [];
  return html`<p class="proof-facts"><b>${gameName(game)}</b>
    ${names.map((name, seat) => name && html`<span class="who" key=${seat}><${Mark} seat=${seat} />${name}</span>`)}
    ${isHere && html`<a href=${`/t/${encodeURIComponent(id)}/replay`}>${say('replay')}</a>`}</p>
    <dl class="secrets"><dt>${say('proof-head')}</dt><dd><code>${record.head}</code></dd></dl>`;
}

/** Import a game of another server whose random streams are all open, and replay it on this one. */
function ReplayHere({ record }) {
  const [refusal, setRefusal] = useState(null);
  const [busy, setBusy] = useState(false);
  const importRecord = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const { id } = await post('/tables/import', record);
      go(`/t/${encodeURIComponent(id)}/replay`);
    } catch (problem) {
      setRefusal(problem);
      setBusy(false);
    }
  };
  return html`<section>
    <div class="buttons"><${Button} onClick=${importRecord} disabled=${busy}>${say('proof-replay')}</${Button}></div>
    <p class="quiet">${say('proof-replay-line')}</p>
    ${refusal && html`<p class="notice error" role="alert">${refusalText(refusal)}</p>`}</section>`;
}

/** The sentence that says what is wrong with a record. */
function proofErrorText({ id, ok, stream, ...args }, game) {
  return say(`proof-flaw-${id}`, { ...args, stream: stream && say(gameOrShell(game, 'stream', stream)) });
}

function Verdict({ record, found, kept, isHere }) {
  if (!found.ok) {
    return html`<div class="notice error" role="alert"><h2>${say('proof-fails')}</h2>
      <p>${proofErrorText(found, record?.table?.game)}</p></div>`;
  }
  const sound = kept.every(({ ok }) => ok);
  return html`<div class=${`notice ${sound ? 'good' : 'error'}`} role="status">
    <h2>${say(sound ? 'proof-holds' : 'proof-differs')}</h2>
    <p>${say(sound ? 'proof-holds-line' : 'proof-differs-line')}</p></div>
    <${Facts} record=${record} isHere=${isHere} />
    ${!isHere && record.secret && record.result && html`<${ReplayHere} record=${record} />`}
    <${Checked} record=${record} found=${found} kept=${kept} /><${Unchecked} record=${record} found=${found} />`;
}

/** Load the texts of the record's game, if this server has the game, before the result is shown. */
async function fetchWords({ record }) {
  const game = record?.table?.game;
  await loadGames().catch(() => {});
  if (games.value?.some(({ id }) => id === game)) await loadWords(game, `${game}-things`);
}

function Result({ result }) {
  if (result.refusal) return html`<p class="notice error" role="alert">${refusalText(result.refusal)}</p>`;
  if (result.unreadable) return html`<p class="notice error" role="alert">${say('proof-unreadable')}</p>`;
  return html`<${Verdict} ...${result} />`;
}

/** The form to open a record from a file, or to paste it. */
function OpenRecord({ show, isFirst }) {
  const file = useRef(null);
  const [text, setText] = useState('');
  const open = async (event) => { if (event.target.files[0]) show(read(await event.target.files[0].text())); };
  return html`<section class="open-record"><h2>${say(isFirst ? 'proof-choose-first' : 'proof-choose-other')}</h2>
    ${isFirst && html`<p class="quiet">${say('proof-choose-line')}</p>`}
    <div class="buttons"><${Button} onClick=${() => file.current.click()}>${say('proof-file')}</${Button}>
      <input ref=${file} type="file" accept="application/json,.json" class="unseen" tabindex="-1"
        aria-label=${say('proof-file')} onChange=${open} /></div>
    <details><summary>${say('proof-paste')}</summary>
      <textarea rows="6" spellcheck="false" aria-label=${say('proof-paste')} value=${text}
        onInput=${(event) => setText(event.target.value)} />
      <${Button} onClick=${() => show(read(text))}>${say('proof-check')}</${Button}></details></section>`;
}

/** Fetch and examine the record of a finished table. */
async function fetchRecord(id) {
  try {
    return { ...examine(await get(`/tables/${encodeURIComponent(id)}/transcript`)), isHere: true };
  } catch (refusal) {
    return { refusal };
  }
}

/** The page. */
export function ProofPage() {
  const { table } = route.value.query;
  const [result, setResult] = useState(null);
  const show = async (found) => { await fetchWords(found); setResult(found); };
  useEffect(() => setTitle(`${say('proof')} · Stridsplan`), []);
  useEffect(() => { if (table) fetchRecord(table).then(show); }, [table]);
  return html`<${Bar} /><main class="sheet prose-page proof-page"><h1>${say('proof')}</h1><p>${say('proof-line')}</p>
    ${result && html`<${Result} result=${result} />`}
    ${table && !result && html`<p class="quiet loading">${say('loading')}</p>`}
    <${OpenRecord} show=${show} isFirst=${!table && !result} />
    ${table && result?.found
      && html`<p><a href=${`/api/v1/tables/${encodeURIComponent(table)}/transcript`}
        download=${`stridsplan-${table}.json`}>${say('proof-download')}</a></p>`}
  </main>`;
}
