import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { getRelationshipManager } from '@hub/contract/calls/session/session';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import type * as z from 'zod/mini';
import { openArnRegistry } from '../apps/demo/src/ports/arn-registry/open-arn-registry.ts';
import { openBankCheck } from '../apps/demo/src/ports/bank-check/open-bank-check.ts';
import { openKyc } from '../apps/demo/src/ports/kyc/open-kyc.ts';
import { openMandates } from '../apps/demo/src/ports/mandates/open-mandates.ts';
import { openPayments } from '../apps/demo/src/ports/payments/open-payments.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { handleSignedIn } from '../apps/server/src/calls/call-context.ts';
import { allHandlers } from '../apps/server/src/compose/all-handlers.ts';
import { openRegistrar } from '../apps/server/src/compose/open-registrar.ts';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { findRelationshipManager } from '../apps/server/src/features/session/sessions/relationship-manager.repository.ts';
import { createKeyring } from '../apps/server/src/http/auth/security.ts';
import { createLogger } from '../apps/server/src/http/log/logger.ts';
import { BossJobs } from '../apps/server/src/jobs/boss-jobs.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { openFiles } from '../apps/server/src/ports/files/open-files.ts';
import { openMessenger } from '../apps/server/src/ports/messenger/open-messenger.ts';
import { openPush } from '../apps/server/src/ports/push/open-push.ts';

const arn = 'ARN-100001';
const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const poolSize = 10;

interface Started {
  readonly app: FastifyInstance;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The yardstick: one route, one statement, nothing else. */
async function bare(): Promise<Started> {
  // The statement of the hub's repository, caught on its way.
  let statement = '';
  await findRelationshipManager(
    {
      query: async (text) => {
        statement = text;
        return [];
      },
    },
    arn,
  );
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const app = fastify();
  app.get('/bare/:id', async (request) => {
    const { id } = request.params as { id: string };
    const { rows } = await pool.query(statement, [id]);
    return rows[0];
  });
  return { app, path: `/bare/${arn}`, headers: {} };
}

/** The same statement through the product: limit, maintenance flag, token, session, schema, row security, seal, log. */
async function hub(): Promise<Started> {
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
  // The relationship manager's own call belongs to CRM, whose replies are plain: here it is a hub call, and sealed.
  const call: Call<{ id: string }, z.infer<typeof getRelationshipManager.response>> = {
    ...getRelationshipManager,
    name: 'bench.read',
    service: 'hub',
    path: '/{hub}/bench/read/{id}',
    reply: 'sealed',
  };
  const read = handleSignedIn(call, async (context) => {
    const found = await findRelationshipManager(
      oneStatement(context.db, context.session),
      context.session.arn,
    );
    if (found === null) throw new Error('the demo book has no relationship manager');
    return found;
  });
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
    { calls: [...allCalls, call], handlers: [...allHandlers, read] },
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
  const token = await createKeyring(config, clock).tokens.issue('hub', session);
  return {
    app,
    path: `/${config.brand.paths.hub}/bench/read/${arn}`,
    headers: { authorization: `Bearer ${token}` },
  };
}

const { app, path, headers } = await (process.argv[2] === 'hub' ? hub() : bare());
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
console.log(JSON.stringify({ url: `http://127.0.0.1:${port}${path}`, headers }));
