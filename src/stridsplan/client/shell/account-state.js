// Who the visitor is: a guest, or somebody with an account.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get, post, request } from './api.js';
import { disablePush } from './channels-state.js';
import { connectUserSocket } from './user-socket.js';

/** The account as the server sends it, null before that; a guest's account has no name. */
export const account = signal(null);

let changes = 0; // requests for the account, and switches to another one

/** Fetch the account. The response is dropped if the account was requested or switched meanwhile: it may be older. */
export async function loadAccount() {
  const change = ++changes;
  const loaded = await get('/account');
  if (change === changes) account.value = loaded;
}

/**
 * Recovery codes that have just been made, or null: shown until the visitor has saved them, logs in as another, or
 * reloads the page.
 */
export const newRecoveryCodes = signal(null);

/**
 * Show the account, or the guest, that this browser is now logged in as.
 * @param {Shared} account  as the server sends it; with `codes` if recovery codes were created with it
 */
async function switchTo({ codes = null, ...fields }) {
  changes += 1;
  account.value = fields;
  newRecoveryCodes.value = codes;
  connectUserSocket();
}

/** Create an account, or log in: `way` is "register" or "login". */
export const registerOrLogIn = async (way, name, password) =>
  switchTo(await post(way === 'register' ? '/account' : '/account/login', { name, password }));

/** Log this browser out; it gets no more notifications of the account's turns. */
export async function logOut() {
  await disablePush();
  await post('/account/logout');
  await switchTo(await get('/account'));
}

/** End the session with this id; without an id, all sessions but this one. */
export async function endSessions(id) {
  await request('DELETE', id ? `/account/sessions/${encodeURIComponent(id)}` : '/account/sessions');
  await loadAccount();
}

export const changePassword = (old, next) => post('/account/password', { old, new: next });

/** Fetch the number of unused recovery codes. */
export const countRecoveryCodes = async () => (await get('/account/codes')).left;

/** Replace all recovery codes by new ones. */
export async function renewRecoveryCodes(password) {
  newRecoveryCodes.value = (await post('/account/codes', { password })).codes;
}

/** Allow an e-mail address of the account, the channel with this id, to reset the password. */
export const addRecoveryAddress = (channel, password) => post('/account/addresses', { channel, password });

/** Set a new password with a recovery code, or with the token of a link in an e-mail. */
export const recoverByCode = (name, code, password) => post('/account/recovery/code', { name, code, password });
export const recoverByToken = (token, password) => post('/account/recovery/token', { token, password });

/** Request an e-mail with a link to set a new password. */
export const requestRecoveryEmail = (name, language) => post('/account/recovery/email', { name, language });

/** Delete the account. */
export async function deleteAccount(password) {
  await request('DELETE', '/account', { password });
  await switchTo(await get('/account'));
}
