import { type DayNumber, type Paise, paise } from '@hub/domain';
import { type RateCard, type RateLine, rateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import type { GstBasis } from '@hub/domain/brokerage/tax/gst';
import { perMillion } from '@hub/domain/money/per-million';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';

interface LineRow {
  readonly version: string;
  readonly from: DayNumber;
  readonly line: number;
  readonly scheme: string;
  readonly category: string;
  readonly inflowFrom: DayNumber;
  readonly inflowTo: DayNumber | null;
  readonly location: RateLine['location'];
  readonly slabFrom: string;
  readonly slabTo: string | null;
  readonly trail: readonly [string, string, string, string];
  readonly incentive: string;
  readonly gstBasis: GstBasis;
  readonly clawbackDays: number;
}

const epoch = `date '1970-01-01'`;
const whole = (column: string, scale: number) => `(${column} * ${scale})::int8::text`;

const lineOf = (row: LineRow): RateLine => ({
  line: row.line,
  scheme: row.scheme,
  category: row.category,
  inflowFrom: row.inflowFrom,
  inflowTo: row.inflowTo,
  location: row.location,
  slabFrom: paise(BigInt(row.slabFrom)),
  slabTo: row.slabTo === null ? null : paise(BigInt(row.slabTo)),
  trail: [rateOf(row.trail[0]), rateOf(row.trail[1]), rateOf(row.trail[2]), rateOf(row.trail[3])],
  incentive: rateOf(row.incentive),
  gstBasis: row.gstBasis,
  clawbackDays: row.clawbackDays,
});

const rateOf = (text: string) => perMillion(BigInt(text));

/** Every card there ever was, in order of their days. */
export async function readRateCards(queries: Queries): Promise<RateCard[]> {
  const rows = await queries.query<LineRow>(
    `select version, c.in_force_from - ${epoch} as from, line, scheme_code as scheme, category,
            inflow_from - ${epoch} as "inflowFrom", inflow_to - ${epoch} as "inflowTo", location,
            ${whole('slab_from', 100)} as "slabFrom", ${whole('slab_to', 100)} as "slabTo",
            json_build_array(${[1, 2, 3, 4].map((year) => whole(`trail_${year}`, 10_000)).join(', ')}) as trail,
            ${whole('incentive', 10_000)} as incentive, gst_basis as "gstBasis", clawback_days as "clawbackDays"
       from rate_card c join rate_line using (version)
      order by c.in_force_from, line`,
  );
  return [...Map.groupBy(rows, ({ version }) => version)].map(([version, lines]) =>
    rateCard(version, lines[0]?.from as DayNumber, lines.map(lineOf)),
  );
}

/** Writes a card that was checked, and has the twin made again from the month in which it comes into force. */
export async function writeRateCard(tx: Tx, card: RateCard, importId: string): Promise<void> {
  const { version, from, lines } = card;
  await tx.query(
    `insert into rate_card (version, in_force_from, import_id) values ($1, ${epoch} + $2::int, $3)`,
    [version, from, importId],
  );
  const column = <T>(of: (line: RateLine) => T): T[] => lines.map(of);
  const year = (index: 0 | 1 | 2 | 3) => column(({ trail }) => trail[index]);
  await tx.query(
    `insert into rate_line (version, line, scheme_code, category, inflow_from, inflow_to, location, slab_from, slab_to,
                            trail_1, trail_2, trail_3, trail_4, incentive, gst_basis, clawback_days)
     select $1, line, scheme, category, ${epoch} + inflow_from, ${epoch} + inflow_to, location, slab_from / 100,
            slab_to / 100, trail_1 / 10000, trail_2 / 10000, trail_3 / 10000, trail_4 / 10000, incentive / 10000,
            gst_basis, clawback_days
       from unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::int[], $7::text[], $8::numeric[], $9::numeric[],
                   $10::numeric[], $11::numeric[], $12::numeric[], $13::numeric[], $14::numeric[], $15::text[],
                   $16::int[])
            as given (line, scheme, category, inflow_from, inflow_to, location, slab_from, slab_to, trail_1, trail_2,
                      trail_3, trail_4, incentive, gst_basis, clawback_days)`,
    [
      version,
      column(({ line }) => line),
      column(({ scheme }) => scheme),
      column(({ category }) => category),
      column(({ inflowFrom }) => inflowFrom),
      column(({ inflowTo }) => inflowTo),
      column(({ location }) => location),
      column(({ slabFrom }): Paise => slabFrom),
      column(({ slabTo }) => slabTo),
      year(0),
      year(1),
      year(2),
      year(3),
      column(({ incentive }) => incentive),
      column(({ gstBasis }) => gstBasis),
      column(({ clawbackDays }) => clawbackDays),
    ],
  );
  await rebuildFrom(tx, from);
}

/** The card for a day or of a name that is there already. */
export async function findRateCard(
  queries: Queries,
  version: string,
  from: DayNumber,
): Promise<{ readonly version: string } | null> {
  const rows = await queries.query<{ version: string }>(
    `select version from rate_card where version = $1 or in_force_from = ${epoch} + $2::int limit 1`,
    [version, from],
  );
  return rows[0] ?? null;
}

/** Takes a card of a file back that is not yet in force; one that pays, or did, stays: null. */
export async function takeBackRateCard(tx: Tx, importId: string, today: string): Promise<string | null> {
  const rows = await tx.query<{ version: string; from: DayNumber }>(
    `delete from rate_card where import_id = $1 and in_force_from > $2
     returning version, in_force_from - ${epoch} as from`,
    [importId, today],
  );
  const [gone] = rows;
  if (gone === undefined) return null;
  await rebuildFrom(tx, gone.from);
  return gone.version;
}

/** The earliest month asked for counts. */
async function rebuildFrom(tx: Tx, day: DayNumber): Promise<void> {
  await tx.query(
    `insert into trail_state as s (id, rebuild_from, rebuild_why)
     values (1, date_trunc('month', ${epoch} + $1::int)::date, 'rates')
     on conflict (id) do update
       set rebuild_from = least(s.rebuild_from, excluded.rebuild_from),
           rebuild_why = case when s.rebuild_why like '%prices' then 'rates,prices' else 'rates' end`,
    [day],
  );
}

export async function hasRateCards(queries: Queries): Promise<boolean> {
  return (await queries.query('select 1 from rate_card limit 1')).length > 0;
}
