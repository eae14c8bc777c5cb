// Friends in the lobby: who is there, challenges both ways, and adding somebody by name.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { Form, LONGEST_NAME } from './account-form.js';
import { Menu, MenuItem } from './bar.js';
import { sayTerms } from './clocks.js';
import { profileUrl } from './names.js';
import { PACES } from './pairing-state.js';
import { accept, addFriend, blockFriend, challenge, decline, people, removeFriend,
  watchPeople } from './people-state.js';
import { Button, Dialog, gameName, Segments, toastRefusal } from './ui.js';
import { say } from './words.js';

/** A handler that calls `work`, and shows its refusal in a toast. */
const orToast = (work) => () => work().catch(toastRefusal);

/** The seat that a friend offers. */
function Challenge({ offer }) {
  const game = gameName(offer.game);
  return html`<li class="person"><span><b>${say('challenge-line', { name: offer.by, game })}</b>
      <span class="facts">${sayTerms(offer)}</span></span>
    <div class="buttons"><${Button} primary onClick=${orToast(() => accept(offer))}
        label=${say('challenge-accept-label', { name: offer.by, game })}>${say('challenge-accept')}</${Button}>
      <${Button} onClick=${orToast(() => decline(offer.table))}>${say('challenge-decline')}</${Button}></div></li>`;
}

/** The form to challenge a friend. */
function ChallengeForm({ name, games, onClose }) {
  const fitting = games.filter((game) => game.players.includes(2));
  const [id, setId] = useState(fitting[0].id);
  const [pace, setPace] = useState('none');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await challenge(name, fitting.find((game) => game.id === id), pace).catch(toastRefusal);
    setBusy(false);
  };
  return html`<${Dialog} title=${say('challenge-title', { name })} onClose=${onClose}>
    <label class="named">${say('challenge-game')}<select onChange=${(event) => setId(event.target.value)}>
      ${fitting.map((game) => html`<option key=${game.id} value=${game.id} selected=${game.id === id}>
        ${gameName(game.id)}</option>`)}</select></label>
    <div class="pairing-choice"><span class="caption" aria-hidden="true">${say('pace')}</span>
      <${Segments} label=${say('pace')} value=${pace} onChange=${setPace}
        values=${PACES.map((value) => ({ value, text: say(`pace-${value}`) }))} /></div>
    <p class="hint">${say('challenge-help')}</p>
    <div class="dialog-foot"><${Button} primary why=${busy ? say('setting-up') : undefined} onClick=${send}>
      ${say('challenge')}</${Button}></div></${Dialog}>`;
}

/**
 * A friend, or somebody who asks ("asks") or is asked ("asked") to be one. `openChallenge(name)` opens the form to
 * challenge.
 */
function Friend({ friend, openChallenge }) {
  const { name, state, online } = friend;
  const status = state === 'friend' ? say(online ? 'friend-online' : 'friend-away') : say(`friend-${state}`);
  const remove = { friend: 'friend-remove', asked: 'friend-withdraw', asks: 'friend-refuse' }[state];
  return html`<li class="person friend"><span><a href=${profileUrl(name)}><b>${name}</b></a>
      <span class=${`facts ${online ? 'online' : ''}`}>${status}</span></span>
    <div class="buttons">
      ${state === 'friend' && html`<${Button} onClick=${() => openChallenge(name)}
        label=${say('challenge-title', { name })}>${say('challenge')}</${Button}>`}
      ${state === 'asks' && html`<${Button} primary onClick=${orToast(() => addFriend(name))}
        label=${say('friend-agree-label', { name })}>${say('friend-agree')}</${Button}>`}
      <${Menu} glyph="dots" label=${say('chat-line-menu', { name })}>
        <${MenuItem} onClick=${orToast(() => removeFriend(name))}>${say(remove)}</${MenuItem}>
        ${state !== 'asked' && html`<${MenuItem} onClick=${orToast(() => blockFriend(name))}>
          ${say('block', { name })}</${MenuItem}>`}</${Menu}></div></li>`;
}

/** The challenges of friends; null if there are none. */
export function Challenges() {
  useEffect(watchPeople, []);
  const offers = people.value?.challenges ?? [];
  if (!offers.length) return null;
  return html`<section class="friends" aria-labelledby="challenges"><h2 id="challenges">${say('challenges')}</h2>
    <ul>${offers.map((offer) => html`<${Challenge} key=${offer.table} offer=${offer} />`)}</ul></section>`;
}

/** The section of the lobby for a visitor with an account. */
export function Friends({ games }) {
  const [challenged, setChallenged] = useState(null);
  if (!people.value) return null;
  const { friends } = people.value;
  return html`<section class="friends" aria-labelledby="friends"><h2 id="friends">${say('friends')}</h2>
    ${friends.length === 0 && html`<p class="quiet">${say('friends-none')}</p>`}
    <ul>${friends.map((friend) => html`<${Friend} key=${friend.name} friend=${friend}
      openChallenge=${setChallenged} />`)}</ul>
    <details><summary>${say('friend-add')}</summary>
      <${Form} label=${say('friend-add')} work=${(fields) => addFriend(fields.name)}>
        <label>${say('friend-name')}<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" /></label>
        <p class="hint">${say('friend-add-help')}</p></${Form}></details>
    ${challenged && html`<${ChallengeForm} name=${challenged} games=${games}
      onClose=${() => setChallenged(null)} />`}</section>`;
}
