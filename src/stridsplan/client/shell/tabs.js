// The tabs below the panel that asks the player what to do: the log, the chat, the notes.
import { html } from '../vendor/htm/htm-preact.js';
import { useRef } from '../vendor/preact/hooks.mjs';
import { lazily } from './lazy.js';
import { Log } from './log.js';
import { ChatAnnouncer } from './chat-announcer.js';
import { say } from './words.js';

const PANELS = {
  log: Log,
  chat: lazily(() => import('./chat.js').then(({ Chat }) => Chat)),
  notes: lazily(() => import('./notes.js').then(({ Notes }) => Notes)),
};
const NAMES = Object.keys(PANELS);
const STEPS = { ArrowLeft: -1, ArrowRight: 1 };

function Tab({ t, name, open }) {
  const count = name === 'chat' ? t.chat.unread.value : 0;
  const label = count ? say('chat-unread', { count }) : undefined;
  return html`<button type="button" role="tab" id=${`tab-${name}`} class="tab" aria-selected=${t.tab.value === name}
    aria-controls="tab-panel"
    aria-label=${label} tabindex=${t.tab.value === name ? 0 : -1} onClick=${() => open(name)}>${say(name)}
    ${count > 0 && html`<span class="tab-count" aria-hidden="true">${count}</span>`}</button>`;
}

/** The tabs; `onOpen` is called when one is pressed or an arrow key chooses it. */
export function Tabs({ t, onOpen }) {
  const row = useRef(null);
  const Panel = PANELS[t.tab.value];
  const open = (name) => { t.tab.value = name; onOpen(); };
  const onKey = (event) => {
    if (!(event.key in STEPS)) return;
    const next = NAMES[(NAMES.indexOf(t.tab.value) + STEPS[event.key] + NAMES.length) % NAMES.length];
    open(next);
    row.current.querySelector(`#tab-${next}`).focus();
    event.preventDefault();
  };
  return html`<div ref=${row} class="tabs" role="tablist" aria-label=${say('tabs')} onKeyDown=${onKey}>
      ${NAMES.map((name) => html`<${Tab} key=${name} t=${t} name=${name} open=${open} />`)}</div>
    <div id="tab-panel" class="tab-panel" role="tabpanel" aria-labelledby=${`tab-${t.tab.value}`}>
      <${Panel} key=${t.tab.value} t=${t} /></div>
    <${ChatAnnouncer} t=${t} />`;
}
