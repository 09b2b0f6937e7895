import type { Database } from '../db/database.ts';
import type { Queries } from '../db/queries.ts';

interface Counted {
  readonly key: string;
  readonly windowStart: string;
  readonly max: number;
}

/** One count: parallel callers never get the same number. A count past its limit is not counted any further. */
const counting = (at: number): string => {
  const [key, start, max] = [1, 2, 3].map((n) => `$${3 * at + n}`);
  const held = at === 0 ? 'true' : `(select within from limit_${at - 1})`;
  return `limit_${at} as (
    insert into rate_limit as known (key, window_start, count)
    select ${key}::text, ${start}::timestamptz, 1 where ${held}
    on conflict (key, window_start) do update set count = known.count + 1 where known.count <= ${max}
    returning count <= ${max} as within
  )`;
};

const statements = new Map<number, string>();

function statementFor(limits: number): string {
  const known = statements.get(limits);
  if (known !== undefined) return known;
  const each = Array.from({ length: limits }, (_, at) => at);
  const held = each.map((at) => `(select count(*) from limit_${at} where within)`);
  const text = `with ${each.map(counting).join(', ')} select (${held.join(' + ')})::int4 as held`;
  statements.set(limits, text);
  return text;
}

/** Counts one more under each limit, until one does not hold. How many held, in one round trip. */
export async function countInWindows(db: Database, limits: readonly Counted[]): Promise<number> {
  const params = limits.flatMap(({ key, windowStart, max }) => [key, windowStart, max]);
  const rows = await db.read<{ held: number }>('system', statementFor(limits.length), params);
  return rows[0]?.held ?? 0;
}

export const sweepRateLimits = (queries: Queries) =>
  queries.query("delete from rate_limit where window_start < now() - interval '2 days'");
