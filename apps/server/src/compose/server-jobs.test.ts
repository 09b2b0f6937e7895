import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBankCheck } from '../../../demo/src/ports/bank-check/open-bank-check.ts';
import { openKyc } from '../../../demo/src/ports/kyc/open-kyc.ts';
import { openMandates } from '../../../demo/src/ports/mandates/open-mandates.ts';
import { openPayments } from '../../../demo/src/ports/payments/open-payments.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { registrarBook } from '../features/book/book.public.ts';
import { createKeyring } from '../http/auth/security.ts';
import { testConfig } from '../http/test/test-config.ts';
import { BossJobs } from '../jobs/boss-jobs.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import { openFiles } from '../ports/files/open-files.ts';
import { openMessenger } from '../ports/messenger/open-messenger.ts';
import { openPush } from '../ports/push/open-push.ts';
import { openMails } from './open-mails.ts';
import { openRegistrar } from './open-registrar.ts';
import { serverJobs } from './server-jobs.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.db.read(
    'system',
    "insert into distributor (arn, name, user_type) values ('ARN-1', 'N', 'IFA_USER')",
  );
});
afterAll(() => test.close());

const log = { info: () => {}, warn: () => {}, error: () => {} };

function jobsOfServer() {
  const { db } = test;
  const config = testConfig();
  const jobs = new BossJobs({ db, runs: true, log });
  const files = openFiles(config.files);
  const messenger = openMessenger(config.messenger, jobs, config.tokenSecret, openMails(config, db, files));
  const clock = systemClock;
  const payments = openPayments({ config, db, clock, jobs, log, onNews: async () => {} });
  const registrar = openRegistrar(config, { db, book: registrarBook });
  const context = {
    config,
    brand: config.brand,
    db,
    jobs,
    messenger,
    push: openPush(config.push, null),
    payments,
    registrar,
    mandates: openMandates(config, { db, clock }),
    kyc: openKyc(config, db),
    bankCheck: openBankCheck(config, { db, log }),
    files,
    clock,
    log,
    security: createKeyring(config, clock).security,
  };
  return { jobs, list: serverJobs(context, { ...messenger.jobs, ...payments.jobs }) };
}

/** A table that is swept, what a row needs besides its age, and how long it is kept. */
const swept = [
  ['rate_limit', 'key, count, window_start', `'k', 1`, '2 days'],
  ['outbox_message', 'channel, target, body, purpose, created_at', `'SMS', 't', 'b', 'p'`, '30 days'],
  [
    'push_message',
    'arn, batch, device_id, platform, topic, count, title, body, link, status, created_at',
    `'ARN-1', gen_random_uuid(), 'd', 'web', 'news', 1, 't', 'b', '/', 'sent'`,
    '30 days',
  ],
  ['idempotency_key', 'key, arn, call, digest, created_at', `gen_random_uuid(), 'ARN-1', 'c', 'd'`, '7 days'],
  [
    'client_error',
    'type, app_id, module, reported_at, error_log, ip, address, created_at',
    `'t', 'a', 'm', '', 'e', '', ''`,
    '90 days',
  ],
  [
    'otp_request',
    'id, arn, code_hash, salt, channel, target_masked, tries_left, expires_at',
    `gen_random_uuid(), 'ARN-1', '', '', 'SMS', '', 1`,
    '2 days',
  ],
  ['video_view', 'arn, video, id, began_at', `'ARN-1', 'v', gen_random_uuid()`, '7 days'],
  ['refresh_token', 'hash, arn, session_id, expires_at', `gen_random_uuid(), 'ARN-1', 's'`, '30 days'],
  [
    'link',
    'id, arn, hash, purpose, details, expires_at',
    `gen_random_uuid(), 'ARN-1', 'h', 'p', '{}'`,
    '30 days',
  ],
  [
    'statement_share',
    'arn, id, investor_id, asked, title, shared_at, expires_at',
    `'ARN-1', gen_random_uuid(), gen_random_uuid(), '{}', 't', now()`,
    '30 days',
  ],
  [
    'statement_bulk',
    'arn, id, asked, title, with_password, status, started_at, total, expires_at',
    `'ARN-1', gen_random_uuid(), '{}', 't', false, 'done', now(), 2`,
    '1 day',
  ],
] as const;

describe('the nightly jobs', () => {
  beforeAll(async () => {
    for (const [table, columns, values, saved] of swept) {
      const add = (age: string) =>
        test.db.read(
          'system',
          `insert into ${table} (${columns}) values (${values}, now() - interval '${age}')`,
        );
      await add(`${saved} 1 hour`);
      await add(`${saved} -1 hour`);
    }
    const { list } = jobsOfServer();
    const job = { id: 'x', data: {}, signal: new AbortController().signal };
    const sweeps = ['session', 'app-state', 'prostart', 'statements'] as const;
    for (const feature of sweeps) await list[`${feature}.sweep`].run(job);
    await list['platform.upkeep'].run(job);
  });

  it.each(swept)('remove from %s what nobody needs any more and keep the rest', async (table) => {
    expect(await test.db.read('system', `select count(*)::int as n from ${table}`)).toEqual([{ n: 1 }]);
  });

  it('are scheduled once however often the server starts', async () => {
    for (let start = 0; start < 2; start++) {
      const { jobs, list } = jobsOfServer();
      await jobs.start(list);
      await jobs.stop();
    }
    expect(
      await test.db.read('system', 'select name, cron, timezone from pgboss.schedule order by name'),
    ).toEqual([
      { name: 'acts.chain', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'acts.expire', cron: '*/5 * * * *', timezone: 'Asia/Kolkata' },
      { name: 'app-state.sweep', cron: '7 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'arn-register.expire', cron: '3 0 * * *', timezone: 'Asia/Kolkata' },
      { name: 'book.sweep', cron: '57 5 * * *', timezone: 'Asia/Kolkata' },
      { name: 'brokerage.accrue', cron: '27 5 * * *', timezone: 'Asia/Kolkata' },
      { name: 'co-branding.make', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'co-branding.tell', cron: '0 9 * * *', timezone: 'Asia/Kolkata' },
      { name: 'mandates.work', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'notifications.digest', cron: '0 * * * *', timezone: 'Asia/Kolkata' },
      { name: 'notifications.push', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'opportunity.count', cron: '37 4 * * *', timezone: 'Asia/Kolkata' },
      { name: 'platform.upkeep', cron: '17 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'prostart.sweep', cron: '7 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'prostart.tell', cron: '0 9 * * *', timezone: 'Asia/Kolkata' },
      { name: 'session.sweep', cron: '7 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'staff.sweep', cron: '7 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'statements.bulk', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'statements.harvest', cron: '7 5 * * *', timezone: 'Asia/Kolkata' },
      { name: 'statements.sweep', cron: '11 3 * * *', timezone: 'Asia/Kolkata' },
      { name: 'transact.instalments', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'transact.reconcile', cron: '*/5 * * * *', timezone: 'Asia/Kolkata' },
      { name: 'transact.work', cron: '* * * * *', timezone: 'Asia/Kolkata' },
      { name: 'wishes.send', cron: '* * * * *', timezone: 'Asia/Kolkata' },
    ]);
  });
});
