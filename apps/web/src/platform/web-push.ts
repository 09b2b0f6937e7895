import type { PushOptions, PushState } from './port.ts';
import { startWorker } from './service-worker.ts';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

export async function state(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && (await subscribed()) !== null ? 'on' : 'off';
}

/** A subscription is bound to the server's key: asked for anew, so that it is the key of today. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await startWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** The subscription as the server keeps it. */
export async function register({ request = true, key = null }: PushOptions = {}): Promise<string | null> {
  if (!isSupported()) return null;
  try {
    const subscription = request ? key && (await subscribe(key)) : await subscribed();
    return subscription ? JSON.stringify(subscription) : null;
  } catch {
    return null; // no push service behind this browser, or it cannot be reached
  }
}

export async function stop(): Promise<void> {
  if (isSupported()) await (await subscribed())?.unsubscribe();
}
