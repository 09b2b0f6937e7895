import type { Database } from '../../../db/database.ts';
import type { FigureDifference } from '../../book/book.public.ts';
import { lockMonths } from '../months/stale-months.repository.ts';
import { verifyExpected } from './verify-expected.ts';
import { lineDifferences } from './verify-lines.repository.ts';

const shown = 100;

/** Where what is stored of brokerage is not what follows from the files, the ledger and the cards. Changes nothing. */
export async function verifyBrokerage(db: Database): Promise<readonly FigureDifference[]> {
  const ofLines = await db.transaction('system', async (tx) => {
    await lockMonths(tx);
    return lineDifferences(tx, shown);
  });
  return [...ofLines, ...(await verifyExpected(db))];
}
