// The talk of a table: newest first, what is new read out, and a line to write on.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useRef, useState } from '../vendor/preact/hooks.mjs';
import { Menu, MenuItem } from './bar.js';
import { Mark } from './marks.js';
import { seatTitle } from './names.js';
import { Sentence } from './sentence.js';
import { Button, Segments } from './ui.js';
import { hasWords, say, sayTime } from './words.js';

const LONGEST = 500; // characters
const AT_ONCE = 60;

/** A line of the table's own, in the reader's language. */
function Notice({ t, line }) {
  if (!hasWords(line.text)) return null;
  return html`<li class="talk-notice"><${Sentence} game=${t.table.value.game} id=${line.text} args=${line.args} people=${t.people.value} />
    <time datetime=${new Date(line.time).toISOString()}>${sayTime(line.time)}</time></li>`;
}

function Said({ t, line }) {
  const { seat, time, text, audience } = line;
  const name = seatTitle(t.people.value, seat);
  return html`<li class="talk-line"><div class="talk-head"><span class="who"><${Mark} seat=${seat} />${name}</span>
      ${audience === 'team' && html`<span class="talk-team">${say('talk-to-team')}</span>`}
      <time datetime=${new Date(time).toISOString()}>${sayTime(time)}</time>
      ${!t.mine.value.includes(seat) && html`<${Menu} glyph="dots" label=${say('talk-line-menu', { name })}>
        <${MenuItem} onClick=${() => t.talk.mute(seat, true)}>${say('talk-mute', { name })}</${MenuItem}></${Menu}>`}</div>
    <p class=${text ? '' : 'quiet'} dir="auto">${text || say('talk-blank')}</p></li>`;
}

/** The line to write on. */
function Writing({ t }) {
  const [text, setText] = useState('');
  const [audience, setAudience] = useState('table');
  const input = useRef(null);
  const may = t.talk.mayWhisper.value;
  const to = may ? audience : 'table';
  const back = useRef(null);
  useEffect(() => {
    if (t.wanted.value !== 'talk') return;
    t.wanted.value = null;
    back.current = document.activeElement;
    input.current.focus();
  }, [t.wanted.value]);
  const onKey = (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    const hadFocus = back.current?.isConnected && back.current !== document.body; // the page itself cannot be focused
    (hadFocus ? back.current : document.querySelector('.question')).focus();
  };
  const send = async (event) => {
    event.preventDefault();
    if (text.trim() && await t.talk.say(to, text)) setText('');
  };
  return html`<form class="talk-form" onSubmit=${send} onKeyDown=${onKey}>
    ${may && html`<${Segments} label=${say('talk-audience')} value=${to} onChange=${setAudience}
      values=${['table', 'team'].map((value) => ({ value, text: say(`talk-${value}`) }))} />`}
    <div class="row"><input ref=${input} value=${text} maxlength=${LONGEST} aria-label=${say(`talk-write-${to}`)} placeholder=${say(`talk-write-${to}`)}
      autocomplete="off" enterkeyhint="send" onInput=${(event) => setText(event.target.value)} />
    <button type="submit" class="button">${say('talk-send')}</button></div></form>`;
}

function Muted({ t }) {
  return t.talk.muted.value.map((seat) => {
    const name = seatTitle(t.people.value, seat);
    return html`<p key=${seat} class="talk-muted hint">${say('talk-muted', { name })}
      <${Button} quiet onClick=${() => t.talk.mute(seat, false)}>${say('talk-unmute')}</${Button}></p>`;
  });
}

/** The talk of a table. */
export function Talk({ t }) {
  const [count, setCount] = useState(AT_ONCE);
  const lines = [...t.talk.lines.value].reverse();
  useEffect(() => { t.talk.read(); }, [lines[0]?.time]);
  return html`<div class="talk">
    ${t.seat.value === null ? html`<p class="hint">${say('talk-looking-on')}</p>` : html`<${Writing} t=${t} />`}
    <${Muted} t=${t} />
    ${lines.length === 0 && html`<p class="quiet">${say('talk-empty')}</p>`}
    <ul class="talk-lines">${lines.slice(0, count).map((line) => (line.seat === null
      ? html`<${Notice} key=${line.time} t=${t} line=${line} />` : html`<${Said} key=${line.time} t=${t} line=${line} />`))}</ul>
    ${lines.length > count && html`<${Button} quiet onClick=${() => setCount(count + 200)}>${say('log-earlier')}</${Button}>`}
  </div>`;
}
