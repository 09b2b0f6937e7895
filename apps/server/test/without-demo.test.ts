import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StartedPostgres, startPostgres } from './start-postgres.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'hub-without-demo-'));
let postgres: StartedPostgres | undefined;

/** The repository as production has it: packages, server and brands, and no demo. */
beforeAll(() => {
  const isShipped = (path: string) => !/node_modules|\.test\.ts$/.test(path);
  for (const part of ['packages', 'apps/server', 'brands'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: isShipped });
  // Our own packages are links: those of the copy lead to the copy.
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@hub'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@hub') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of ['contract', 'domain'])
    symlinkSync(join(folder, 'packages', name), join(modules, '@hub', name));
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const random = (seed: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + seed) % 256)).toString('base64url');

const settings = (databaseUrl: string) => ({
  HUB_MODE: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  HUB_DATA_DIR: join(folder, 'data'),
  HUB_TOKEN_SECRET: random(11),
  HUB_WIRE_KEY: random(23),
  HUB_SERVICE_PASSWORD: random(41),
  HUB_SECURITY_KEY: random(59),
  HUB_OTM_PASSWORD: random(73),
  SMS_URL: 'https://sms.example.com/send',
  HUB_REGISTRAR_DIR: join(folder, 'registrar'),
  HUB_KYC_URL: 'https://kyc.example.com',
  HUB_ARN_REGISTRY_URL: 'https://arns.example.com',
  HUB_BANK_CHECK_URL: 'https://bank.example.com',
  HUB_NACH_DIR: join(folder, 'nach'),
  NACH_USER_NUMBER: 'NACH00000000012345',
  NACH_SPONSOR_IFSC: 'HDFC0000001',
  NACH_SPONSOR_ACCOUNT: '57500000123456',
  HUB_PAYMENTS: 'hosted',
  PAYMENTS_URL: 'https://api.gateway.example/v1',
  PAYMENTS_PAGE_URL: 'https://pay.gateway.example/checkout?order={order}&return={return}',
  PAYMENTS_KEY_ID: 'key_live_1',
  PAYMENTS_KEY_SECRET: random(97),
  PAYMENTS_CALLBACK_SECRET: random(113),
});

it('the server of production starts without the demo, on an empty database, and has none of its pages', async () => {
  postgres = await startPostgres();
  const endWithUs = pathToFileURL(join(root, 'scripts/steps/end-with-parent.mjs')).href;
  const child = spawn(process.execPath, ['--import', endWithUs, join(folder, 'apps/server/src/main.ts')], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings(await postgres.createDatabase('empty')) },
    stdio: 'pipe',
  });
  const ended = once(child, 'close');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  for (const page of ['outbox', 'clock', 'desk'])
    expect((await fetch(`${url}/demo/${page}`)).status, page).toBe(404);
  expect(readdirSync(join(folder, 'apps'))).toEqual(['server']);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
}, 240_000);
