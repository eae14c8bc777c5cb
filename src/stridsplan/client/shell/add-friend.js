// The button that asks an account to be a friend, on its profile and beside its seat.
import { html } from '../vendor/htm/htm-preact.js';
import { addFriend } from './people-state.js';
import { Button, toast, toastRefusal } from './ui.js';
import { say } from './words.js';

export const AddFriend = ({ name }) => html`<${Button} label=${say('friend-add-label', { name })}
  onClick=${() => addFriend(name).then(() => toast(say('friend-added', { name }))).catch(toastRefusal)}>
    ${say('friend-add')}</${Button}>`;
