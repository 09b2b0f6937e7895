import type { Queries } from '../db/queries.ts';
import { demoNotifications } from './demo-notifications.ts';

/** Whose history the demo tells. Kavita's is empty, to show that too; both have logged in before. */
const owner = 'ARN-100001';
const notNew = [owner, 'ARN-100003'];

/** What a distributor of the demo was told before the demo began: days back from the day it is filled. */
export async function seedNotifications(queries: Queries, arn: string): Promise<void> {
  if (notNew.includes(arn))
    await queries.query("insert into known_device (arn, device_id) values ($1, '')", [arn]);
  if (arn !== owner) return;
  for (const { daysAgo, time, title, body, link, read } of demoNotifications) {
    await queries.query(
      `insert into notification (arn, title, body, link, created_at, read_at)
       select $1, $2, $3, $4, told.at, case when $7::boolean then told.at + interval '3 hours' end
         from (select (date_trunc('day', now() at time zone 'Asia/Kolkata') - make_interval(days => $5)
                       + $6::time) at time zone 'Asia/Kolkata' as at) as told`,
      [arn, title, body, link, daysAgo, time, read],
    );
  }
}
