import type { Database, Tx } from '../../../../server/src/db/database.ts';
import { demoBooks } from '../demo-book.ts';

/** Whether there is nothing to make, so that a start need not work out the whole market first. */
export async function isSeeded(db: Database): Promise<boolean> {
  const [found] = await db.read<{ lacking: number }>(
    'system',
    `select count(*)::int as lacking from unnest($1::text[]) as demo (arn)
      where not exists (select from fund_scheme) or not exists (select from client i where i.arn = demo.arn)`,
    [demoBooks.map(({ arn }) => arn)],
  );
  return found?.lacking === 0;
}

export async function hasSchemes(tx: Tx): Promise<boolean> {
  return (await tx.query('select 1 from fund_scheme limit 1')).length > 0;
}

export async function hasClients(tx: Tx, arn: string): Promise<boolean> {
  return (await tx.query('select 1 from client where arn = $1 limit 1', [arn])).length > 0;
}

export async function readEquityHolidays(db: Database): Promise<Temporal.PlainDate[]> {
  const rows = await db.read<{ day: string }>(
    'system',
    "select day from market_holiday where calendar = 'EQUITY'",
  );
  return rows.map(({ day }) => Temporal.PlainDate.from(day));
}

/** The next batch of clients makes the same temporary tables. */
export async function dropDrafts(tx: Tx): Promise<void> {
  await tx.query('discard temp');
}
