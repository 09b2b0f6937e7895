import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { demoSecrets } from './demo-secrets.ts';
import { ConfigError, readConfig } from './read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

const production = {
  HUB_MODE: 'production',
  DATABASE_URL: 'postgres://hub@db.example.com/hub',
  HUB_TOKEN_SECRET: 'q7Jx2VbN9wLzK4hTgR8cXf3YpM6sD1vQ',
  HUB_WIRE_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString(
    'base64url',
  ),
  HUB_SERVICE_PASSWORD: 'zR4kX9wQ7vN2pJ8t',
  HUB_SECURITY_KEY: 'hT6xL3qZ9bW5mK1f',
  HUB_OTM_PASSWORD: 'vB8nQ2jX7rK4wZ6g',
  SMS_URL: 'https://sms.example.com/send',
  HUB_REGISTRAR_DIR: 'registrar',
  HUB_KYC_URL: 'https://kyc.example.com',
  HUB_ARN_REGISTRY_URL: 'https://arns.example.com',
  HUB_BANK_CHECK_URL: 'https://bank.example.com',
  HUB_NACH_DIR: 'nach',
  NACH_USER_NUMBER: 'NACH00000000012345',
  NACH_SPONSOR_IFSC: 'HDFC0000001',
  NACH_SPONSOR_ACCOUNT: '57500000123456',
  HUB_PAYMENTS: 'hosted',
  PAYMENTS_URL: 'https://api.gateway.example/v1',
  PAYMENTS_PAGE_URL: 'https://pay.gateway.example/checkout?order={order}&return={return}',
  PAYMENTS_KEY_ID: 'key_live_1',
  PAYMENTS_KEY_SECRET: 'xK5tW9zQ3fJ7bR2n',
  PAYMENTS_CALLBACK_SECRET: 'jN4vX8kZ6qT1wH9p',
};

describe('settings', () => {
  it('need nothing for the demo', () => {
    expect(readConfig({}, { cwd: folder })).toMatchObject({
      mode: 'demo',
      host: '127.0.0.1',
      port: 4300,
      dataDir: join(folder, '.data'),
      brand: { slug: 'aranya' },
      messenger: { kind: 'outbox' },
      files: { kind: 'folder', dir: join(folder, '.data', 'files') },
      trustProxy: false,
      runsJobs: true,
      idleMinutes: { web: 15, native: 5 },
      sessionMaxHours: { web: 12, native: 720 },
      embedded: { diskReserveBytes: 200 * 1024 * 1024, watchdogSeconds: 60 },
      limits: {
        wrongOtpPerArnPerHour: 15,
        wrongOtpPerArnPerDay: 30,
        wrongOtpSolvedPerHour: 10,
        wrongOtpSolvedPerDay: 20,
        wrongOtpPerDevicePerHour: 10,
        wrongOtpPerDevicePerDay: 20,
        wrongCodesPerInvestorPerHour: 10,
        wrongCodesPerInvestorPerDay: 20,
        wrongCodesOfInvestorsPerHour: 50,
        wrongCodesOfInvestorsPerDay: 100,
        messagesPerContactPerDay: 10,
        messagesPerArnPerDay: 5000,
        challengeBits: 14,
      },
    });
    expect(readConfig({})).not.toHaveProperty('databaseUrl');
  });

  it('set to nothing count as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', HUB_MODE: '' })).toMatchObject({
      port: 4300,
      mode: 'demo',
    });
  });

  it('that are wrong are all named at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      HUB_MODE: 'test',
      DATABASE_URL: 'mysql://x',
      HUB_OTP_TRIES: 'five',
      SMS_HEADERS: '[1]',
      HUB_WIRE_KEY: 'short',
      HUB_RUN_JOBS: 'maybe',
      HUB_BRAND: 'nobody',
    });
    const named = problems.map((problem) => problem.split(' ')[0]).sort();
    expect(named).toEqual([
      'DATABASE_URL',
      'HUB_BRAND',
      'HUB_MODE',
      'HUB_OTP_TRIES',
      'HUB_RUN_JOBS',
      'HUB_WIRE_KEY',
      'PORT',
      'SMS_HEADERS',
    ]);
    expect(problems).toContain('PORT must be a whole number from 0 to 65535');
  });

  it('that are wrong are not repeated: they may be secrets', () => {
    const value = 'hunter2-hunter2';
    expect(
      problemsOf({ HUB_WIRE_KEY: value, HUB_TOKEN_SECRET: value, DATABASE_URL: value }).join(),
    ).not.toContain(value);
  });

  it.each(['-1', '1.5', '1e3', '0x10', ' 80', 'NaN', '99999999999999999999'])(
    'refuse the port %j',
    (PORT) => {
      expect(problemsOf({ PORT })).toHaveLength(1);
    },
  );

  it('may take a free port', () => {
    expect(readConfig({ PORT: '0' }).port).toBe(0);
  });

  it.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1,2001:db8::/32', ['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']],
  ])('read HUB_TRUST_PROXY=%s', (HUB_TRUST_PROXY, expected) => {
    expect(readConfig({ HUB_TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  it.each([
    'true',
    '*',
    'all',
    '-1',
    '1.5',
    '10',
    '0.0.0.0/33',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1, ::/0',
    '0.0.0.0/1,128.0.0.0/1',
    '::ffff:0:0/96',
    '10.0.0.1/8/8',
    'proxy.example',
    '10.0.0.1,',
  ])('do not believe everybody: HUB_TRUST_PROXY=%s is refused', (HUB_TRUST_PROXY) => {
    expect(problemsOf({ HUB_TRUST_PROXY })).toEqual([
      expect.stringMatching(/^HUB_TRUST_PROXY must be how many proxies/),
    ]);
  });
});

describe('production', () => {
  it('starts with secrets of its own and a way to send', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      messenger: { kind: 'real', sms: { url: 'https://sms.example.com/send', method: 'POST', body: 'json' } },
      payments: { kind: 'hosted', signatureHeader: 'x-razorpay-signature', callbackMaxAgeSeconds: 90_000 },
    });
    expect(readConfig(production).payments).not.toHaveProperty('timestampHeader');
  });

  it('has a provider for the console whole or not at all, over TLS, and passkeys when they are switched on', () => {
    const oidc = {
      HUB_OIDC_ISSUER: 'https://login.house.example',
      HUB_OIDC_CLIENT_ID: 'console',
      HUB_OIDC_CLIENT_SECRET: 'any',
    };
    expect(readConfig(production).console).toMatchObject({
      provider: null,
      passkeys: false,
      idleMinutes: 30,
    });
    expect(readConfig({}).console.passkeys).toBe(true);
    expect(readConfig({ ...production, ...oidc, HUB_CONSOLE_PASSKEYS: 'true' }).console).toMatchObject({
      provider: { issuer: oidc.HUB_OIDC_ISSUER, clientId: 'console', clientSecret: 'any' },
      passkeys: true,
    });
    expect(problemsOf({ ...production, HUB_OIDC_ISSUER: oidc.HUB_OIDC_ISSUER })).toEqual([
      expect.stringContaining('belong together'),
    ]);
    expect(problemsOf({ ...production, ...oidc, HUB_OIDC_ISSUER: 'http://login.house.example' })).toEqual([
      expect.stringMatching(/^HUB_OIDC_ISSUER must start with https/),
    ]);
  });

  it('refuses the demo bank, and takes payments through a gateway with TLS only', () => {
    const { HUB_PAYMENTS: _payments, ...rest } = production;
    expect(problemsOf(rest)).toEqual([
      'HUB_PAYMENTS must be hosted in production: the demo bank moves no money',
    ]);
    expect(problemsOf({ ...production, PAYMENTS_URL: 'http://api.gateway.example/v1' })).toEqual([
      'PAYMENTS_URL must start with https:// in production: it carries account numbers',
    ]);
  });

  it.each(Object.keys(demoSecrets))('refuses the default of %s', (name) => {
    const { [name]: _own, ...rest } = production as Record<string, string>;
    expect(problemsOf(rest)).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be set in production`)),
    ]);
    const copied = { ...production, [name]: demoSecrets[name as keyof typeof demoSecrets] };
    expect(problemsOf(copied)).toHaveLength(1);
  });

  it('refuses the embedded database', () => {
    const { DATABASE_URL: _url, ...rest } = production;
    expect(problemsOf(rest)).toEqual([expect.stringMatching(/^DATABASE_URL must be set in production/)]);
    const { HUB_REGISTRAR_DIR: _dir, ...allotting } = production;
    expect(problemsOf(allotting)).toEqual([
      expect.stringMatching(/^HUB_REGISTRAR_DIR must be set in production/),
    ]);
  });

  it.each([
    ['HUB_TOKEN_SECRET', 'a'.repeat(40), 'repeats itself'],
    ['HUB_TOKEN_SECRET', 'password'.repeat(5), 'repeats itself'],
    ['HUB_TOKEN_SECRET', 'abcdefghijklmnopqrstuvwxyz0123456789', 'counts up'],
    ['HUB_TOKEN_SECRET', `${'a'.repeat(30)}bcdef`, 'too few different'],
    ['HUB_WIRE_KEY', Buffer.alloc(32, 1).toString('base64url'), 'repeats itself'],
    [
      'HUB_WIRE_KEY',
      Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64url'),
      'counts up',
    ],
    ['HUB_SERVICE_PASSWORD', 'own', 'fewer than 12'],
    ['HUB_SECURITY_KEY', '111111111111', 'repeats itself'],
    ['HUB_OTM_PASSWORD', '012345678901', 'counts up'],
    ['HUB_METRICS_TOKEN', 'ab'.repeat(20), 'repeats itself'],
    ['PAYMENTS_KEY_SECRET', 'secret', 'fewer than 12'],
    ['PAYMENTS_CALLBACK_SECRET', 'webhookwebhook', 'repeats itself'],
    ['HUB_TOKEN_SECRET', 'nobody-knows-this-1-and-it-is-long', 'made of words'],
    ['HUB_TOKEN_SECRET', 'CorrectHorseBatteryStaplePassword', 'made of words'],
    ['HUB_SERVICE_PASSWORD', 'change-this-please', 'made of words'],
    ['HUB_METRICS_TOKEN', 'aranya-mutual-fund-secret-of-2026', 'made of words'],
  ])('refuses a %s that anybody guesses (%s)', (name, value, why) => {
    const problems = problemsOf({ ...production, [name]: value });
    expect(problems).toEqual([expect.stringContaining(`${name} is too weak for production`)]);
    expect(problems[0]).toContain(why);
    expect(problems[0]).not.toContain(value);
  });

  it('takes secrets that a machine made, in any of the usual forms', () => {
    for (let tries = 0; tries < 50; tries += 1) {
      const bytes = createHash('sha256').update(String(tries)).digest();
      for (const HUB_TOKEN_SECRET of [
        bytes.toString('hex'),
        bytes.toString('base64'),
        bytes.toString('base64url'),
      ]) {
        const HUB_WIRE_KEY = createHash('sha256').update(bytes).digest('base64url');
        const HUB_SERVICE_PASSWORD = bytes.toString('hex').slice(0, 16);
        expect(problemsOf({ ...production, HUB_TOKEN_SECRET, HUB_WIRE_KEY, HUB_SERVICE_PASSWORD })).toEqual(
          [],
        );
      }
    }
  });

  it.each([
    ['HUB_PUBLIC_URL', 'http://hub.example.com', 'https://hub.example.com'],
    ['S3_ENDPOINT', 'http://files.example.com', 'https://files.example.com'],
    ['FCM_URL', 'http://push.example.com', 'https://push.example.com'],
  ])('refuses a %s without TLS, unless it is on the same machine', (name, plain, sealed) => {
    expect(problemsOf({ ...production, [name]: plain })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must start with https:// in production: it carries `)),
    ]);
    for (const value of [sealed, 'http://127.0.0.1:9000']) {
      expect(problemsOf({ ...production, [name]: value })).toEqual([]);
    }
    expect(problemsOf({ [name]: plain })).toEqual([]);
  });

  it.each([
    ['smtp://mail.example.com', false],
    ['smtp://mail.example.com/?requireTLS=true', true],
    ['smtp://mail.example.com/?requireTLS=true&ignoreTLS=true', false],
    ['smtps://user:pass@mail.example.com', true],
    ['smtps://mail.example.com/?tls.rejectUnauthorized=false', false],
    ['smtps://mail.example.com/?secure=false', false],
    ['smtp://127.0.0.1:2525', true],
  ])('sends mail with TLS only: %s', (SMTP_URL, isTaken) => {
    expect(problemsOf({ ...production, SMTP_URL, SMTP_FROM: 'a@example.com' })).toEqual(
      isTaken ? [] : [expect.stringMatching(/^SMTP_URL must use TLS in production.*smtps:/)],
    );
    expect(problemsOf({ SMTP_URL, SMTP_FROM: 'a@example.com' })).toEqual([]);
  });

  it.each([
    ['HUB_SECURITY_KEY', 'HUB_SERVICE_PASSWORD'],
    ['HUB_METRICS_TOKEN', 'HUB_TOKEN_SECRET'],
    ['PAYMENTS_CALLBACK_SECRET', 'PAYMENTS_KEY_SECRET'],
    ['HUB_KYC_TOKEN', 'HUB_OTM_PASSWORD'],
  ] as const)('refuses one secret for two purposes: %s as %s', (name, other) => {
    const problems = problemsOf({ ...production, [name]: production[other] });
    expect(problems).toEqual([expect.stringContaining(`${name} is the same as ${other}`)]);
    expect(problems[0]).not.toContain(production[other]);
  });

  it('takes one token for two services of others', () => {
    const token = 'given-by-the-agency';
    expect(problemsOf({ ...production, HUB_KYC_TOKEN: token, HUB_ARN_REGISTRY_TOKEN: token })).toEqual([]);
  });

  it('refuses an SMS gateway without TLS, unless it runs on the same machine', () => {
    expect(problemsOf({ ...production, SMS_URL: 'http://sms.example.com/send' })).toEqual([
      'SMS_URL must start with https:// in production: it carries one-time codes',
    ]);
    for (const SMS_URL of ['http://127.0.0.1:8080/send', 'http://localhost/send', 'http://[::1]/send']) {
      expect(problemsOf({ ...production, SMS_URL })).toEqual([]);
    }
    expect(problemsOf({ SMS_URL: 'http://sms.example.com/send' })).toEqual([]);
  });

  it('refuses the demo outbox', () => {
    const { SMS_URL: _sms, ...rest } = production;
    expect(problemsOf(rest)).toEqual([expect.stringMatching(/SMS_URL or SMTP_URL/)]);
    expect(problemsOf({ ...rest, SMTP_URL: 'smtps://mail.example.com', SMTP_FROM: 'a@example.com' })).toEqual(
      [],
    );
  });
});

describe('what belongs together', () => {
  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, /SMTP_FROM/],
    [{ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }, /S3_SECRET_ACCESS_KEY/],
    [{ SMS_URL: 'https://sms.example.com', SMS_METHOD: 'GET' }, /SMS_BODY must be none/],
  ])('is asked for: %j', (env, message) => {
    expect(problemsOf(env as Record<string, string>)).toEqual([expect.stringMatching(message)]);
  });

  it('is all that a payment gateway needs', () => {
    expect(problemsOf({ HUB_PAYMENTS: 'hosted' })).toEqual(
      ['URL', 'PAGE_URL', 'KEY_ID', 'KEY_SECRET', 'CALLBACK_SECRET'].map(
        (name) => `PAYMENTS_${name} must be set when HUB_PAYMENTS is hosted`,
      ),
    );
    const { HUB_MODE: _mode, ...hosted } = production;
    expect(problemsOf({ ...hosted, PAYMENTS_PAGE_URL: 'https://pay.gateway.example' })).toEqual([
      'PAYMENTS_PAGE_URL must say where the order goes: {order}',
    ]);
    expect(problemsOf({ ...hosted, PAYMENTS_SIGNATURE_HEADER: 'x signature' })).toEqual([
      'PAYMENTS_SIGNATURE_HEADER must be the name of a header',
    ]);
    expect(
      readConfig({ ...hosted, PAYMENTS_TIMESTAMP_HEADER: 'X-Webhook-Timestamp' }).payments,
    ).toMatchObject({ kind: 'hosted', timestampHeader: 'x-webhook-timestamp' });
    expect(readConfig({}).payments).toEqual({ kind: 'demo' });
  });

  it('makes an S3 store', () => {
    expect(readConfig({ S3_BUCKET: 'b', S3_ENDPOINT: 'http://127.0.0.1:9000' }).files).toEqual({
      kind: 's3',
      bucket: 'b',
      region: 'ap-south-1',
      prefix: '',
      endpoint: 'http://127.0.0.1:9000',
      forcePathStyle: false,
    });
  });
});

describe('a brand', () => {
  it('may be a file anywhere, and is checked', () => {
    const { brand } = readConfig({});
    writeFileSync(join(folder, 'other.json'), JSON.stringify({ ...brand, slug: 'other' }));
    writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...brand, slug: 'Not A Slug' }));
    writeFileSync(join(folder, 'half.json'), '{');
    expect(readConfig({ HUB_BRAND: './other.json' }, { cwd: folder })).toMatchObject({
      brand: { slug: 'other' },
      brandDir: folder,
    });
    expect(problemsOf({ HUB_BRAND: join(folder, 'broken.json') })).toEqual([expect.stringContaining('slug')]);
    expect(problemsOf({ HUB_BRAND: join(folder, 'half.json') })).toEqual([
      expect.stringContaining('is not JSON'),
    ]);
    expect(problemsOf({ HUB_BRAND: 'nobody' })).toEqual([expect.stringContaining('cannot be read')]);
  });
});
