import type { PushConfig } from '../../config/config.ts';
import { pushOrigins } from '../../config/push-config.ts';
import { apnsService } from './apns.ts';
import { fcmService } from './fcm.ts';
import type { Push, PushPlatform, PushService, PushTarget } from './push.ts';
import { readSubscription } from './subscription.ts';
import { webPushService } from './web-push.ts';

/** Letters that the services' own tokens are made of; what is anything else is nobody's. */
const nativeToken = /^[\w:-][\w:.-]{0,4095}$/;

const accepting =
  (origins: readonly string[]) =>
  ({ platform, token }: PushTarget): string | null => {
    if (platform !== 'web') return nativeToken.test(token) ? token : null;
    const subscription = readSubscription(token, origins);
    return subscription === null ? null : JSON.stringify(subscription);
  };

/** The demo's push: nothing leaves the machine; its outbox page shows what would have gone out. */
const outboxPush = (webKey: string | null): Push => ({
  platforms: ['web', 'android', 'ios'],
  webKey,
  accepts: accepting(pushOrigins),
  send: async () => 'sent',
  close: () => {},
});

/** `demoKey`: what browsers subscribe with where nothing is really sent. */
export function openPush(config: PushConfig, demoKey: string | null): Push {
  if (config.kind === 'outbox') return outboxPush(demoKey);
  const { fcm, apns, web } = config;
  const apple = apns && apnsService(apns);
  const services: Partial<Record<PushPlatform, PushService>> = {
    ...(web && { web: webPushService(web) }),
    ...(fcm && { android: fcmService(fcm) }),
    ...(apple && { ios: apple }),
  };
  return {
    platforms: Object.keys(services) as PushPlatform[],
    webKey: web?.publicKey ?? null,
    accepts: accepting(web?.origins ?? pushOrigins),
    send: async ({ platform, token }, message) => services[platform]?.send(token, message) ?? 'refused',
    close: () => apple?.close(),
  };
}
