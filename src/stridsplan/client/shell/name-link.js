// A name that leads to the profile of its account; a guest's and a bot's lead nowhere.
import { html } from '../vendor/htm/htm-preact.js';
import { profileUrl } from './names.js';

/** The name `children`. `account`: the account's name, null for a guest or a bot. */
export const NameLink = ({ account, children }) => (account
  ? html`<a class="name-link" href=${profileUrl(account)}>${children}</a>` : children);
