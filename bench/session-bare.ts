import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { insertCodes } from '../apps/server/src/codes/otp.repository.ts';
import { takeTry } from '../apps/server/src/codes/try-code.repository.ts';
import { wrongCodeWindows } from '../apps/server/src/codes/wrong-codes.ts';
import type { Tx } from '../apps/server/src/db/database.ts';
import type { Queries } from '../apps/server/src/db/queries.ts';
import {
  findDistributor,
  whoComes,
} from '../apps/server/src/features/session/sessions/distributor.repository.ts';
import { openSession } from '../apps/server/src/features/session/sessions/session.repository.ts';
import { countInWindows, uncount } from '../apps/server/src/limits/limits.repository.ts';
import { outboxMessenger } from '../apps/server/src/ports/messenger/outbox-messenger.ts';

/*
 * The yardstick: the statements a login needs, by the hub's own repositories, straight to PostgreSQL. No HTTP, no
 * row security, no hash, no token and no seal.
 */
const pool = new pg.Pool({
  connectionString: process.env.BENCH_DATABASE_URL,
  max: Number(process.env.BENCH_POOL_SIZE),
});

/** Prepared once per connection, as the hub's are. */
const names = new Map<string, string>();
function named(text: string, values: readonly unknown[] = []) {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return { name, text, values: [...values] };
}

const queriesOn = (client: Pick<pg.Pool, 'query'>): Queries => ({
  query: async <T>(text: string, params?: readonly unknown[]) =>
    (await client.query(named(text, params))).rows as T[],
});

const single = queriesOn(pool);

async function inTransaction(work: (queries: Queries) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(queriesOn(client));
    await client.query('commit');
  } finally {
    client.release();
  }
}

const start = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString();
const limit = (key: string) => ({ key, windowStart: start, max: 10_000_000 });
const later = () => new Date(Date.now() + 600_000).toISOString();
const now = () => new Date().toISOString();

async function send(arn: string): Promise<string> {
  await countInWindows(single, [
    limit('otp-address:bare'),
    limit(`otp-arn:${arn}`),
    limit(`otp-resend:${arn}`),
  ]);
  const id = randomUUID();
  await findDistributor(single, arn);
  await inTransaction(async (queries) => {
    await insertCodes(queries, [
      {
        id,
        arn,
        codeHash: 'x'.repeat(43),
        salt: 'y'.repeat(22),
        channel: 'SMS',
        targetMasked: '*****00001',
        contactHash: 'z'.repeat(43),
        loginAs: null,
        purpose: 'login',
        tries: 5,
        at: now(),
        expiresAt: later(),
      },
    ]);
    await outboxMessenger().send({ asSystem: queries.query } as Pick<Tx, 'asSystem'> as Tx, {
      channel: 'SMS',
      to: '9800000001',
      arn,
      purpose: 'otp',
      text: '123456 is your OTP to log in. It is valid for 5 minutes. Do not share it with anyone.',
    });
  });
  return id;
}

async function validate(arn: string, requestId: string): Promise<void> {
  await countInWindows(single, [limit('otp-check-address:bare')]);
  const windows = wrongCodeWindows(Temporal.Now.instant(), { hour: 1000, day: 1000 });
  await takeTry(
    single,
    { id: requestId, purpose: 'login', prefix: '', now: now(), deviceId: 'bench' },
    windows,
    null,
    whoComes('request.arn', '$3'),
  );
  const session = {
    arn,
    id: randomBytes(16).toString('base64url'),
    scope: 'full',
    deviceId: 'bench',
    deviceName: 'bench',
    platform: 'web',
    address: '127.0.0.1',
    requestId,
    at: now(),
    refreshHash: randomBytes(32).toString('base64url'),
    refreshExpiresAt: later(),
    deviceTokenHash: randomBytes(32).toString('base64url'),
    by: 'otp',
  } as const;
  if (!(await openSession(single, session, { otpRequestId: requestId }))) throw new Error('no session');
  await uncount(
    single,
    [windows.hour, windows.day].map(({ prefix, start: windowStart, max }) => ({
      key: prefix + arn,
      windowStart,
      max,
    })),
  );
}

process.on('message', async (arns: readonly string[]) => {
  const started = performance.now();
  const ids = await Promise.all(arns.map(send));
  await Promise.all(arns.map((arn, at) => validate(arn, ids[at] ?? '')));
  process.send?.({ ms: performance.now() - started });
});
process.send?.({ ready: true });
