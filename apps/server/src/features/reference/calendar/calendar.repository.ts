import type { MarketCalendar } from '@hub/domain';
import type { Queries } from '../../../db/queries.ts';

/** ISO days with what is celebrated; weekends are not among them. */
export async function findHolidays(
  queries: Queries,
  calendar: MarketCalendar,
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries.query<{ day: string; name: string }>(
    'select day, name from holiday where calendar = $1',
    [calendar],
  );
  return new Map(rows.map(({ day, name }) => [day, name]));
}
