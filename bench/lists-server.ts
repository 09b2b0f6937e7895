import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { decodeReply, encodeRequest, importKey, type SealKey } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { openArnRegistry } from '../apps/demo/src/ports/arn-registry/open-arn-registry.ts';
import { openBankCheck } from '../apps/demo/src/ports/bank-check/open-bank-check.ts';
import { openKyc } from '../apps/demo/src/ports/kyc/open-kyc.ts';
import { openMandates } from '../apps/demo/src/ports/mandates/open-mandates.ts';
import { openPayments } from '../apps/demo/src/ports/payments/open-payments.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { allHandlers } from '../apps/server/src/compose/all-handlers.ts';
import { openRegistrar } from '../apps/server/src/compose/open-registrar.ts';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { createKeyring } from '../apps/server/src/http/auth/security.ts';
import { createLogger } from '../apps/server/src/http/log/logger.ts';
import { BossJobs } from '../apps/server/src/jobs/boss-jobs.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { openFiles } from '../apps/server/src/ports/files/open-files.ts';
import { openMessenger } from '../apps/server/src/ports/messenger/open-messenger.ts';
import { openPush } from '../apps/server/src/ports/push/open-push.ts';
import { contentCases } from './content-cases.ts';
import { arn } from './lists-book.ts';
import { type Case, cases as listCases } from './lists-cases.ts';
import { opportunityCases } from './opportunity-cases.ts';

const cases = [...listCases, ...opportunityCases, ...contentCases];

/** One request, as a load generator sends it, and the keys of the rows it is answered with. */
export interface Requested {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly keys: readonly string[];
}

const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const poolSize = 10;

/** The yardstick: a route and its statements, prepared, and nothing else. */
async function bare(): Promise<{ app: FastifyInstance; requested: Requested[] }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, options: '-c jit=off' });
  const app = fastify();
  const requested: Requested[] = [];
  for (const [at, { name, bare: statements }] of cases.entries()) {
    const answer = async () => {
      const results = await Promise.all(
        statements.map((text, n) => pool.query({ name: `case${at}-${n}`, text })),
      );
      return results.map(({ rows }) => rows);
    };
    app.get(`/case/${at}`, answer);
    const [rows = []] = await answer();
    requested.push({
      name,
      method: 'GET',
      path: `/case/${at}`,
      headers: {},
      keys: rows.map(({ key }) => String(key)),
    });
  }
  return { app, requested };
}

/** The product as it is: limit, maintenance flag, token, session, schema, row security, seal, log. */
async function hub(): Promise<{ app: FastifyInstance; requested: Requested[] }> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    HUB_LIMIT_CALLS_PER_MINUTE: '10000000',
    HUB_LIMIT_FILES_PER_MINUTE: '10000000',
  });
  const db = await openDatabase({ url: databaseUrl, poolSize });
  const clock = systemClock;
  const logger = createLogger('info', { write: () => {} });
  const jobs = new BossJobs({ db, runs: false, log: logger });
  const messenger = openMessenger(config.messenger, jobs, config.tokenSecret);
  const payments = openPayments({ config, db, clock, jobs, log: logger, onNews: async () => {} });
  const app = buildApp(
    {
      config,
      brand: config.brand,
      db,
      jobs,
      messenger,
      push: openPush(config.push, null),
      payments,
      registrar: openRegistrar(config, { db, book: registrarBook }),
      mandates: openMandates(config, { db, clock: systemClock }),
      kyc: openKyc(config, db),
      arnRegistry: openArnRegistry(config, { db, clock: systemClock }),
      bankCheck: openBankCheck(config, { db, log: logger }),
      files: openFiles(config.files),
      clock,
      logger,
    },
    { calls: allCalls, handlers: allHandlers },
  );
  const sessionId = randomBytes(16).toString('base64url');
  await db.read('system', 'insert into session (arn, id, family) values ($1, $2, $2)', [arn, sessionId]);
  const session = {
    sessionId,
    arn,
    type: 'IFA_USER' as const,
    isEmployee: false,
    internalTeam: false,
    transactionOnly: false,
  };
  const keyring = createKeyring(config, clock);
  const [hubToken, plex] = await Promise.all([
    keyring.tokens.issue('hub', session),
    keyring.tokens.issue('plex', session),
  ]);
  const sealKey = await importKey(sessionId, keyring.security.sessionKey(sessionId));
  const requested: Requested[] = [];
  for (const one of cases)
    requested.push(await request(app, one, { hub: hubToken, plex }, sealKey, config.brand.paths));
  return { app, requested };
}

async function request(
  app: FastifyInstance,
  { name, call, input, keysOf }: Case,
  tokens: { readonly hub: string; readonly plex: string },
  sealKey: SealKey,
  paths: Parameters<typeof encodeRequest>[2]['paths'],
): Promise<Requested> {
  const { method, path, headers, body } = await encodeRequest(call, input, { tokens, sealKey, paths });
  const payload = typeof body === 'string' ? { body } : {};
  const answered = await app.inject({
    method: method === 'POST' ? 'POST' : 'GET',
    url: path,
    headers: { ...headers },
    ...(payload.body !== undefined && { payload: payload.body }),
  });
  const reply = await decodeReply(call, answered.statusCode, answered.body, () => sealKey);
  if (!reply.ok) throw new Error(`${name}: ${reply.message}`);
  return {
    name,
    method: method === 'POST' ? 'POST' : 'GET',
    path,
    headers,
    ...payload,
    keys: keysOf(reply.value as never),
  };
}

const { app, requested } = await (process.argv[2] === 'hub' ? hub() : bare());
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ url: `http://127.0.0.1:${port}`, requested });
