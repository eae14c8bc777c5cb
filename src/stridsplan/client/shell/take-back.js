// Taking back with the others' consent. Where all others are bots, they consent at once: therefore a dialog first
// shows what would be taken back.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { Sentence } from './sentence.js';
import { Button, Dialog, toastRefusal } from './ui.js';
import { gameOrShell, say } from './words.js';

/**
 * What would be taken back now: {what, bots, people}, the event of the seat's own command, and how many commands of
 * bots and of other people came after it; null until the server has answered.
 */
function useTakenBack(t, close) {
  const [takenBack, setTakenBack] = useState(null);
  const version = t.position.value?.version;
  useEffect(() => {
    let stale = false;
    setTakenBack(null);
    get(`/tables/${encodeURIComponent(t.id)}/take_back?seat=${t.seat.value}`)
      .then((answer) => { if (!stale) setTakenBack(answer); })
      .catch((refusal) => { if (!stale) { toastRefusal(refusal); close(); } });
    return () => { stale = true; };
  }, [version]);
  return takenBack;
}

/** What would be taken back, as the event that tells of it. */
function TakenBack({ t, what }) {
  const { game } = t.table.value;
  return html`<p>${say('take-back-own')}</p>
    ${what && html`<p class="event-quote"><${Sentence} game=${game} id=${gameOrShell(game, 'event', what.id)}
      args=${what.args} people=${t.people.value} /></p>`}`;
}

const isOut = (t, seat) => t.position.value?.out?.includes(seat) || t.board.value.isOut?.(t.view.value, seat);

/** Whether anybody else has to agree. */
const needsConsent = (t) => t.seats.value.some((seat) => seat.kind === 'person' && !seat.mine && !isOut(t, seat.seat));

/** The dialog. */
export function TakeBackDialog({ t }) {
  const close = () => { t.panel.value = null; };
  const takenBack = useTakenBack(t, close);
  const ask = () => { close(); t.makeRequest('take_back'); };
  return html`<${Dialog} title=${say('take-back')} onClose=${close}>
    ${!takenBack ? html`<p class="quiet loading">${say('loading')}</p>`
      : html`<${TakenBack} t=${t} what=${takenBack.what} />
      ${takenBack.bots > 0 && html`<p>${say('take-back-bots', { count: takenBack.bots })}</p>`}
      ${takenBack.people > 0 && html`<p>${say('take-back-people', { count: takenBack.people })}</p>`}`}
    <div class="dialog-foot"><${Button} primary why=${takenBack ? undefined : say('loading')} onClick=${ask}
      data-take-back>${say(needsConsent(t) ? 'take-back-ask' : 'take-back-do')}</${Button}>
      <${Button} onClick=${close}>${say('cancel')}</${Button}></div></${Dialog}>`;
}
