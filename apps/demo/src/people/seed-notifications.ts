import { todayInIndia } from '@hub/domain';
import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import type { Tx } from '../../../server/src/db/database.ts';
import {
  addPastNotices,
  insertPastPushes,
  saveSettings,
} from '../../../server/src/features/notifications/notifications.public.ts';
import { noteEarlierLogin } from '../../../server/src/features/session/session.public.ts';
import { demoNotifications, demoPushes } from './demo-notifications.ts';

/** Whose history the demo tells. Kavita's is empty, to show that too; both have logged in before. */
const owner = 'ARN-100001';
const notNew = [owner, 'ARN-100003'];

/** What a distributor of the demo was told before the demo began: days back from the day it is filled. */
export async function seedNotifications(tx: Tx, arn: string, now: Temporal.Instant): Promise<void> {
  if (notNew.includes(arn)) await noteEarlierLogin(tx, arn);
  if (arn !== owner) return;
  const today = todayInIndia(now);
  const notices = demoNotifications.map(({ daysAgo, time, read, ...notice }) => {
    const at = today
      .subtract({ days: daysAgo })
      .toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: Temporal.PlainTime.from(time) })
      .toInstant();
    return { ...notice, at, readAt: read ? at.add({ hours: 3 }) : null };
  });
  await addPastNotices(tx, arn, notices);
  await seedPushes(tx, arn, now);
}

/** Her nights are quiet, the mail of the day comes at nine; her phone was told of what is unread. */
async function seedPushes(tx: Tx, arn: string, now: Temporal.Instant): Promise<void> {
  const choices = noticeChoices({
    orders: { push: true, digest: true },
    brokerage: { push: true, digest: true },
    content: { push: false, digest: true },
  });
  const quiet = { from: '21:00', to: '08:00' };
  await saveSettings(tx, arn, { choices, quiet, digestHour: 9 }, `${now}`);
  await insertPastPushes(
    tx,
    demoPushes.map(({ daysAgo, ...push }) => ({
      ...push,
      arn,
      deviceId: 'demo-phone',
      platform: 'android',
      count: 1,
      at: `${now.subtract({ hours: 24 * daysAgo })}`,
    })),
  );
}
