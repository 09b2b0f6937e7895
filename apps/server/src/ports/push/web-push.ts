import webPush from 'web-push';
import type { WebPushConfig } from '../../config/config.ts';
import { type PushOutcome, type PushService, pushLifeSeconds } from './push.ts';
import { readSubscription } from './subscription.ts';

const patienceMs = 10_000;

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** Web Push with VAPID: sealed for the browser's own key, so that its push service reads nothing of it. */
export function webPushService({ publicKey, privateKey, subject, origins }: WebPushConfig): PushService {
  return {
    async send(token, { title, body, link, topic }) {
      const subscription = readSubscription(token, origins);
      if (subscription === null) return 'gone';
      const {
        endpoint,
        method,
        headers,
        body: sealed,
      } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify({ title, body, topic, smtDeeplink: link }),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: pushLifeSeconds,
          topic,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        },
      );
      try {
        const response = await fetch(endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(sealed),
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        await response.body?.cancel();
        return outcomeOf(response.status);
      } catch {
        return 'later';
      }
    },
  };
}
