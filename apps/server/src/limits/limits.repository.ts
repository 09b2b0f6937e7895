import type { Queries } from '../db/queries.ts';

export interface Counted {
  readonly key: string;
  readonly windowStart: string;
  readonly max: number;
}

interface Held {
  /** How many of the limits held. */
  readonly held: number;
  /** One of them has no room any more: nobody after this one gets through. */
  readonly isLast: boolean;
}

/** SQL of a count: its key, its window and how many it may have. */
interface CountSql {
  readonly key: string;
  readonly start: string;
  readonly max: string;
}

/** One count: parallel callers never get the same number. A count past its limit is not counted any further. */
const counting = ({ key, start, max }: CountSql, at: number, from: string): string => {
  const held = at === 0 ? 'true' : `(select within from limit_${at - 1})`;
  return `limit_${at} as (
    insert into rate_limit as known (key, window_start, count)
    select ${key}, ${start}::timestamptz, 1 ${from} where ${held}
    on conflict (key, window_start) do update set count = known.count + 1 where known.count <= ${max}
    returning count <= ${max} as within, count = ${max} as is_last
  )`;
};

/** Counts one more under each limit, until one does not hold, inside another statement: once for each row of `from`. */
export function countingCtes(limits: readonly CountSql[], from = '') {
  const held = limits.map((_, at) => `(select count(*) from limit_${at} where within)`);
  const last = limits.map((_, at) => `exists (select from limit_${at} where is_last)`);
  return {
    ctes: limits.map((limit, at) => counting(limit, at, from)).join(', '),
    /** How many of the limits held. */
    held: `(${held.join(' + ')})::int4`,
    /** One of them has no room any more: nobody after this one gets through. */
    isLast: `(${last.join(' or ')})`,
  };
}

/** Whether one of these counts has no room any more, inside another statement; nothing is counted. */
export const anyFull = (limits: readonly CountSql[]): string =>
  `exists (select from rate_limit where ${limits
    .map(({ key, start, max }) => `key = ${key} and window_start = ${start} and count >= ${max}`)
    .join(' or ')})`;

const statements = new Map<number, string>();

function statementFor(limits: number): string {
  const existing = statements.get(limits);
  if (existing !== undefined) return existing;
  const { ctes, held, isLast } = countingCtes(
    Array.from({ length: limits }, (_, at) => ({
      key: `$${3 * at + 1}::text`,
      start: `$${3 * at + 2}`,
      max: `$${3 * at + 3}`,
    })),
  );
  const text = `with ${ctes} select ${held} as held, ${isLast} as "isLast"`;
  statements.set(limits, text);
  return text;
}

/** Counts one more under each limit, until one does not hold. In one round trip. */
export async function countInWindows(queries: Queries, limits: readonly Counted[]): Promise<Held> {
  if (limits.length === 0) return { held: 0, isLast: false };
  const params = limits.flatMap(({ key, windowStart, max }) => [key, windowStart, max]);
  const rows = await queries.query<Held>(statementFor(limits.length), params);
  return rows[0] ?? { held: 0, isLast: false };
}

/** The counts by their numbers: the rows are locked in the order in which they are counted. */
const given = `jsonb_to_recordset($1::jsonb) as given (n int4, key text, start timestamptz, max int4)`;
const writeGiven = (limits: readonly Counted[]): string =>
  JSON.stringify(limits.map(({ key, windowStart, max }, n) => ({ n, key, start: windowStart, max })));

/** Takes one back from each: what was counted was none. */
export async function uncount(queries: Queries, limits: readonly Counted[]): Promise<void> {
  await queries.query(
    `update rate_limit set count = rate_limit.count - 1
       from (select known.key, known.window_start
               from rate_limit known join ${given} on known.key = given.key and known.window_start = given.start
              where known.count > 0 order by n for update of known) as own
      where rate_limit.key = own.key and rate_limit.window_start = own.window_start`,
    [writeGiven(limits)],
  );
}

/** The first of the limits that has no room any more, by its number; nothing is counted. */
export async function findFull(queries: Queries, limits: readonly Counted[]): Promise<number | null> {
  const rows = await queries.query<{ n: number }>(
    `select n from ${given} join rate_limit known on known.key = given.key and known.window_start = given.start
      where known.count >= given.max order by n limit 1`,
    [writeGiven(limits)],
  );
  return rows[0]?.n ?? null;
}

/** These counts begin again. */
export async function forgetCounts(queries: Queries, limits: readonly Counted[]): Promise<void> {
  await queries.query(
    `delete from rate_limit known using ${given} where known.key = given.key and known.window_start = given.start`,
    [writeGiven(limits)],
  );
}

export const sweepRateLimits = (queries: Queries) =>
  queries.query("delete from rate_limit where window_start < now() - interval '2 days'");

/** True for the first who counts under a name that is good once, for all processes together. */
export async function countOnce(queries: Queries, key: string, windowStart: string): Promise<boolean> {
  const rows = await queries.query(
    `insert into rate_limit (key, window_start, count) values ($1, $2, 1)
     on conflict (key, window_start) do nothing returning key`,
    [key, windowStart],
  );
  return rows.length === 1;
}
