import type { Database, Tx } from '../../db/database.ts';
import { countTold, type NoticeToAll, noteAllPushes, tellNext } from './fan-out.repository.ts';

const toldAtOnce = 20_000;

/** Tells every distributor who may log in, in the very transaction of what it tells about. Answers how many. */
export async function tellEverybody(tx: Tx, notice: NoticeToAll): Promise<number> {
  let total = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { count, last }: Awaited<ReturnType<typeof tellNext>> = await tellNext(tx, notice, {
      after,
      limit: toldAtOnce,
    });
    total += count;
    after = last;
  }
  await noteAllPushes(tx, notice);
  return total;
}

/** All of them or none. */
export const notifyEverybody = (db: Database, notice: NoticeToAll): Promise<number> =>
  db.transaction('system', (tx) => tellEverybody(tx, notice));

export const countEverybody = (db: Database): Promise<number> => db.transaction('system', countTold);
