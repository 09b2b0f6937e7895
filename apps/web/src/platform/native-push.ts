import { PushNotifications } from '@capacitor/push-notifications';
import { unsubscribeOf } from './native-listener.ts';
import { Shell } from './native-shell.ts';
import type { Push, PushState } from './port.ts';

const states: Readonly<Record<string, PushState>> = { granted: 'on', denied: 'denied' };

/** Asked before anything that reaches the push service: what the plugin throws there ends the app. */
const hasService = () =>
  Shell.hasPush().then(
    ({ value }) => value,
    () => false,
  );

export function nativePush(): Push {
  return {
    async state() {
      try {
        if (!(await hasService())) return 'unsupported';
        return states[(await PushNotifications.checkPermissions()).receive] ?? 'off';
      } catch {
        return 'unsupported';
      }
    },
    stop: async () => {
      if (await hasService()) await PushNotifications.unregister().catch(() => {});
    },
    async register({ request = true } = {}) {
      try {
        if (!(await hasService())) return null;
        const { receive } = request
          ? await PushNotifications.requestPermissions()
          : await PushNotifications.checkPermissions();
        if (receive !== 'granted') return null;
        return await deviceToken();
      } catch {
        return null; // no push service on this device: the app works without
      }
    },
    onReceived(listener) {
      return unsubscribeOf(
        PushNotifications.addListener('pushNotificationReceived', ({ title, body, data }) =>
          listener({ title: title ?? null, body: body ?? null, data: data ?? {} }),
        ),
      );
    },
  };
}

/** The token comes as an event after `register`, so both listeners must stand before it. */
async function deviceToken(): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const handles = await Promise.all([
    PushNotifications.addListener('registration', ({ value }) => resolve(value)),
    PushNotifications.addListener('registrationError', () => resolve(null)),
  ]);
  try {
    await PushNotifications.register();
    return await promise;
  } finally {
    for (const handle of handles) void handle.remove();
  }
}
