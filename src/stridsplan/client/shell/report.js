// The form to report a table, a person or a chat message to the operators of the site.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { post, refusalText } from './api.js';
import { Button, Dialog, toast } from './ui.js';
import { say } from './words.js';

const LONGEST = 1000; // characters of the report's text

/** The dialog. `t`: the table's state. `subject`: {message, text} and its author's `seat` if known, for a chat message;
 * {seat} for a person; {} for the whole table. */
export function ReportDialog({ t, subject, onClose }) {
  const [words, setWords] = useState('');
  const [failure, setFailure] = useState(null);
  const [busy, setBusy] = useState(false);
  const isMessage = subject.message !== undefined;
  const name = subject.seat === undefined ? null : t.people.value.nameOf(subject.seat);
  const title = name === null ? say('report-table') : say('report-person', { name });
  const send = async () => {
    setBusy(true);
    try {
      await post('/reports', { table: t.id, words,
        ...(isMessage ? { message: subject.message, reader: t.seat.value } : { seat: subject.seat ?? null }) });
      toast(say('report-sent'));
      onClose();
    } catch (refusal) {
      setFailure(refusal);
      setBusy(false);
    }
  };
  // Why the report cannot be sent now; undefined: it can
  const why = busy ? say('loading') : words.trim() || isMessage ? undefined : say('report-empty');
  return html`<${Dialog} title=${title} onClose=${onClose}>
    ${isMessage && html`<blockquote class="event-quote">${subject.text}</blockquote>`}
    <label class="named">${say('report-words')}<textarea class="pad" rows="4" maxlength=${LONGEST} value=${words}
      onInput=${(event) => setWords(event.target.value)} /></label>
    <p class="hint">${say('report-help')}</p>
    ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
    <div class="dialog-foot"><${Button} primary why=${why} onClick=${send}>${say('report-send')}</${Button}>
      <${Button} onClick=${onClose}>${say('cancel')}</${Button}></div></${Dialog}>`;
}
