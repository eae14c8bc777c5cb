// Orders in files: save the orders that are written and not sent, and write those that a file has.
import { html } from '../../../vendor/htm/htm-preact.js';
import { useRef } from '../../../vendor/preact/hooks.mjs';
import { get } from '../../../shell/api.js';
import { Button, toast } from '../../../shell/ui.js';
import { attempt, todayOf } from './desk.js';
import { prepared } from './documents.js';
import { sheetWord } from './words.js';

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Write the orders that a file has; the server says what is wrong with it. */
async function load(t, file) {
  const { document, by } = prepared(read(await file.text()), todayOf(t));
  if (document === null) {
    toast(sheetWord('files-unreadable'), { kind: 'error' });
    return;
  }
  const before = t.position.value.view.today; // how many columns are written in this phase
  await attempt(t, async () => {
    if (!await t.sendDocument(document)) return;
    const loaded = sheetWord('files-loaded', { count: t.position.value.view.today - before });
    toast(by > 0 ? `${loaded} ${sheetWord('files-moved', { days: by })}` : loaded);
  });
}

/** Have the browser save a text as a file. */
function download(name, text) {
  const link = document.createElement('a');
  Object.assign(link, { download: name, href: `data:application/json;charset=utf-8,${encodeURIComponent(text)}` });
  link.click();
}

/** Save the sheets that are written and not sent, the oldest first. */
const save = (t) => attempt(t, async () => {
  const { documents } = await get(`${t.path}/documents?seat=${t.seat.value}`);
  const sheets = documents.filter(({ sent }) => !sent).toReversed();
  const content = sheets.length === 1 ? sheets[0] : sheets;
  download(`clusta-noba-${todayOf(t)}.json`, `${JSON.stringify(content, null, 2)}\n`);
});

/** The buttons to load and save. */
export function Files({ t, view }) {
  const input = useRef(null);
  const open = async (event) => {
    const [file] = event.target.files;
    event.target.value = ''; // so that the same file can be opened again
    if (file) await load(t, file);
  };
  const isWritten = view.today > 0 || view.errands.length > 0 || Object.keys(view.posted).length > 0;
  return html`<p class="hint">${sheetWord('files-hint')}${' '}
      <a href="/api/v1/games/clusta_noba/document" target="_blank">${sheetWord('files-form')}</a></p>
    <div class="buttons"><${Button} onClick=${() => input.current.click()}>${sheetWord('files-load')}</${Button}>
      <input ref=${input} type="file" accept="application/json,.json" class="unseen" tabindex="-1"
        aria-label=${sheetWord('files-load')} onChange=${open} data-load />
      <${Button} why=${isWritten ? undefined : sheetWord('files-none')} onClick=${() => save(t)} data-save>
        ${sheetWord('files-save')}</${Button}></div>`;
}
