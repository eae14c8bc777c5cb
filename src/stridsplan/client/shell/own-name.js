// The name under which the visitor plays: what they typed, else their account's, else the one this browser keeps for a
// guest.
import { computed, effect, signal } from '../vendor/preact-signals/signals.mjs';
import { html } from '../vendor/htm/htm-preact.js';
import { account, loadAccount } from './account-state.js';
import { guestName } from './settings.js';
import { sessionsEnded } from './user-socket.js';
import { say } from './words.js';

const LONGEST = 32;
const typed = signal(null); // {account, name}: typed instead of that account's name

const accountName = () => account.value?.name ?? null;

/** The text of a name field; empty for a guest who has not given a name. */
export const ownName = computed(() => {
  const own = accountName();
  if (!own) return guestName.value;
  return typed.value?.account === own ? typed.value.name : own;
});

/** Play under another name: a guest's is kept in the browser; one in place of an account's is forgotten on a reload. */
function typeName(name) {
  const own = accountName();
  if (own) typed.value = { account: own, name };
  else guestName.value = name;
}

/** The name to join a table with. */
export const playerName = () => ownName.value.trim() || accountName() || say('name-default');

/** The name field. */
export const NameField = (more) => html`<input value=${ownName.value} maxlength=${LONGEST} autocomplete="nickname"
  placeholder=${accountName() ?? say('name-default')} onInput=${(event) => typeName(event.target.value)} ...${more} />`;

// When the server has ended this browser's session, the visitor is a guest again.
effect(() => { if (sessionsEnded.value > 0) loadAccount().catch(console.error); });
