import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ErrorLog, logError } from '@hub/contract/calls/app-state/app-state';
import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { sendOtp } from '@hub/contract/calls/session/session';
import { logout } from '@hub/contract/calls/session/session-tokens';
import { orderNews } from '@hub/contract/calls/transact/transact-records';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type SharedStart, type TestDatabase } from '../test/open-test-database.ts';
import { startedBefore } from '../test/starts.ts';
import { readConfig } from './config/read-config.ts';
import { lockDataDir } from './db/embedded/data-dir-lock.ts';
import { openDatabase } from './db/open/open-database.ts';
import { openEvents } from './http/test/open-events.ts';
import { type SpawnedServer, spawnServer } from './http/test/spawn-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-main-'));
const isPostgres = process.env.HUB_TEST_DB === 'postgres';
const meera = 'ARN-100001';
const imran = 'ARN-100002';
const databases: TestDatabase[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Where a server keeps its data: a database of its own, of the kind under test. */
async function ownDatabase(name: string, start?: SharedStart): Promise<Record<string, string>> {
  const own = { HUB_DATA_DIR: join(folder, name) };
  if (!isPostgres) return own;
  const database = await openTestDatabase({ start });
  databases.push(database);
  return { ...own, DATABASE_URL: database.url ?? '' };
}

/** Of those that run one after the other: a database is filled once, on PostgreSQL before. */
let filled: Promise<Record<string, string>> | undefined;
function oneDatabase(): Promise<Record<string, string>> {
  filled ??= ownDatabase('one', startedBefore).then((own) => ({
    ...own,
    HUB_LIMIT_ERROR_LOGS_PER_MINUTE: '1000000',
  }));
  return filled;
}

const report = (module: string): ErrorLog => ({
  type: 'error',
  appId: 'hub',
  module,
  timestamp: '2026-11-15T06:30:00.000Z',
  error_log: '{}',
  ip: '',
});

const letters = (n: number): string =>
  n.toString(26).replace(/[0-9]/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '');

/** Many writes at once, and a kill in the middle of them. The reports the server had confirmed by then. */
async function killWhileWriting(server: SpawnedServer): Promise<string[]> {
  const client = server.client();
  const confirmed: string[] = [];
  let killed = false;
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    for (let n = 0; !killed; n++) {
      const module = `writer-${letters(writer)}-${letters(n)}`;
      const reply = await client.call(logError, report(module)).catch(() => null);
      if (reply?.ok) confirmed.push(module);
      if (confirmed.length >= 40 && !killed) {
        killed = true;
        await server.end('SIGKILL');
      }
    }
  });
  await Promise.all(writers);
  return confirmed;
}

async function storedModules(env: Record<string, string>): Promise<Set<string>> {
  const db = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.HUB_DATA_DIR ?? '' },
  );
  const rows = await db.read<{ module: string }>('system', 'select module from client_error');
  await db.close();
  return new Set(rows.map((row) => row.module));
}

/** A first start makes a database, which takes its time on a busy machine. */
const patience = 240_000;

describe('a server that was killed during a write', { timeout: patience }, () => {
  let confirmed: readonly string[];
  let server: SpawnedServer;
  beforeAll(async () => {
    const env = await oneDatabase();
    confirmed = await killWhileWriting(await spawnServer(env));
    server = await spawnServer(env);
  }, patience);

  it('comes up again by itself', async () => {
    expect(confirmed.length).toBeGreaterThanOrEqual(40);
    const health = await fetch(`${server.url}/healthz`);
    expect([health.status, await health.json()]).toEqual([
      200,
      { status: 'ok', database: isPostgres ? 'postgres' : 'pglite' },
    ]);
    const client = server.client();
    await client.logIn(meera);
    expect(await client.request(dashboardShown, {})).toEqual({ shown: false });
  });

  it('tells the address, the demo logins and where OTPs appear', async () => {
    expect(server.output()).toContain(`${server.url}/demo/outbox`);
    expect(server.output()).toContain('ARN-100001  Meera Nair');
    const outbox = await fetch(`${server.url}/demo/outbox`);
    expect(outbox.status).toBe(200);
  });

  it('asked to stop answers what it has begun, takes nothing new and ends with 0', async () => {
    const { port } = new URL(server.url);
    const body = JSON.stringify(report('last'));
    // The head has arrived, as the server says by "100 Continue", and half of the body; the rest comes after the signal.
    const socket = connect(Number(port), '127.0.0.1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    const answer = once(socket, 'close').then(() => text.split('\r\n\r\n')[1]);
    const head = `POST /errorlog HTTP/1.1\r\nhost: hub\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    await expect.poll(() => text).toMatch(/^HTTP\/1\.1 100 Continue/);
    const ended = server.end('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${server.url}/readyz`).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write(body.slice(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK/);
    expect(await ended).toBe(0);
  });

  it('has all it had confirmed', async () => {
    const stored = await storedModules(await oneDatabase());
    expect(confirmed.filter((module) => !stored.has(module))).toEqual([]);
  });
});

describe('a server with requests that never end', { timeout: patience }, () => {
  it('asked to stop cuts them off in time, closes jobs and database, and ends with 0', async () => {
    const server = await spawnServer({ ...(await oneDatabase()), HUB_STOP_SECONDS: '4' });
    const { port } = new URL(server.url);
    const client = server.client();
    await client.logIn(meera);
    const events = await openEvents(server.url, orderNews, client, readConfig({}));
    expect(events.status).toBe(200);
    const open = (text: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      // What is cut off may be reset.
      socket.on('error', () => {});
      socket.write(text);
      return { socket, closed: new Promise<void>((resolve) => socket.on('close', () => resolve())) };
    };
    const post = 'POST /errorlog HTTP/1.1\r\nhost: hub\r\ncontent-type: application/json\r\n';
    const left = [
      open(`${post}content-length: 100\r\n\r\n{"type"`),
      open(`${post}transfer-encoding: chunked\r\n\r\n5\r\n{"typ\r\n`),
      open('POST /errorlog HTTP/1.1\r\nhost: h'),
      open(''),
    ];
    const idle = open('GET /readyz HTTP/1.1\r\nhost: hub\r\n\r\n');
    await once(idle.socket, 'data');
    await expect.poll(() => fetch(`${server.url}/readyz`).then((reply) => reply.status)).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('could not');
    await Promise.all([...left, idle].map(({ closed }) => closed));
    expect(await events.next()).toBeNull();
  });
});

describe('a start', { timeout: patience }, () => {
  it('with a wrong setting names it and ends', async () => {
    await expect(spawnServer({ HUB_OTP_TRIES: 'many', HUB_DATA_DIR: join(folder, 'wrong') })).rejects.toThrow(
      /ended with 1[\s\S]*HUB_OTP_TRIES/,
    );
  });
});

describe.runIf(!isPostgres)('a start on the embedded database', { timeout: patience }, () => {
  it('without room on its disk says so and ends', async () => {
    const env = { HUB_DATA_DIR: join(folder, 'full'), HUB_DISK_RESERVE_MB: '1000000' };
    await expect(spawnServer(env)).rejects.toThrow(/ended with 1[\s\S]*has less than 1000000 MB left/);
  });

  it('beside a server that runs on it says who has it and ends', async () => {
    const env = { HUB_DATA_DIR: join(folder, 'taken') };
    const release = lockDataDir(env.HUB_DATA_DIR);
    await expect(spawnServer(env)).rejects.toThrow(
      new RegExp(`ended with 1[\\s\\S]*in use by process ${process.pid}, most likely a running server`),
    );
    release();
  });
});

describe.runIf(isPostgres)('two servers on one PostgreSQL', { timeout: patience }, () => {
  let gateway: Server;
  const sent: { to: string; text: string }[] = [];
  let first: SpawnedServer;
  let second: SpawnedServer;

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        sent.push(JSON.parse(body));
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const env = {
      ...(await ownDatabase('shared')),
      SMS_URL: `http://127.0.0.1:${port}/send`,
      HUB_LIMIT_OTP_PER_ARN_PER_HOUR: '5',
      HUB_OTP_RESEND_SECONDS: '0',
    };
    // Both start at once on a database that is not filled yet. Only the second does background work.
    [first, second] = await Promise.all([
      spawnServer({ ...env, HUB_RUN_JOBS: 'false' }),
      spawnServer({ ...env, HUB_RUN_JOBS: 'true' }),
    ]);
  }, patience);
  afterAll(async () => {
    await Promise.all([first?.end('SIGTERM'), second?.end('SIGTERM')]);
    gateway.close();
  });

  const sentTo = (mobile: string) => sent.filter((message) => message.to === mobile);
  const codeFromGateway = async () => {
    await expect.poll(() => sentTo('5550100001').length, { timeout: 60_000 }).toBe(1);
    return /\d{6}/.exec(sentTo('5550100001')[0]?.text ?? '')?.[0] ?? '';
  };

  it('share jobs: what the first enqueues, the second sends, once', async () => {
    await first.client().request(sendOtp, { arn: imran });
    await expect.poll(() => sentTo('5550100002').length, { timeout: 60_000 }).toBe(1);
  });

  it('share sessions: a log-in at the first is good at the second, and a log-out there ends it here', async () => {
    const client = first.client();
    await client.logIn(meera, codeFromGateway);
    const other = second.client();
    await other.adopt(client);
    expect(await client.request(dashboardShown, {})).toEqual({ shown: false });
    expect(await other.request(dashboardShown, {})).toEqual({ shown: true });
    await other.request(logout, {});
    await expect
      .poll(() => client.call(dashboardShown, {}).then((reply) => reply.ok || reply.status), {
        timeout: 10_000,
      })
      .toBe(401);
  });

  it('share limits: codes asked for at the first count at the second', async () => {
    for (let n = 0; n < 3; n++) await first.client().request(sendOtp, { arn: 'ARN-4242' });
    for (let n = 0; n < 2; n++) await second.client().request(sendOtp, { arn: 'ARN-4242' });
    for (const server of [first, second]) {
      expect(await server.client().call(sendOtp, { arn: 'ARN-4242' })).toMatchObject({
        ok: false,
        status: 429,
      });
    }
  });
});
