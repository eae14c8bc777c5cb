// Player requests (take-back, pause, rematch, and "open": to reveal all secrets of a finished game): their buttons to
// agree, and the menu items to make them.
import { html } from '../vendor/htm/htm-preact.js';
import { MenuItem } from './bar.js';
import { Sentence } from './sentence.js';
import { Button } from './ui.js';
import { say, wordId } from './words.js';

const ICONS = { pause: 'moon', take_back: 'return-arrow', open: 'scroll-unfurled' };

/** Whether a pause can be asked for: if there are clocks, and in a tournament another person who can agree. */
const mayPause = ({ clocks, seats, tournament }) => clocks && !clocks.paused
  && (!tournament || seats.some((seat) => seat.kind === 'person' && !seat.mine));

/** The kinds of request that can be made at a table now, for the menu. */
export function askable(table, position, seat) {
  if (seat === null || !position) return [];
  const asked = table.asking.map((request) => request.kind);
  const plays = position.at_table.some((action) => action.kind === 'resign'); // a seat that is out has no vote
  const hides = table.fairness.streams.some((stream) => !stream.key);
  const kinds = table.status === 'over' ? [hides && !table.opened && 'open']
    : [plays && mayPause(table) && 'pause', position.can_take_back && 'take_back'];
  return kinds.filter((kind) => kind && !asked.includes(kind));
}

/** The requests in the table's menu; a take-back opens a dialog first. */
export function RequestItems({ t }) {
  const ask = (kind) => { if (kind === 'take_back') t.panel.value = kind; else t.makeRequest(kind); };
  return askable(t.table.value, t.position.value, t.seat.value)
    .map((kind) => html`<${MenuItem} key=${kind} icon=${ICONS[kind]}
    onClick=${() => ask(kind)} data-panel=${kind === 'take_back' ? kind : undefined}>
    ${say(wordId('ask', kind))}</${MenuItem}>`);
}

function Request({ t, request }) {
  const { kind, by, agreed } = request;
  const own = t.seat.value;
  const waits = agreed.includes(own);
  const answer = (agree) => () => t.answerRequest(kind, agree);
  return html`<div class="request" role="status">
    <p><${Sentence} game=${t.table.value.game} id=${wordId('request-asked', kind)} args=${{ seat: { seat: by } }}
      people=${t.people.value} /></p>
    ${own !== null && html`<div class="buttons">${waits
      ? html`<span class="quiet">${say('request-waits')}</span>
        <${Button} quiet onClick=${answer(false)}>${say('request-withdraw')}</${Button}>`
      : html`<${Button} primary=${kind === 'rematch'} onClick=${answer(true)}>${say('request-agree')}</${Button}>
        <${Button} quiet onClick=${answer(false)}>${say('request-refuse')}</${Button}>`}</div>`}</div>`;
}

/** The open requests, each with buttons to agree, refuse or withdraw it. */
export const Requests = ({ t }) =>
  t.table.value.asking.map((request) => html`<${Request} key=${request.kind} t=${t} request=${request} />`);

/** Says that the table is paused. */
export function Paused({ t }) {
  return html`<h2>${say('paused-title')}</h2><p class="question-sentence">${say('paused-line')}</p>
    ${t.seat.value !== null
      && html`<div class="buttons"><${Button} primary onClick=${() => t.makeRequest('resume')}>
        ${say('ask-resume')}</${Button}></div>`}`;
}

/** The link to the rematch if there is one, or else the button that asks for it, unless a seat already has. */
export function Rematch({ t }) {
  const { next_table: next, asking } = t.table.value;
  if (next) return html`<a class="button primary" href=${`/t/${next}`}>${say('rematch-go')}</a>`;
  if (t.seat.value === null || asking.some((request) => request.kind === 'rematch')) return null;
  return html`<${Button} primary onClick=${() => t.makeRequest('rematch')}>${say('ask-rematch')}</${Button}>`;
}

/** Says for which other people a bot plays. */
export function StandIns({ t }) {
  const { stand_ins: standIns, delegated } = t.table.value;
  const others = delegated.map(({ seat }) => seat).filter((seat) => seat !== t.seat.value);
  return [...new Set([...standIns, ...others])].map((seat) =>
    html`<p class="stand-in hint" key=${seat}><${Sentence} id="event-stood-in" args=${{ seat: { seat } }}
      people=${t.people.value} /></p>`);
}
