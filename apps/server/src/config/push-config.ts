import { z } from 'zod';
import type { FcmConfig, PushConfig } from './config.ts';
import type { Env } from './env-schema.ts';

/** The browsers' own services. The server posts to an endpoint, so it takes none that leads elsewhere. */
export const pushOrigins: readonly string[] = [
  'https://fcm.googleapis.com',
  'https://updates.push.services.mozilla.com',
  'https://web.push.apple.com',
  'https://*.notify.windows.com',
];

const together = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APNS_TOPIC'],
] as const;

/** What of the service account's file is needed. */
const account = z.object({
  project_id: z.string().min(1),
  client_email: z.string().min(1),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url({ protocol: /^https?$/ }),
});

function readAccount(text: string): z.infer<typeof account> | null {
  try {
    return account.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export function pushProblems(env: Env): string[] {
  const problems = together
    .filter((names) => new Set(names.map((name) => env[name] === undefined)).size > 1)
    .map((names) => `${names.join(', ')} belong together: set all or none`);
  if (env.FCM_SERVICE_ACCOUNT !== undefined && readAccount(env.FCM_SERVICE_ACCOUNT) === null) {
    problems.push("FCM_SERVICE_ACCOUNT is not the JSON of a service account's key file");
  }
  return problems;
}

function fcmOf({ FCM_SERVICE_ACCOUNT: text, FCM_URL: url }: Env): FcmConfig | null {
  const read = text === undefined ? null : readAccount(text);
  if (read === null) return null;
  return {
    url,
    projectId: read.project_id,
    clientEmail: read.client_email,
    privateKey: read.private_key,
    tokenUrl: read.token_uri,
  };
}

/** Of settings without problems. A demo sends nothing unless it is told how; production never only pretends. */
export function pushOf(env: Env): PushConfig {
  const fcm = fcmOf(env);
  const { APNS_KEY: key, APNS_KEY_ID: keyId, APNS_TEAM_ID: teamId, APNS_TOPIC: topic } = env;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  const apns = key && keyId && teamId && topic ? { url: env.APNS_URL, key, keyId, teamId, topic } : null;
  const web =
    publicKey && privateKey && subject ? { publicKey, privateKey, subject, origins: pushOrigins } : null;
  if (env.HUB_MODE === 'demo' && fcm === null && apns === null && web === null) return { kind: 'outbox' };
  return { kind: 'real', ...(fcm && { fcm }), ...(apns && { apns }), ...(web && { web }) };
}
