import type { Database } from '../../../db/database.ts';
import { makeGaps } from '../gaps/make-gaps.ts';
import { lockMonths, takeStaleMonths } from '../months/stale-months.repository.ts';
import { makeBrokerageFigures } from './brokerage-figures.repository.ts';
import { makeTrailFigures } from './trail-figures.repository.ts';

/** Months per transaction: a stop loses no more than these, and they stay marked. */
const monthsAtOnce = 60;

/** Makes what follows from the lines, paid and expected, anew, for the months that are behind. */
export async function refreshBrokerage(db: Database): Promise<void> {
  for (;;) {
    const taken = await db.transaction('system', async (tx) => {
      await lockMonths(tx);
      const months = await takeStaleMonths(tx, monthsAtOnce);
      await makeBrokerageFigures(tx, months);
      await makeTrailFigures(tx, months);
      await makeGaps(tx, months);
      return months.length;
    });
    if (taken < monthsAtOnce) return;
  }
}
