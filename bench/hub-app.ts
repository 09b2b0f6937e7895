import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openArnRegistry } from '../apps/demo/src/ports/arn-registry/open-arn-registry.ts';
import { openBankCheck } from '../apps/demo/src/ports/bank-check/open-bank-check.ts';
import { openKyc } from '../apps/demo/src/ports/kyc/open-kyc.ts';
import { openMandates } from '../apps/demo/src/ports/mandates/open-mandates.ts';
import { openPayments } from '../apps/demo/src/ports/payments/open-payments.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { openMails } from '../apps/server/src/compose/open-mails.ts';
import { openRegistrar } from '../apps/server/src/compose/open-registrar.ts';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import type { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { createLogger } from '../apps/server/src/http/log/logger.ts';
import { BossJobs } from '../apps/server/src/jobs/boss-jobs.ts';
import { systemClock as clock } from '../apps/server/src/ports/clock/system-clock.ts';
import { openFiles } from '../apps/server/src/ports/files/open-files.ts';
import { openMessenger } from '../apps/server/src/ports/messenger/open-messenger.ts';
import { openPush } from '../apps/server/src/ports/push/open-push.ts';

const noLimit = '10000000';

/** The product as it is, only with limits that let one address ask again and again. */
export async function openHub(options: Parameters<typeof buildApp>[1] = {}) {
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    HUB_LIMIT_CALLS_PER_MINUTE: noLimit,
    HUB_LIMIT_FILES_PER_MINUTE: noLimit,
    HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY: noLimit,
    HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY: noLimit,
    HUB_LIMIT_OTP_PER_ARN_PER_HOUR: noLimit,
    HUB_LIMIT_OTP_PER_ADDRESS_PER_HOUR: noLimit,
  });
  const db = await openDatabase({ url: databaseUrl, poolSize: Number(process.env.BENCH_POOL_SIZE ?? 10) });
  const logger = createLogger('info', { write: () => {} });
  const jobs = new BossJobs({ db, runs: false, log: logger });
  const files = openFiles(config.files);
  const app = buildApp(
    {
      config,
      brand: config.brand,
      db,
      jobs,
      messenger: openMessenger(config.messenger, jobs, config.tokenSecret, openMails(config, db, files)),
      push: openPush(config.push, null),
      payments: openPayments({ config, db, clock, jobs, log: logger, onNews: async () => {} }),
      registrar: openRegistrar(config, { db, book: registrarBook }),
      mandates: openMandates(config, { db, clock }),
      kyc: openKyc(config, db),
      arnRegistry: openArnRegistry(config, { db, clock }),
      bankCheck: openBankCheck(config, { db, log: logger }),
      files,
      staffProvider: null,
      clock,
      logger,
    },
    options,
  );
  return { app, config, db };
}

/** Listens on a free port; its address. */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A session of a distributor, as its token says it. */
export async function makeSession(db: Database, arn: string) {
  const sessionId = randomBytes(16).toString('base64url');
  await db.read('system', 'insert into session (arn, id, family) values ($1, $2, $2)', [arn, sessionId]);
  return {
    sessionId,
    arn,
    type: 'IFA_USER' as const,
    isEmployee: false,
    internalTeam: false,
    transactionOnly: false,
  };
}
