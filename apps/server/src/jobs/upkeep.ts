import type { Database } from '../db/database.ts';
import type { JobDefinition } from './jobs.ts';

/** What nobody needs any more, by the machine's clock: a demo's set clock must not empty tables. */
const outdated = [
  "delete from rate_limit where window_start < now() - interval '2 days'",
  "delete from idempotency_key where created_at < now() - interval '7 days'",
  "delete from otp_request where expires_at < now() - interval '2 days'",
  "delete from refresh_token where expires_at < now() - interval '30 days'",
  "delete from outbox_message where created_at < now() - interval '30 days'",
  "delete from client_error where created_at < now() - interval '90 days'",
];

export function upkeepJob(db: Database): JobDefinition<object> {
  return {
    name: 'platform.upkeep',
    cron: '17 3 * * *',
    async run() {
      for (const statement of outdated) await db.read('system', statement);
      // PGlite has no autovacuum of its own.
      if (db.kind === 'pglite') await db.asOwner((owner) => owner.query('vacuum (analyze)'));
    },
  };
}
