// A name that leads to the profile of its account; a guest's and a bot's lead nowhere.
import { html } from '../vendor/htm/htm-preact.js';
import { profileOf } from './names.js';

/** `account`: what the server says of a seat or an entry, null for who has none. */
export const NameLink = ({ account, children }) => (account
  ? html`<a class="name-link" href=${profileOf(account)}>${children}</a>` : children);
