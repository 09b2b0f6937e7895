import type { Database } from '../../../server/src/db/database.ts';

/** Two clients of three agreed to messages, and one contact of forty does not work. By the client's id: the same each time. */
export async function makeDemoConsents(db: Database, at: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into client_consent (arn, investor_id, purpose, channel, is_given, way, at)
       select i.arn, i.id, 'messages', channel, abs(hashtext(i.id::text)) % 9 < 8, 'call', $1
         from investor i cross join unnest(array['whatsapp', 'sms', 'email']) channel
        where abs(hashtext(i.id::text || channel)) % 3 > 0
           on conflict do nothing`,
      [at],
    );
    await tx.query(
      `insert into dead_contact (arn, investor_id, way, contact, at)
       select i.arn, i.id, 'mobile', i.mobile, $1 from investor i
        where coalesce(i.mobile, '') <> '' and abs(hashtext(i.id::text || 'dead')) % 40 = 0
           on conflict do nothing`,
      [at],
    );
  });
}
