// On the account page: the people that the visitor blocks.
import { html } from '../vendor/htm/htm-preact.js';
import { useEffect } from '../vendor/preact/hooks.mjs';
import { people, unblock, watchPeople } from './people-state.js';
import { Button, toastRefusal } from './ui.js';
import { say } from './words.js';

/** The section; null if the visitor blocks nobody. */
export function Blocked() {
  useEffect(watchPeople, []);
  const list = people.value?.blocked ?? [];
  if (!list.length) return null;
  return html`<section aria-labelledby="blocked"><h2 id="blocked">${say('blocked')}</h2>
    <p class="quiet">${say('block-help')}</p>
    <ul class="account-list">${list.map(({ id, name }) => html`<li class="account-row" key=${id}>
      <b>${name ?? say('seat-former')}</b>
      <div class="buttons"><${Button} label=${say('unblock-label', { name: name ?? '' })}
        onClick=${() => unblock(id).catch(toastRefusal)}>${say('unblock')}</${Button}></div></li>`)}</ul></section>`;
}
