import { randomUUID } from 'node:crypto';
import { pushContent } from '@hub/contract/notifications/push-content';
import { noticeChoices } from '@hub/domain/notifications/notice-settings';
import { pushTime } from '@hub/domain/notifications/push-time';
import type { JobContext } from '../../calls/job-context.ts';
import type { Tx } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import type { PushOutcome } from '../../ports/push/push.ts';
import {
  findBatch,
  findDue,
  type GonePush,
  insertPushes,
  type NewPush,
  postpone,
  type QueuedPush,
  removeWaiting,
  settleBatch,
  takeWaiting,
  type WaitingPush,
} from './push.repository.ts';

const takenAtOnce = 2000;
/** Devices that one job tells. */
const batchSize = 200;
const sentAtOnce = 8;

type Settings = Pick<WaitingPush, 'quietFrom' | 'quietTo'>;
const quietOf = ({ quietFrom: from, quietTo: to }: Settings) =>
  from === null || to === null ? null : { from, to };

/** Makes pushes of what is due, in batches; what falls into quiet hours waits for their end. */
export async function queuePushes(
  context: Pick<JobContext, 'db' | 'clock' | 'brand' | 'push' | 'jobs'>,
): Promise<void> {
  while ((await queueSome(context)) === takenAtOnce);
}

function queueSome({
  db,
  clock,
  brand,
  push,
  jobs,
}: Pick<JobContext, 'db' | 'clock' | 'brand' | 'push' | 'jobs'>): Promise<number> {
  const now = clock.now();
  return db.transaction('system', async (tx) => {
    const waiting = await takeWaiting(tx, now.toString(), takenAtOnce);
    const timed = waiting.map((one) => ({ ...one, at: pushTime(now, quietOf(one)) }));
    const isLater = ({ at }: { readonly at: Temporal.Instant }) => Temporal.Instant.compare(at, now) > 0;
    await postpone(
      tx,
      timed.filter(isLater).map((one) => ({ ...one, at: one.at.toString() })),
    );
    const due = timed.filter((one) => !isLater(one));
    await removeWaiting(tx, due);
    const wanted = due.filter(({ choices, topic }) => noticeChoices(choices)[topic].push);
    const pushes = await findDue(tx, wanted, push.platforms);
    for (let from = 0; from < pushes.length; from += batchSize) {
      const batch = randomUUID();
      const part: NewPush[] = pushes
        .slice(from, from + batchSize)
        .map((one) => ({ ...one, ...pushContent(one, brand.slug), batch }));
      await insertPushes(tx, part);
      await jobs.enqueue(tx, 'notifications.send', { batch });
    }
    return waiting.length;
  });
}

async function sendOne({ push }: Pick<JobContext, 'push'>, message: QueuedPush): Promise<PushOutcome> {
  const { token, platform } = message;
  return token === null ? 'gone' : push.send({ platform, token }, message);
}

/** What is done about devices that their service no longer knows. The devices are the session's. */
export type ForgetTokens = (tx: Tx, gone: readonly GonePush[]) => Promise<void>;

/** Sends a batch. What a service would not take now is tried again with the whole job, and only that. */
export async function sendBatch(
  context: Pick<JobContext, 'db' | 'push'>,
  { batch }: { readonly batch: string },
  forgetTokens: ForgetTokens,
): Promise<void> {
  const queries = oneStatement(context.db, 'system');
  const waiting = await findBatch(queries, batch);
  let later = 0;
  for (let from = 0; from < waiting.length; from += sentAtOnce) {
    const part = waiting.slice(from, from + sentAtOnce);
    const outcomes = await Promise.all(part.map((message) => sendOne(context, message)));
    const settled = part.flatMap(({ arn, id, token }, index) => {
      const outcome = outcomes[index] ?? 'later';
      return outcome === 'later' ? [] : [{ arn, id, token, outcome }];
    });
    later += part.length - settled.length;
    await context.db.transaction('system', async (tx) => {
      await forgetTokens(tx, await settleBatch(tx, settled));
    });
  }
  if (later > 0) throw new Error(`${later} of ${waiting.length} pushes are to be sent later`);
}
