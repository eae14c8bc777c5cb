// The chat of a table: newest first, and a field to write in.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { Menu, MenuItem } from './bar.js';
import { lazily } from './lazy.js';
import { Mark } from './marks.js';
import { NameLink } from './name-link.js';
import { seatTitle } from './names.js';
import { Sentence } from './sentence.js';
import { Button, Segments } from './ui.js';
import { hasWords, say, sayTime, withWords } from './words.js';

const LONGEST = 500; // characters
const AT_ONCE = 60; // lines that are drawn at first
const MORE = 200; // lines that the button adds
const ReportDialog = lazily(() => withWords(import('./report.js'), 'people').then((module) => module.ReportDialog));

/** An announcement of the server, in the reader's language. */
function Announcement({ t, line }) {
  if (!hasWords(line.text)) return null;
  return html`<li class="chat-announcement"><${Sentence} game=${t.table.value.game} id=${line.text} args=${line.args}
    people=${t.people.value} />
    <time datetime=${new Date(line.time).toISOString()}>${sayTime(line.time)}</time></li>`;
}

/** A message of a seat. `report` opens the form to report it; its time is also its id (chat-lines.js). */
function Message({ t, line, report }) {
  const { seat, time, text, audience } = line;
  const name = seatTitle(t.people.value, seat);
  return html`<li class="chat-line"><div class="chat-head"><span class="who"><${Mark} seat=${seat} />
        <${NameLink} account=${t.seats.value[seat]?.account}>${name}</${NameLink}></span>
      ${audience === 'team' && html`<span class="chat-team">${say('chat-to-team')}</span>`}
      <time datetime=${new Date(time).toISOString()}>${sayTime(time)}</time>
      ${!t.mine.value.includes(seat) && html`<${Menu} glyph="dots" label=${say('chat-line-menu', { name })}>
        <${MenuItem} onClick=${() => t.chat.mute(seat, true)}>${say('chat-mute', { name })}</${MenuItem}>
        ${text && html`<${MenuItem} onClick=${() => report({ seat, text, message: time })}>
          ${say('chat-report')}</${MenuItem}>`}</${Menu}>`}
      </div>
    <p class=${text ? '' : 'quiet'} dir="auto">${text || say('chat-blank')}</p></li>`;
}

/** The form to write a message. */
function ChatForm({ t }) {
  const [text, setText] = useState('');
  const [audience, setAudience] = useState('table');
  const input = useRef(null);
  const mayWhisper = t.chat.mayWhisper.value;
  const to = mayWhisper ? audience : 'table';
  const focusedBefore = useRef(null);
  useEffect(() => {
    if (t.tabToFocus.value !== 'chat') return;
    t.tabToFocus.value = null;
    focusedBefore.current = document.activeElement;
    input.current.focus();
  }, [t.tabToFocus.value]);
  const onKey = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const before = focusedBefore.current;
    const canFocus = before?.isConnected && before !== document.body;
    (canFocus ? before : document.querySelector('.question')).focus();
  };
  const send = async (event) => {
    event.preventDefault();
    if (text.trim() && await t.chat.say(to, text)) setText('');
  };
  return html`<form class="chat-form" onSubmit=${send} onKeyDown=${onKey}>
    ${mayWhisper && html`<${Segments} label=${say('chat-audience')} value=${to} onChange=${setAudience}
      values=${['table', 'team'].map((value) => ({ value, text: say(`chat-${value}`) }))} />`}
    <div class="row"><input ref=${input} value=${text} maxlength=${LONGEST} aria-label=${say(`chat-write-${to}`)}
      placeholder=${say(`chat-write-${to}`)}
      autocomplete="off" enterkeyhint="send" onInput=${(event) => setText(event.target.value)} />
    <button type="submit" class="button">${say('chat-send')}</button></div></form>`;
}

/** The muted seats, each with a button to unmute it. */
function Muted({ t }) {
  return t.chat.muted.value.map((seat) => {
    const name = seatTitle(t.people.value, seat);
    return html`<p key=${seat} class="chat-muted hint">${say('chat-muted', { name })}
      <${Button} quiet onClick=${() => t.chat.mute(seat, false)}>${say('chat-unmute')}</${Button}></p>`;
  });
}

/** The chat of a table. */
export function Chat({ t }) {
  const [count, setCount] = useState(AT_ONCE);
  const [reported, setReported] = useState(null);
  const lines = [...t.chat.lines.value].reverse();
  useEffect(() => { t.chat.read(); }, [lines[0]?.time]);
  return html`<div class="chat">
    ${t.seat.value === null ? html`<p class="hint">${say('chat-watching')}</p>` : html`<${ChatForm} t=${t} />`}
    <${Muted} t=${t} />
    ${lines.length === 0 && html`<p class="quiet">${say('chat-empty')}</p>`}
    <ul class="chat-lines">${lines.slice(0, count).map((line) => (line.seat === null
      ? html`<${Announcement} key=${line.time} t=${t} line=${line} />`
        : html`<${Message} key=${line.time} t=${t} line=${line} report=${setReported} />`))}</ul>
    ${lines.length > count
      && html`<${Button} quiet onClick=${() => setCount(count + MORE)}>${say('log-earlier')}</${Button}>`}
    ${reported && html`<${ReportDialog} t=${t} subject=${reported} onClose=${() => setReported(null)} />`}
  </div>`;
}
