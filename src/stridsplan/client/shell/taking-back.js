// Taking back by consent: what goes is said before it is asked for. Bots consent at once, so nothing else would ask.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { get } from './api.js';
import { Sentence } from './sentence.js';
import { Button, Dialog, toastRefusal } from './ui.js';
import { gameOrShell, say } from './words.js';

/** What would be taken back as the table stands: {what, bots, people}, null until the server has told it. */
function useTakenBack(t, close) {
  const [told, setTold] = useState(null);
  const version = t.position.value?.version;
  useEffect(() => {
    let stale = false;
    setTold(null);
    get(`/tables/${encodeURIComponent(t.id)}/take_back?seat=${t.seat.value}`)
      .then((answer) => { if (!stale) setTold(answer); })
      .catch((refusal) => { if (!stale) { toastRefusal(refusal); close(); } });
    return () => { stale = true; };
  }, [version]);
  return told;
}

function What({ t, what }) {
  const { game } = t.table.value;
  return html`<p>${say('take-back-own')}</p>
    ${what && html`<p class="told-line"><${Sentence} game=${game} id=${gameOrShell(game, 'event', what.id)} args=${what.args} people=${t.people.value} /></p>`}`;
}

const isGone = (t, seat) => t.position.value?.out?.includes(seat) || t.board.value.isOut?.(t.view.value, seat);

/** Whether anybody else has to agree. */
const others = (t) => t.seats.value.some((seat) => seat.kind === 'person' && !seat.mine && !isGone(t, seat.seat));

/** The dialog. */
export function TakingBack({ t }) {
  const close = () => { t.panel.value = null; };
  const told = useTakenBack(t, close);
  const ask = () => { close(); t.ask('take_back'); };
  return html`<${Dialog} title=${say('take-back')} onClose=${close}>
    ${!told ? html`<p class="quiet loading">${say('loading')}</p>` : html`<${What} t=${t} what=${told.what} />
      ${told.bots > 0 && html`<p>${say('take-back-bots', { count: told.bots })}</p>`}
      ${told.people > 0 && html`<p>${say('take-back-people', { count: told.people })}</p>`}`}
    <div class="dialog-foot"><${Button} primary why=${told ? undefined : say('loading')} onClick=${ask} data-take-back>${say(others(t) ? 'take-back-ask' : 'take-back-do')}</${Button}>
      <${Button} onClick=${close}>${say('cancel')}</${Button}></div></${Dialog}>`;
}
