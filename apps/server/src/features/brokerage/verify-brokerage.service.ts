import type { Database } from '../../db/database.ts';
import type { FigureDifference } from '../book/book.public.ts';
import { lockMonths } from './stale-months.repository.ts';
import { lineDifferences } from './verify-lines.repository.ts';

const shown = 100;

/** Where what is stored of brokerage is not what follows from the files. Changes nothing. */
export const verifyBrokerage = (db: Database): Promise<readonly FigureDifference[]> =>
  db.transaction('system', async (tx) => {
    await lockMonths(tx);
    return lineDifferences(tx, shown);
  });
