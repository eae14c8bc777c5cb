// Friends that the host of an open table may offer a seat.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect, useState } from '../vendor/preact/hooks.mjs';
import { offerSeat, people, watchPeople } from './people-state.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/**
 * The list; null without friends. A friend is offered the first open seat that this page has not offered to another.
 */
export function FriendInvites({ table }) {
  const [offered, setOffered] = useState({}); // name -> seat
  useEffect(watchPeople, []);
  const friends = (people.value?.friends ?? []).filter((friend) => friend.state === 'friend');
  const open = table.seats.filter((seat) => seat.kind === 'open' && !Object.values(offered).includes(seat.seat));
  if (!friends.length) return null;
  const offer = (name) => offerSeat(table.id, open[0].seat, name)
    .then(() => setOffered({ ...offered, [name]: open[0].seat })).catch(toastRefusal);
  return html`<h3>${say('friends')}</h3><ul class="people">${friends.map(({ name, online }) =>
    html`<li class="person" key=${name}><span><b>${name}</b>
      <span class="quiet">${say(online ? 'friend-online' : 'friend-away')}</span></span>
      ${name in offered ? html`<span class="quiet">${say('challenge-sent')}</span>`
      : html`<${Button} why=${open.length ? undefined : say('challenge-no-seat')} onClick=${() => offer(name)}
        label=${say('challenge-title', { name })}>${say('challenge')}</${Button}>`}</li>`)}</ul>`;
}
