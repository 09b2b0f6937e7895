import webPush from 'web-push';
import type { Database } from '../../../server/src/db/database.ts';

/** What browsers subscribe with in a demo, the same for ever. Its other half is nowhere: nothing is sent. */
export async function demoWebKey(db: Database): Promise<string> {
  const rows = await db.read<{ key: string }>(
    'system',
    `insert into setting (key, value) values ('push.web-key', $1::jsonb)
     on conflict (key) do update set value = setting.value returning value #>> '{}' as key`,
    [JSON.stringify(webPush.generateVAPIDKeys().publicKey)],
  );
  return rows[0]?.key ?? '';
}
