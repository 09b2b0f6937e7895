import type { PaymentsConfig } from './config.ts';
import type { Env } from './env-schema.ts';

const neededByGateway = [
  'PAYMENTS_URL',
  'PAYMENTS_PAGE_URL',
  'PAYMENTS_KEY_ID',
  'PAYMENTS_KEY_SECRET',
  'PAYMENTS_CALLBACK_SECRET',
] as const;

export function paymentProblems(env: Env): string[] {
  if (env.HUB_PAYMENTS === 'demo') {
    return env.HUB_MODE === 'demo'
      ? []
      : ['HUB_PAYMENTS must be hosted in production: the demo bank moves no money'];
  }
  const problems = neededByGateway
    .filter((name) => env[name] === undefined)
    .map((name) => `${name} must be set when HUB_PAYMENTS is hosted`);
  if (env.PAYMENTS_PAGE_URL?.includes('{order}') === false) {
    problems.push('PAYMENTS_PAGE_URL must say where the order goes: {order}');
  }
  return problems;
}

/** Of settings without problems. */
export function paymentsOf(env: Env): PaymentsConfig {
  if (env.HUB_PAYMENTS === 'demo') return { kind: 'demo' };
  return {
    kind: 'hosted',
    url: env.PAYMENTS_URL ?? '',
    pageUrl: env.PAYMENTS_PAGE_URL ?? '',
    keyId: env.PAYMENTS_KEY_ID ?? '',
    keySecret: env.PAYMENTS_KEY_SECRET ?? '',
    callbackSecret: env.PAYMENTS_CALLBACK_SECRET ?? '',
    signatureHeader: env.PAYMENTS_SIGNATURE_HEADER,
    ...(env.PAYMENTS_TIMESTAMP_HEADER ? { timestampHeader: env.PAYMENTS_TIMESTAMP_HEADER } : {}),
    callbackMaxAgeSeconds: env.PAYMENTS_CALLBACK_MAX_AGE_SECONDS,
    timeoutMs: env.PAYMENTS_TIMEOUT_MS,
  };
}
