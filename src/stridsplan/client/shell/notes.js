// A seat's own notes: saved while typing; the state of saving is shown.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText, request } from './api.js';
import { say } from './words.js';

const LONGEST = 10_000; // characters
const SAVE_AFTER = 700; // ms without a key until the notes are saved
const saving = new Map(); // "path seat" → a promise that ends when the notes sent last have been stored, or refused

/**
 * A seat's notes on the server: the text; its state, {name: "loading" | "empty" | "kept" | "changed" | "failed",
 * refusal}; functions to change it and to save it at once. When the panel closes, the rest is saved.
 */
function useNotes(t, seat) {
  const path = `/tables/${encodeURIComponent(t.id)}/notes`;
  const key = `${path} ${seat}`;
  const [text, setText] = useState('');
  const [state, setState] = useState(/** @type {Shared} */ ({ name: 'loading' }));
  const unsaved = useRef({ text: null, timer: 0 }); // `text`: null if everything is saved
  const save = async () => {
    clearTimeout(unsaved.current.timer);
    const { text: latest } = unsaved.current;
    if (latest === null) return;
    unsaved.current.text = null;
    const stored = request('PUT', path, { seat, text: latest });
    saving.set(key, stored.catch(() => {}));
    try {
      await stored;
      setState({ name: unsaved.current.text === null ? 'kept' : 'changed' });
    } catch (refusal) {
      unsaved.current.text ??= latest; // unless more has been typed meanwhile
      setState({ name: 'failed', refusal });
    }
  };
  useEffect(() => {
    Promise.resolve(saving.get(key)) // a panel opened again at once needs the last text
      .then(() => get(`${path}?seat=${seat}`))
      .then((notes) => { setText(notes.text); setState({ name: notes.changed ? 'kept' : 'empty' }); })
      .catch((refusal) => setState({ name: 'failed', refusal }));
    return () => { save(); };
  }, [seat]);
  const change = (latest) => {
    setText(latest);
    setState({ name: 'changed' });
    clearTimeout(unsaved.current.timer);
    unsaved.current = { text: latest, timer: setTimeout(save, SAVE_AFTER) };
  };
  return { text, state, change, save };
}

function Pad({ t, seat }) {
  const { text, state, change, save } = useNotes(t, seat);
  const status = state.name === 'failed' ? refusalText(state.refusal) : say(`notes-${state.name}`);
  return html`<textarea class="notes-pad" rows="10" maxlength=${LONGEST} value=${text}
    readonly=${state.name === 'loading'} aria-label=${say('notes')}
      aria-describedby="notes-state" placeholder=${say('notes-placeholder')}
      onInput=${(event) => change(event.target.value)} onBlur=${save} />
    <p id="notes-state" class="hint" role="status">${status}</p>`;
}

/** The notes of the seat at the screen. */
export function Notes({ t }) {
  const seat = t.seat.value;
  return html`<div class="notes">${seat === null ? html`<p class="hint">${say('notes-watching')}</p>`
    : html`<${Pad} key=${seat} t=${t} seat=${seat} />`}</div>`;
}
