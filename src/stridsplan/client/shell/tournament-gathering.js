// A tournament before it begins: its entries, the form to enter, and the host's buttons.
import { html } from '../vendor/htm/htm-preact.js';
import { useState } from '../vendor/preact/hooks.mjs';
import { post, refusalText, request } from './api.js';
import { LevelPicker, SeatFace } from './levels.js';
import { NameLink } from './name-link.js';
import { NameField, playerName } from './own-name.js';
import { entryName } from './tournament-names.js';
import { Button, CopyField, toastRefusal } from './ui.js';
import { say } from './words.js';

/** Show the tournament that a request returns, or a toast with its refusal. */
const showAnswer = (request, show) => request.then(show).catch(toastRefusal);

function Entries({ tournament, path, show }) {
  const { entries, host } = tournament;
  const remove = (entry) => showAnswer(request('DELETE', `${path}/entries/${entry.entry}`), show);
  return html`<section><h2>${say('tournament-entries')}</h2>
    <p class="quiet">${say('tournament-entered', { entered: entries.length, places: tournament.places })}</p>
    <ol class="entries">
      ${entries.map((entry, index) => html`<li key=${entry.entry}>
      <span class="who"><${SeatFace} seat=${entry} />
        <${NameLink} account=${entry.account}>${entryName(entries, index)}</${NameLink}></span>
      ${(host || entry.mine)
        && html`<${Button} quiet onClick=${() => remove(entry)}
          label=${entry.mine ? undefined : say('tournament-remove', { name: entryName(entries, index) })}>
        ${entry.mine ? say('tournament-leave') : '×'}</${Button}>`}</li>`)}</ol></section>`;
}

/** The form to enter the tournament. */
function EnterForm({ tournament, path, invitation, show }) {
  const [failure, setFailure] = useState(null);
  const enter = async (event) => {
    event.preventDefault();
    try {
      show(await post(`${path}/enter`, { invitation, name: playerName() }));
    } catch (refusal) {
      setFailure(refusal);
    }
  };
  if (tournament.entries.length >= tournament.places) return html`<p class="notice">
    ${say('error-tournament-full')}</p>`;
  return html`<form class="enter" onSubmit=${enter}>
    <label>${say('name-ask')}<${NameField} required /></label>
    ${failure && html`<p class="notice error" role="alert">${refusalText(failure)}</p>`}
    <button type="submit" class="button primary">${say('tournament-enter-do')}</button></form>`;
}

function BotForm({ game, path, isFull, show }) {
  const [bot, setBot] = useState(game.usual_bot);
  return html`<div class="row">
    <${LevelPicker} game=${game} value=${bot} change=${setBot} />
    <${Button} why=${isFull ? say('error-tournament-full') : undefined}
      onClick=${() => showAnswer(post(`${path}/bots`, { bot }), show)}>${say('tournament-bot-add')}</${Button}></div>`;
}

function HostsPart({ tournament, game, path, show }) {
  const count = tournament.entries.length;
  return html`<section><h2>${say('tournament-invite')}</h2>
    <p class="hint">${say('tournament-invite-help')}</p>
    <${CopyField} label=${say('tournament-invite-link')} text=${new URL(tournament.invitation, location.href).href} />
    ${game && html`<${BotForm} game=${game} path=${path} isFull=${count >= tournament.places} show=${show} />`}
    <div class="buttons"><${Button} primary=${count > 1} why=${count < 2 ? say('error-tournament-few') : undefined}
      onClick=${() => showAnswer(post(`${path}/start`, {}), show)}>
        ${say('tournament-start')}</${Button}></div></section>`;
}

/** The tournament before it starts; `invitation`: the token of the link by which the visitor came, if any. */
export function Gathering({ tournament, game, path, invitation, show }) {
  const isIn = tournament.entries.some((entry) => entry.mine);
  const token = invitation ?? (tournament.invitation && new URL(tournament.invitation, location.href)
    .searchParams.get('invitation'));
  return html`<div class="gathering">
    <div>${!isIn && token && html`<${EnterForm} ...${{ tournament, path, show }} invitation=${token} />`}
      ${!isIn && !token && html`<p class="notice">${say('tournament-guest')}</p>`}
      ${isIn && !tournament.host && html`<p class="notice" role="status">${say('tournament-wait')}</p>`}
      <${Entries} tournament=${tournament} path=${path} show=${show} /></div>
    ${tournament.host && html`<${HostsPart} tournament=${tournament} game=${game} path=${path} show=${show} />`}</div>`;
}
