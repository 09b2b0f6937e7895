import type { Database } from '../../../server/src/db/database.ts';
import { oneStatement } from '../../../server/src/db/queries.ts';
import { accrueNight, readExpected } from '../../../server/src/features/brokerage/brokerage.public.ts';
import { makeDemoPayouts } from './demo-payouts.ts';
import { makeDemoRateCards } from './demo-rate-cards.ts';

/** Cards, twin and payouts of the demo up to this day; a start on the day of the last one has nothing to do. */
export async function makeDemoBrokerage(db: Database, today: Temporal.PlainDate): Promise<void> {
  await makeDemoRateCards(db);
  const expected = await readExpected(oneStatement(db, 'system'));
  const yesterday = today.subtract({ days: 1 }).toString();
  if (expected?.through != null && expected.through >= yesterday && expected.rebuildFrom === null) return;
  await accrueNight(db, today);
  await makeDemoPayouts(db, today);
}
