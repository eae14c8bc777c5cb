// Who the visitor is: a guest, or somebody with an account.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get, post, request } from './api.js';
import { dropPush } from './channels-state.js';
import { startLine } from './user-socket.js';

/** The account as the server sends it, null before that; a guest's account has no name. */
export const account = signal(null);

/** Fetch the account. */
export async function loadAccount() {
  account.value = await get('/account');
}

/** Recovery codes that have just been made: shown until the page is left or the visitor has saved them. */
export const freshCodes = signal(null);

/** Change to another account, or to a guest. */
async function become({ codes = null, ...answer }) {
  account.value = answer;
  freshCodes.value = codes;
  startLine();
}

/** Create an account, or log in: `way` is "register" or "login". */
export const enter = async (way, name, password) =>
  become(await post(way === 'register' ? '/account' : '/account/login', { name, password }));

/** Log this browser out; it gets no more notifications of the account's turns. */
export async function leave() {
  await dropPush();
  await post('/account/logout');
  await become(await get('/account'));
}

/** End the session with this id, or all others. */
export async function endSessions(id) {
  await request('DELETE', id ? `/account/sessions/${encodeURIComponent(id)}` : '/account/sessions');
  await loadAccount();
}

export const changePassword = (old, fresh) => post('/account/password', { old, new: fresh });

/** Fetch how many recovery codes are left. */
export const countCodes = async () => (await get('/account/codes')).left;

/** Make new recovery codes. */
export async function renewCodes(password) {
  freshCodes.value = (await post('/account/codes', { password })).codes;
}

/** Allow e-mails to an address to set a new password. */
export const trustAddress = (channel, password) => post('/account/addresses', { channel, password });

/** Set a new password by a recovery code, or by the token of an e-mail. */
export const recoverByCode = (name, code, password) => post('/account/recovery/code', { name, code, password });
export const recoverByToken = (token, password) => post('/account/recovery/token', { token, password });

/** Request an e-mail to set a new password. */
export const askForLetter = (name, language) => post('/account/recovery/email', { name, language });

/** Delete the account. */
export async function deleteAccount(password) {
  await request('DELETE', '/account', { password });
  await become(await get('/account'));
}
