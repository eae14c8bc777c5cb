// A seat's own notes: saved while typing; the state of saving is shown.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { get, refusalText, request } from './api.js';
import { say } from './words.js';

const LONGEST = 10_000; // characters
const REST = 700; // ms without a key until they are saved
const saving = new Map(); // "place seat" → a promise that ends when the notes sent last have been stored, or refused

/**
 * A seat's notes on the server: the text, its state (loading, empty, kept, changed, failed), and functions to change
 * and to save it. What is not saved when the panel closes is saved then.
 */
function useNotes(t, seat) {
  const place = `/tables/${encodeURIComponent(t.id)}/notes`;
  const key = `${place} ${seat}`;
  const [text, setText] = useState('');
  const [state, setState] = useState(/** @type {Shared} */ ({ name: 'loading' }));
  const open = useRef({ text: null, timer: 0 });
  const keep = async () => {
    clearTimeout(open.current.timer);
    const { text: latest } = open.current;
    if (latest === null) return;
    open.current.text = null;
    const stored = request('PUT', place, { seat, text: latest });
    saving.set(key, stored.catch(() => {}));
    try {
      await stored;
      setState({ name: open.current.text === null ? 'kept' : 'changed' });
    } catch (refusal) {
      open.current.text ??= latest;
      setState({ name: 'failed', refusal });
    }
  };
  useEffect(() => {
    Promise.resolve(saving.get(key)) // else a panel that is opened again may get what was there before
      .then(() => get(`${place}?seat=${seat}`))
      .then((notes) => { setText(notes.text); setState({ name: notes.changed ? 'kept' : 'empty' }); })
      .catch((refusal) => setState({ name: 'failed', refusal }));
    return () => { keep(); };
  }, [seat]);
  const change = (latest) => {
    setText(latest);
    setState({ name: 'changed' });
    clearTimeout(open.current.timer);
    open.current = { text: latest, timer: setTimeout(keep, REST) };
  };
  return { text, state, change, keep };
}

function Pad({ t, seat }) {
  const { text, state, change, keep } = useNotes(t, seat);
  const status = state.name === 'failed' ? refusalText(state.refusal) : say(`notes-${state.name}`);
  return html`<textarea class="notes-pad" rows="10" maxlength=${LONGEST} value=${text}
    readonly=${state.name === 'loading'} aria-label=${say('notes')}
      aria-describedby="notes-state" placeholder=${say('notes-placeholder')}
      onInput=${(event) => change(event.target.value)} onBlur=${keep} />
    <p id="notes-state" class="hint" role="status">${status}</p>`;
}

/** The notes of the seat at the screen. */
export function Notes({ t }) {
  const seat = t.seat.value;
  return html`<div class="notes">${seat === null ? html`<p class="hint">${say('notes-watching')}</p>`
    : html`<${Pad} key=${seat} t=${t} seat=${seat} />`}</div>`;
}
