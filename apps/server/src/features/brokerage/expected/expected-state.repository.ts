import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { unreadOfAll } from '../../book/book.public.ts';
import { expectedReader } from './expected-reader.ts';

/** How far the twin is; ISO days. */
export interface ExpectedState {
  readonly through: string | null;
  readonly openFrom: string | null;
  readonly rebuildFrom: string | null;
  readonly rebuildWhy: string | null;
  /** Of each open month, a hash of what it was worked out with (`pricesOf`). */
  readonly prices: Readonly<Record<string, string>>;
}

const columns = `through, open_from as "openFrom", rebuild_from as "rebuildFrom",
  rebuild_why as "rebuildWhy", prices`;

/** Whoever works on the twin holds this until it commits: two that do take turns. */
export async function lockExpected(tx: Tx): Promise<ExpectedState> {
  await tx.query('set local statement_timeout to 0');
  await tx.query('insert into trail_state (id) values (1) on conflict do nothing');
  const [state] = await tx.query<ExpectedState>(`select ${columns} from trail_state for update`);
  return state as ExpectedState;
}

/** As the next night will find it: a price of a closed month that came since has it made again from there on. */
export async function readExpected(queries: Queries): Promise<ExpectedState | null> {
  const [state] = await queries.query<ExpectedState>(
    `select ${columns} from (
       select through, open_from, prices, rebuild_why, least(rebuild_from, (
                select date_trunc('month', min(since))::date from (${unreadOfAll(expectedReader)}) unread
                 where kind = 'nav' and since < open_from)) as rebuild_from
         from trail_state) state`,
  );
  return state ?? null;
}

export async function noteMonth(tx: Tx, month: string, prices: string): Promise<void> {
  await tx.query('update trail_state set prices = prices || jsonb_build_object($1::text, $2::text)', [
    month,
    prices,
  ]);
}

/** The lines reach to this day. Slices of months that nobody opens again go. */
export async function endNight(tx: Tx, through: string, openFrom: string): Promise<void> {
  await tx.query(
    `update trail_state set through = $1, open_from = $2, prices = coalesce(
       (select jsonb_object_agg(key, value) from jsonb_each(prices) where key::date >= $2), '{}')`,
    [through, openFrom],
  );
  await tx.query('delete from trail_slice where to_on < $1', [openFrom]);
}

/** Months that are yet to come. */
export async function forgetAfter(tx: Tx, month: string): Promise<void> {
  for (const table of ['trail_line', 'trail_figure', 'trail_change', 'brokerage_gap']) {
    await tx.query(`delete from ${table} where month > $1`, [month]);
  }
}
