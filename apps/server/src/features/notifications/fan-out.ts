import type { Database, Tx } from '../../db/database.ts';
import { countNotified, type NoticeToAll, noteAllPushes, notifyNext } from './fan-out.repository.ts';

const notifiedAtOnce = 20_000;

/** Tells every distributor who may log in, in the very transaction of what it tells about. Answers how many. */
export async function notifyEverybody(tx: Tx, notice: NoticeToAll): Promise<number> {
  let total = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { count, last }: Awaited<ReturnType<typeof notifyNext>> = await notifyNext(tx, notice, {
      after,
      limit: notifiedAtOnce,
    });
    total += count;
    after = last;
  }
  await noteAllPushes(tx, notice);
  return total;
}

export const countEverybody = (db: Database): Promise<number> => db.transaction('system', countNotified);
