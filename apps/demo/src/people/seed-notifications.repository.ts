import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import type { Queries } from '../../../server/src/db/queries.ts';
import { demoNotifications, demoPushes } from './demo-notifications.ts';

/** Whose history the demo tells. Kavita's is empty, to show that too; both have logged in before. */
const owner = 'ARN-100001';
const notNew = [owner, 'ARN-100003'];

/** What a distributor of the demo was told before the demo began: days back from the day it is filled. */
export async function seedNotifications(queries: Queries, arn: string): Promise<void> {
  if (notNew.includes(arn))
    await queries.query("insert into known_device (arn, device_id) values ($1, '')", [arn]);
  if (arn !== owner) return;
  for (const { daysAgo, topic, time, title, body, link, read } of demoNotifications) {
    await queries.query(
      `insert into notification (arn, topic, title, body, link, created_at, read_at)
       select $1, $8, $2, $3, $4, told.at, case when $7::boolean then told.at + interval '3 hours' end
         from (select (date_trunc('day', now() at time zone 'Asia/Kolkata') - make_interval(days => $5)
                       + $6::time) at time zone 'Asia/Kolkata' as at) as told`,
      [arn, title, body, link, daysAgo, time, read, topic],
    );
  }
  await seedPushes(queries, arn);
}

/** Her nights are quiet, the mail of the day comes at nine; her phone was told of what is unread. */
async function seedPushes(queries: Queries, arn: string): Promise<void> {
  const choices = noticeChoices({
    orders: { push: true, digest: true },
    brokerage: { push: true, digest: true },
    content: { push: false, digest: true },
  });
  await queries.query(
    `insert into notification_setting (arn, choices, quiet_from, quiet_to, digest_hour, updated_at)
     values ($1, $2::jsonb, '21:00', '08:00', 9, now())`,
    [arn, JSON.stringify(choices)],
  );
  await queries.query(
    `insert into push_message (arn, batch, device_id, platform, topic, count, title, body, link, status, created_at)
     select $1, gen_random_uuid(), 'demo-phone', 'android', topic, 1, title, body, link, 'sent', now() - make_interval(days => "daysAgo")
       from jsonb_to_recordset($2::jsonb) as push (topic text, title text, body text, link text, "daysAgo" int)`,
    [arn, JSON.stringify(demoPushes)],
  );
}
