import { demoSecrets } from './demo-secrets.ts';
import type { Env } from './env-schema.ts';
import { secretSettings, weaknessOf } from './weak-secret.ts';

/** Random bytes, in a form that every setting takes. */
const TAKE_RANDOM = 'take random bytes, such as `openssl rand -base64 32` prints';

/** A default is told of already. */
const ownSecrets = (env: Env): { name: (typeof secretSettings)[number]; value: string }[] =>
  secretSettings.flatMap((name) => {
    const value = env[name];
    return value === undefined || value === demoSecrets[name as keyof typeof demoSecrets]
      ? []
      : [{ name, value }];
  });

const weakSecrets = (env: Env): string[] =>
  ownSecrets(env).flatMap(({ name, value }) => {
    const why = weaknessOf(
      name === 'HUB_WIRE_KEY' ? Buffer.from(value, 'base64url').toString('latin1') : value,
    );
    return why === null ? [] : [`${name} is too weak for production: it ${why}; ${TAKE_RANDOM}`];
  });

/** What others gave us: two of their services may share one, ours and theirs may not. */
const outsideSecrets = [
  'HUB_KYC_TOKEN',
  'HUB_ARN_REGISTRY_TOKEN',
  'HUB_BANK_CHECK_TOKEN',
  'HUB_OIDC_CLIENT_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Whoever learns one would have the other too; and neither could be changed alone. */
function sharedSecrets(env: Env): string[] {
  const own = ownSecrets(env);
  const outside = outsideSecrets.map((name) => ({ name, value: env[name] }));
  return [...own, ...outside].flatMap(({ name, value }, at) => {
    const first = own.slice(0, at).find((other) => other.value === value);
    return first
      ? [`${name} is the same as ${first.name}: give each a value of its own; ${TAKE_RANDOM}`]
      : [];
  });
}

/** What must not travel in the open; to a service on the same machine it does not travel. */
const carried = {
  SMS_URL: 'one-time codes',
  PAYMENTS_URL: 'account numbers',
  HUB_KYC_URL: 'PANs',
  HUB_ARN_REGISTRY_URL: 'PANs and contacts',
  HUB_BANK_CHECK_URL: 'account numbers',
  PAYMENTS_PAGE_URL: "the payer's browser",
  HUB_PUBLIC_URL: 'every login',
  HUB_OIDC_ISSUER: 'logins of the staff',
  S3_ENDPOINT: 'documents of investors',
  FCM_URL: 'notifications',
  APNS_URL: 'notifications',
} as const;

const plainServices = (env: Env): string[] =>
  (Object.keys(carried) as (keyof typeof carried)[])
    .filter((name) => isPlainElsewhere(env[name]))
    .map((name) => `${name} must start with https:// in production: it carries ${carried[name]}`);

function isPlainElsewhere(url: string | undefined): boolean {
  return url !== undefined && new URL(url).protocol !== 'https:' && !isHere(new URL(url));
}

const isHere = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d/.test(hostname);

/** Without `requireTLS` a mail server, or somebody before it, may say that it knows no TLS, and is believed. */
function plainMail({ SMTP_URL }: Env): string[] {
  if (SMTP_URL === undefined) return [];
  const url = new URL(SMTP_URL);
  const says = (name: string, value: string) => url.searchParams.get(name) === value;
  const isSealed = url.protocol === 'smtps:' || (says('requireTLS', 'true') && !says('ignoreTLS', 'true'));
  const isChecked = !says('tls.rejectUnauthorized', 'false');
  if (isHere(url) || (isSealed && isChecked && !says('secure', 'false'))) return [];
  return [
    'SMTP_URL must use TLS in production, because mails carry one-time codes: start it with smtps://, or end it with /?requireTLS=true where the server speaks STARTTLS',
  ];
}

/** What only production refuses: settings under which it would run, and not safely. */
export const unsafeSettings = (env: Env): string[] => [
  ...weakSecrets(env),
  ...sharedSecrets(env),
  ...plainServices(env),
  ...plainMail(env),
];
