// Where the visitor hears that it is their turn: this browser by Web Push, and addresses.
import { signal } from '../vendor/preact-signals/signals.mjs';
import { get, post, request } from './api.js';
import { language } from './settings.js';

/** {push_key, mail, channels} as the server tells it; null until it has. */
export const channels = signal(null);
/** This browser's own channel: its endpoint, or null. */
export const endpoint = signal(null);

/** Whether this browser can be sent anything, and why not: "unsupported", "denied" or null. */
export function pushTrouble() {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!able) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function subscription() {
  if (pushTrouble() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Ask what there is. */
export async function loadChannels() {
  const [answer, own] = await Promise.all([get('/notices'), subscription().catch(() => null)]);
  endpoint.value = own?.endpoint ?? null;
  channels.value = answer;
}

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Let this browser be told. False if the person says no. */
export async function takePush() {
  const registration = await navigator.serviceWorker.register('/push.js');
  if (await Notification.requestPermission() !== 'granted') return false;
  await navigator.serviceWorker.ready;
  const key = bytesOf(channels.value.push_key);
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint: place, keys } = made.toJSON();
  channels.value = await post('/notices/push', { endpoint: place, keys, language: language.value });
  endpoint.value = place;
  return true;
}

/** Send nothing to a channel any more. */
export async function dropChannel(id) {
  await request('DELETE', `/notices/${encodeURIComponent(id)}`);
  channels.value = await get('/notices');
}

/** Send nothing to this browser any more. */
export async function dropPush() {
  const own = await subscription();
  if (!own) return;
  const answer = channels.value ?? await get('/notices');
  const channel = answer.channels.find((each) => each.place === own.endpoint);
  await own.unsubscribe();
  endpoint.value = null;
  if (channel) await dropChannel(channel.id);
}

/** Ask at an address whether it wants letters. */
export async function addAddress(address) {
  channels.value = await post('/notices/mail', { address, language: language.value });
}
