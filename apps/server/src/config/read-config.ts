import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Brand, brandSchema, check } from '@hub/contract';
import type { Config, FilesConfig, MessengerConfig, OidcConfig, OutsideServiceConfig } from './config.ts';
import { demoSecrets } from './demo-secrets.ts';
import { type Env, envSchema } from './env-schema.ts';
import { mandatesOf, nachProblems } from './mandates-config.ts';
import { paymentProblems, paymentsOf } from './payments-config.ts';
import { unsafeSettings } from './production-problems.ts';
import { pushOf, pushProblems } from './push-config.ts';

export class ConfigError extends Error {
  override name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

const repository = resolve(import.meta.dirname, '../../../..');

interface Surroundings {
  /** What relative paths start from. */
  readonly cwd?: string;
}

/** Every setting or, when one is wrong, an error that names them all. Reads nothing but the brand's file. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  { cwd = process.cwd() }: Surroundings = {},
): Config {
  // A variable set to nothing is one not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = envSchema.safeParse(given);
  const problems = parsed.success
    ? contradictions(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  const brand = readBrand(parsed.data?.HUB_BRAND ?? given.HUB_BRAND ?? 'aranya', cwd, problems);
  if (problems.length > 0 || !parsed.success || brand === null) throw new ConfigError(problems);
  return configOf(parsed.data, brand, cwd);
}

function contradictions(env: Env): string[] {
  const problems: string[] = [];
  if ((env.SMTP_URL === undefined) !== (env.SMTP_FROM === undefined)) {
    problems.push('SMTP_URL and SMTP_FROM belong together: set both or neither');
  }
  if ((env.S3_ACCESS_KEY_ID === undefined) !== (env.S3_SECRET_ACCESS_KEY === undefined)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither');
  }
  if (new Set(oidcNames.map((name) => env[name] === undefined)).size > 1) {
    problems.push(`${oidcNames.join(', ')} belong together: set all or none`);
  }
  if (env.SMS_METHOD === 'GET' && env.SMS_BODY !== 'none') {
    problems.push('SMS_BODY must be none when SMS_METHOD is GET');
  }
  problems.push(...paymentProblems(env), ...nachProblems(env), ...pushProblems(env));
  if (env.HUB_MODE === 'demo') return problems;
  for (const [name, existing] of Object.entries(demoSecrets)) {
    if (env[name as keyof typeof demoSecrets] === existing) {
      problems.push(`${name} must be set in production: its default is known to everybody`);
    }
  }
  if (env.DATABASE_URL === undefined) {
    problems.push(
      'DATABASE_URL must be set in production: the embedded database is for the demo, one process without backups',
    );
  }
  problems.push(...unsafeSettings(env));
  if (env.HUB_REGISTRAR_DIR === undefined) {
    problems.push(
      'HUB_REGISTRAR_DIR must be set in production: the embedded registrar allots units that no fund house knows',
    );
  }
  if (env.HUB_NACH_DIR === undefined) {
    problems.push('HUB_NACH_DIR must be set in production: the embedded bank debits nobody');
  }
  if (env.HUB_KYC_URL === undefined) {
    problems.push("HUB_KYC_URL must be set in production: the embedded agency knows the demo's people only");
  }
  if (env.HUB_ARN_REGISTRY_URL === undefined) {
    problems.push(
      "HUB_ARN_REGISTRY_URL must be set in production: the embedded register knows the demo's ARNs only",
    );
  }
  if (env.HUB_BANK_CHECK_URL === undefined) {
    problems.push('HUB_BANK_CHECK_URL must be set in production: the embedded bank agrees to every name');
  }
  if (env.SMTP_URL === undefined && env.SMS_URL === undefined) {
    problems.push('SMS_URL or SMTP_URL must be set in production: the demo outbox shows every OTP');
  }
  return problems;
}

function readBrand(named: string, cwd: string, problems: string[]): { brand: Brand; dir: string } | null {
  const isName = /^[a-z0-9-]+$/.test(named);
  const file = isName ? join(repository, 'brands', named, 'brand.json') : resolve(cwd, named);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    problems.push(`HUB_BRAND names ${file}, which ${why}`);
    return null;
  }
  const checked = check(brandSchema, content);
  if (checked.ok) return { brand: checked.value, dir: dirname(file) };
  for (const [field, message] of Object.entries(checked.fields)) {
    problems.push(`HUB_BRAND names ${file}, where ${field} is wrong: ${message}`);
  }
  return null;
}

/** Where it is not said: this machine for the demo, the brand's own host in production. */
function publicUrlOf({ HUB_PUBLIC_URL, HUB_MODE, PORT }: Env, { deepLinkHosts: [host] }: Brand): string {
  const url =
    HUB_PUBLIC_URL ??
    (HUB_MODE === 'demo' || host === undefined ? `http://localhost:${PORT}` : `https://${host}`);
  return url.endsWith('/') ? url.slice(0, -1) : url;
}

function configOf(env: Env, { brand, dir }: { brand: Brand; dir: string }, cwd: string): Config {
  const dataDir = resolve(cwd, env.HUB_DATA_DIR);
  return {
    mode: env.HUB_MODE,
    host: env.HOST ?? (env.HUB_MODE === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    port: env.PORT,
    publicUrl: publicUrlOf(env, brand),
    dataDir,
    ...(env.DATABASE_URL ? { databaseUrl: env.DATABASE_URL } : {}),
    embedded: {
      diskReserveBytes: env.HUB_DISK_RESERVE_MB * 1_048_576,
      watchdogSeconds: env.HUB_WATCHDOG_SECONDS,
    },
    databasePoolSize: env.DATABASE_POOL_SIZE,
    brand,
    brandDir: dir,
    tokenSecret: env.HUB_TOKEN_SECRET,
    wireKey: env.HUB_WIRE_KEY,
    serviceLogin: { username: env.HUB_SERVICE_USERNAME, password: env.HUB_SERVICE_PASSWORD },
    securityKey: env.HUB_SECURITY_KEY,
    otmLogin: { username: env.HUB_OTM_USERNAME, password: env.HUB_OTM_PASSWORD },
    otp: {
      expiresInSeconds: env.HUB_OTP_EXPIRES_SECONDS,
      resendAfterSeconds: env.HUB_OTP_RESEND_SECONDS,
      tries: env.HUB_OTP_TRIES,
    },
    demoInvestors: env.HUB_DEMO_INVESTORS,
    tokens: {
      accessSeconds: env.HUB_ACCESS_TOKEN_SECONDS,
      refreshSeconds: env.HUB_REFRESH_TOKEN_SECONDS,
      transactionSeconds: env.HUB_TRANSACTION_SESSION_SECONDS,
    },
    idleMinutes: { web: env.HUB_IDLE_MINUTES_WEB, native: env.HUB_IDLE_MINUTES_NATIVE },
    sessionMaxHours: { web: env.HUB_SESSION_MAX_HOURS_WEB, native: env.HUB_SESSION_MAX_HOURS_NATIVE },
    console: {
      provider: oidcOf(env),
      passkeys: env.HUB_CONSOLE_PASSKEYS ?? env.HUB_MODE === 'demo',
      idleMinutes: env.HUB_CONSOLE_IDLE_MINUTES,
      maxHours: env.HUB_CONSOLE_MAX_HOURS,
    },
    messenger: messengerOf(env),
    push: pushOf(env),
    files: filesOf(env, dataDir),
    registrar:
      env.HUB_REGISTRAR_DIR === undefined
        ? { kind: 'embedded' }
        : { kind: 'files', dir: resolve(cwd, env.HUB_REGISTRAR_DIR) },
    mandates: mandatesOf(env, cwd),
    payments: paymentsOf(env),
    kyc: serviceOf(env.HUB_KYC_URL, env.HUB_KYC_TOKEN, env.HUB_KYC_TIMEOUT_MS),
    arnRegistry: serviceOf(
      env.HUB_ARN_REGISTRY_URL,
      env.HUB_ARN_REGISTRY_TOKEN,
      env.HUB_ARN_REGISTRY_TIMEOUT_MS,
    ),
    bankCheck: serviceOf(env.HUB_BANK_CHECK_URL, env.HUB_BANK_CHECK_TOKEN, env.HUB_BANK_CHECK_TIMEOUT_MS),
    ...(env.HUB_IP_LOOKUP_URL ? { ipLookupUrl: env.HUB_IP_LOOKUP_URL } : {}),
    logLevel: env.HUB_LOG_LEVEL,
    trustProxy: env.HUB_TRUST_PROXY,
    ...(env.HUB_METRICS_TOKEN ? { metricsToken: env.HUB_METRICS_TOKEN } : {}),
    limits: limitsOf(env),
    stopWithinMs: env.HUB_STOP_SECONDS * 1000,
    runsJobs: env.HUB_RUN_JOBS,
  };
}

const limitsOf = (env: Env): Config['limits'] => ({
  perAddressPerMinute: env.HUB_LIMIT_CALLS_PER_MINUTE,
  filesPerAddressPerMinute: env.HUB_LIMIT_FILES_PER_MINUTE,
  otpPerArnPerHour: env.HUB_LIMIT_OTP_PER_ARN_PER_HOUR,
  otpPerAddressPerHour: env.HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR,
  wrongOtpPerArnPerHour: env.HUB_LIMIT_WRONG_OTP_PER_ARN_PER_HOUR,
  wrongOtpPerArnPerDay: env.HUB_LIMIT_WRONG_OTP_PER_ARN_PER_DAY,
  wrongOtpSolvedPerHour: env.HUB_LIMIT_WRONG_OTP_SOLVED_PER_HOUR,
  wrongOtpSolvedPerDay: env.HUB_LIMIT_WRONG_OTP_SOLVED_PER_DAY,
  wrongOtpPerDevicePerHour: env.HUB_LIMIT_WRONG_OTP_PER_DEVICE_PER_HOUR,
  wrongOtpPerDevicePerDay: env.HUB_LIMIT_WRONG_OTP_PER_DEVICE_PER_DAY,
  wrongCodesPerInvestorPerHour: env.HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_HOUR,
  wrongCodesPerInvestorPerDay: env.HUB_LIMIT_WRONG_CODES_PER_INVESTOR_PER_DAY,
  wrongCodesOfInvestorsPerHour: env.HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_HOUR,
  wrongCodesOfInvestorsPerDay: env.HUB_LIMIT_WRONG_CODES_OF_INVESTORS_PER_DAY,
  messagesPerContactPerDay: env.HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY,
  messagesPerArnPerDay: env.HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY,
  consoleLoginsPerAddressPerHour: env.HUB_LIMIT_CONSOLE_LOGINS_PER_ADDRESS_PER_HOUR,
  consoleLoginsPerPersonPerHour: env.HUB_LIMIT_CONSOLE_LOGINS_PER_PERSON_PER_HOUR,
  challengeBits: env.HUB_CHALLENGE_BITS,
  errorLogPerAddressPerMinute: env.HUB_LIMIT_ERROR_LOGS_PER_MINUTE,
  errorLogPerDay: env.HUB_LIMIT_ERROR_LOGS_PER_DAY,
  bodyBytes: env.HUB_LIMIT_BODY_BYTES,
  uploadBytes: env.HUB_LIMIT_UPLOAD_BYTES,
  inFlightBytes: env.HUB_LIMIT_IN_FLIGHT_BYTES,
  inFlightPerAddressBytes: env.HUB_LIMIT_IN_FLIGHT_PER_ADDRESS_BYTES,
});

const oidcNames = ['HUB_OIDC_ISSUER', 'HUB_OIDC_CLIENT_ID', 'HUB_OIDC_CLIENT_SECRET'] as const;

function oidcOf(env: Env): OidcConfig | null {
  const [issuer, clientId, clientSecret] = oidcNames.map((name) => env[name]);
  return issuer && clientId && clientSecret
    ? { issuer, clientId, clientSecret, name: env.HUB_OIDC_NAME }
    : null;
}

const serviceOf = (
  url: string | undefined,
  token: string | undefined,
  timeoutMs: number,
): OutsideServiceConfig | null =>
  url === undefined ? null : { url, timeoutMs, ...(token ? { token } : {}) };

function messengerOf(env: Env): MessengerConfig {
  if (env.SMTP_URL === undefined && env.SMS_URL === undefined) return { kind: 'outbox' };
  return {
    kind: 'real',
    ...(env.SMTP_URL && env.SMTP_FROM ? { smtp: { url: env.SMTP_URL, from: env.SMTP_FROM } } : {}),
    ...(env.SMS_URL
      ? {
          sms: {
            url: env.SMS_URL,
            method: env.SMS_METHOD,
            headers: env.SMS_HEADERS,
            body: env.SMS_BODY,
            fields: env.SMS_FIELDS,
            timeoutMs: env.SMS_TIMEOUT_MS,
          },
        }
      : {}),
  };
}

function filesOf(env: Env, dataDir: string): FilesConfig {
  if (env.S3_BUCKET === undefined) return { kind: 'folder', dir: join(dataDir, 'files') };
  return {
    kind: 's3',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    prefix: env.S3_PREFIX,
    forcePathStyle: env.S3_FORCE_PATH_STYLE,
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
    ...(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
      ? { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY }
      : {}),
  };
}
