import type { Database } from '../../db/database.ts';
import { countTold, type NoticeToAll, noteAllPushes, tellNext } from './fan-out.repository.ts';

const toldAtOnce = 20_000;

/** Tells every distributor who may log in, all of them or none. Answers how many. */
export const notifyEverybody = (db: Database, notice: NoticeToAll): Promise<number> =>
  db.transaction('system', async (tx) => {
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
  });

export const countEverybody = (db: Database): Promise<number> => db.transaction('system', countTold);
