import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandSchema, check } from '@hub/contract';
import type { Config } from '../../config/config.ts';

const brandDir = join(import.meta.dirname, '../../../../../brands/aranya');

function readBrand(): Config['brand'] {
  const checked = check(brandSchema, JSON.parse(readFileSync(join(brandDir, 'brand.json'), 'utf8')));
  if (!checked.ok) throw new Error(`brand.json: ${JSON.stringify(checked.fields)}`);
  return checked.value;
}

/** Settings as an operator could give them, with limits that one test at a time turns down. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    mode: 'demo',
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://hub.test',
    dataDir: join(tmpdir(), 'unused'),
    embedded: { diskReserveBytes: 0, watchdogSeconds: 0 },
    databasePoolSize: 5,
    brand: readBrand(),
    brandDir,
    tokenSecret: 'a secret that only the tests know, 32 bytes and more',
    wireKey: Buffer.alloc(32, 7).toString('base64url'),
    serviceLogin: { username: 'service', password: 'constant' },
    securityKey: 'fixed-security-key',
    otmLogin: { username: 'otm', password: 'otm-constant' },
    otp: { expiresInSeconds: 600, resendAfterSeconds: 30, tries: 5 },
    demoInvestors: 0,
    tokens: { accessSeconds: 600, refreshSeconds: 30 * 24 * 3600, transactionSeconds: 1800 },
    idleMinutes: { web: 15, native: 5 },
    sessionMaxHours: { web: 12, native: 720 },
    console: { provider: null, passkeys: true, idleMinutes: 30, maxHours: 12 },
    messenger: { kind: 'outbox' },
    push: { kind: 'outbox' },
    files: { kind: 'folder', dir: join(tmpdir(), 'unused') },
    registrar: { kind: 'embedded' },
    mandates: { kind: 'embedded' },
    payments: { kind: 'demo' },
    kyc: null,
    arnRegistry: null,
    bankCheck: null,
    logLevel: 'info',
    trustProxy: false,
    limits: {
      perAddressPerMinute: 1_000_000,
      filesPerAddressPerMinute: 1_000_000,
      otpPerArnPerHour: 10_000,
      otpPerAddressPerHour: 10_000,
      wrongOtpPerArnPerHour: 10_000,
      wrongOtpPerArnPerDay: 10_000,
      wrongOtpSolvedPerHour: 10_000,
      wrongOtpSolvedPerDay: 10_000,
      wrongOtpPerDevicePerHour: 10_000,
      wrongOtpPerDevicePerDay: 10_000,
      wrongCodesPerInvestorPerHour: 10_000,
      wrongCodesPerInvestorPerDay: 10_000,
      wrongCodesOfInvestorsPerHour: 10_000,
      wrongCodesOfInvestorsPerDay: 10_000,
      messagesPerContactPerDay: 10_000,
      messagesPerArnPerDay: 100_000,
      consoleLoginsPerAddressPerHour: 10_000,
      consoleLoginsPerPersonPerHour: 10_000,
      challengeBits: 4,
      errorLogPerAddressPerMinute: 10_000,
      errorLogPerDay: 10_000,
      bodyBytes: 1024 * 1024,
      uploadBytes: 6 * 1024 * 1024,
      inFlightBytes: 256 * 1024 * 1024,
      inFlightPerAddressBytes: 256 * 1024 * 1024,
    },
    stopWithinMs: 20_000,
    runsJobs: false,
    ...changes,
  };
}
