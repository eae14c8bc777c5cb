// The channels by which a visitor is notified of turns: Web Push in this browser, and e-mail addresses.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get, post, request } from './api.js';
import { language } from './settings.js';

/**
 * The channels as the server sends them, null before that: {push_key, mail, channels}. `push_key`: the server's
 * public key for Web Push; `mail`: the server can send e-mail. A channel: {id, kind, place, confirmed, recovers},
 * where `place` is an address or the endpoint of a browser. `confirmed`: by its owner; `recovers`: the address may
 * reset the account's password.
 */
export const channels = signal(null);
/** The endpoint of this browser, if it gets push notifications, or null. */
export const endpoint = signal(null);

/** Why this browser cannot get push notifications: "unsupported" or "denied"; null if it can. */
export function pushObstacle() {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function subscription() {
  if (pushObstacle() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Fetch the channels. */
export async function loadChannels() {
  const [answer, own] = await Promise.all([get('/notifications'), subscription().catch(() => null)]);
  endpoint.value = own?.endpoint ?? null;
  channels.value = answer;
}

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Turn on push notifications in this browser. False if the visitor does not give the permission. */
export async function enablePush() {
  const registration = await navigator.serviceWorker.register('/push.js');
  if (await Notification.requestPermission() !== 'granted') return false;
  await navigator.serviceWorker.ready;
  const key = bytesOf(channels.value.push_key);
  const subscribed = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint: place, keys } = subscribed.toJSON();
  channels.value = await post('/notifications/push', { endpoint: place, keys, language: language.value });
  endpoint.value = place;
  return true;
}

/** Delete a channel. */
export async function dropChannel(id) {
  await request('DELETE', `/notifications/${encodeURIComponent(id)}`);
  channels.value = await get('/notifications');
}

/** Turn off push notifications in this browser. */
export async function disablePush() {
  const own = await subscription();
  if (!own) return;
  const answer = channels.value ?? await get('/notifications');
  const channel = answer.channels.find((each) => each.place === own.endpoint);
  await own.unsubscribe();
  endpoint.value = null;
  if (channel) await dropChannel(channel.id);
}

/** Add an e-mail address; its owner is asked by e-mail to confirm it. */
export async function addAddress(address) {
  channels.value = await post('/notifications/mail', { address, language: language.value });
}
