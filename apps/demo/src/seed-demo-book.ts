import type { Database } from '../../server/src/db/database.ts';
import { refreshStatistics } from '../../server/src/db/statistics.ts';
import { countWeekBefore } from '../../server/src/features/opportunity/opportunity.public.ts';
import { ensureReference } from '../../server/src/features/reference/reference.public.ts';
import { type SeededBook, type SeedOptions, seedBook } from './book/write/seed-book.ts';
import { makeDemoBrokerage } from './brokerage/demo-brokerage.ts';
import { makeDemoEmpanelments } from './empanelment/demo-empanelments.ts';
import { makeDemoQueries } from './feedback/demo-queries.ts';
import { makeDemoGoals } from './goal-planner/demo-goals.ts';
import { makeDemoConsents } from './opportunity/demo-consents.ts';
import { makeDemoWishes } from './wishes/demo-wishes.ts';

/** The demo's books, written the way the product writes any book. */
export async function seedDemoBook(
  db: Database,
  today: Temporal.PlainDate,
  options?: SeedOptions,
): Promise<SeededBook> {
  await ensureReference(db);
  const seeded = await seedBook(db, today, options);
  if (seeded.isLast) {
    await makeDemoConsents(db, `${today}`);
    await makeDemoQueries(db, today);
    await makeDemoEmpanelments(db, today);
    await makeDemoWishes(db, today);
    await makeDemoGoals(db, today);
    await countWeekBefore(db, today);
  }
  await refreshStatistics(db);
  await makeDemoBrokerage(db, today);
  await refreshStatistics(db);
  return seeded;
}
