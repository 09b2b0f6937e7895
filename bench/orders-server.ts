import type { AddressInfo } from 'node:net';
import { openArnRegistry } from '../apps/demo/src/ports/arn-registry/open-arn-registry.ts';
import { openBankCheck } from '../apps/demo/src/ports/bank-check/open-bank-check.ts';
import { openKyc } from '../apps/demo/src/ports/kyc/open-kyc.ts';
import { openMandates } from '../apps/demo/src/ports/mandates/open-mandates.ts';
import { openPayments } from '../apps/demo/src/ports/payments/open-payments.ts';
import { buildApp } from '../apps/server/src/app.ts';
import { openRegistrar } from '../apps/server/src/compose/open-registrar.ts';
import { readConfig } from '../apps/server/src/config/read-config.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { registrarBook } from '../apps/server/src/features/book/book.public.ts';
import { createLogger } from '../apps/server/src/http/log/logger.ts';
import { BossJobs } from '../apps/server/src/jobs/boss-jobs.ts';
import { systemClock } from '../apps/server/src/ports/clock/system-clock.ts';
import { openFiles } from '../apps/server/src/ports/files/open-files.ts';
import { openMessenger } from '../apps/server/src/ports/messenger/open-messenger.ts';
import { openPush } from '../apps/server/src/ports/push/open-push.ts';

/** The product as it is, with all its calls, only with limits that let one address send order after order. */
const databaseUrl = process.env.BENCH_DATABASE_URL ?? '';
const config = readConfig({
  DATABASE_URL: databaseUrl,
  HUB_LIMIT_CALLS_PER_MINUTE: '10000000',
  HUB_LIMIT_FILES_PER_MINUTE: '10000000',
  HUB_LIMIT_MESSAGES_PER_CONTACT_PER_DAY: '10000000',
  HUB_LIMIT_MESSAGES_PER_ARN_PER_DAY: '10000000',
});
const db = await openDatabase({ url: databaseUrl, poolSize: Number(process.env.BENCH_POOL_SIZE) });
const logger = createLogger('info', { write: () => {} });
const clock = systemClock;
const jobs = new BossJobs({ db, runs: false, log: logger });
const app = buildApp({
  config,
  brand: config.brand,
  db,
  jobs,
  messenger: openMessenger(config.messenger, jobs, config.tokenSecret),
  push: openPush(config.push, null),
  payments: openPayments({ config, db, clock, jobs, log: logger, onNews: async () => {} }),
  registrar: openRegistrar(config, { db, book: registrarBook }),
  mandates: openMandates(config, { db, clock: systemClock }),
  kyc: openKyc(config, db),
  arnRegistry: openArnRegistry(config, { db, clock: systemClock }),
  bankCheck: openBankCheck(config, { db, log: logger }),
  files: openFiles(config.files),
  clock,
  logger,
});
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;
process.send?.({ url: `http://127.0.0.1:${port}` });
process.once('disconnect', () => process.exit());
