import type { PackedPosition } from '@hub/domain/holdings/lots/pack-position';
import type { Tx } from '../../../db/database.ts';
import type { Queries } from '../../../db/queries.ts';
import { lockCursor, moveCursor, planAgain } from '../../book/book.public.ts';
import { mayBeEquity } from '../gains/allowance.repository.ts';
import { harvestReader } from './harvest-reader.ts';

/** What changed up to here will have been read; what was found before goes. Two for one distributor take turns. */
export async function startHarvest(tx: Tx, arn: string): Promise<void> {
  // A plan made for a small book takes minutes of a large one.
  await planAgain(tx);
  await lockCursor(tx, harvestReader, arn);
  await tx.query(moveCursor(harvestReader, '$1'), [arn]);
  await tx.query('delete from harvest_row where arn = $1', [arn]);
}

export interface HarvestPosition {
  readonly investorId: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly state: PackedPosition;
  readonly lien: string;
}

/** Clients whose holdings are in memory at a time. */
const CLIENTS_AT_ONCE = 250;

/** The next clients after one who hold anything. */
export async function findClientsAfter(tx: Tx, arn: string, after: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `select id from client where arn = $1 and id > $2 and live_positions > 0 order by id limit ${CLIENTS_AT_ONCE}`,
    [arn, after],
  );
  return rows.map(({ id }) => id);
}

/** What these clients hold of equity, or of a scheme with an exit load. */
export const findHarvestPositions = (
  tx: Tx,
  arn: string,
  investorIds: readonly string[],
): Promise<HarvestPosition[]> =>
  tx.query<HarvestPosition>(
    `select f.investor_id as "investorId", p.folio_no as "folioNo", p.scheme_code as "schemeCode", p.state,
            coalesce((select l.units from units_under_lien l where l.arn = p.arn and l.folio_no = p.folio_no
                         and l.scheme_code = p.scheme_code), 0.000)::text as lien
       from client_folio f
       join holding p on p.arn = f.arn and p.folio_no = f.folio_no
       join fund_scheme s on s.code = p.scheme_code
      where f.arn = $1 and f.investor_id = any($2::uuid[]) and p.units > 0
        and (${mayBeEquity('s')} or jsonb_array_length(s.loads) > 0)
      order by p.folio_no, p.scheme_code`,
    [arn, investorIds],
  );

export interface HarvestPrices {
  /** By code: the newest NAV, and the months that units are locked in. */
  readonly schemes: ReadonlyMap<string, { readonly nav: string; readonly lockInMonths: number }>;
  readonly asOn: string | null;
  readonly holidays: readonly string[];
}

/** Prices of all schemes, also of those that units came from, and the days on which no equity is sold. */
export async function readHarvestPrices(tx: Tx, arn: string, today: string): Promise<HarvestPrices> {
  const rows = await tx.query<{ code: string; nav: string; heldOn: string | null; lockInMonths: number }>(
    `select s.code, n.nav, case when g.units > 0 then n.day end as "heldOn", s.lock_in_months as "lockInMonths"
       from fund_scheme s
       join newest_nav n on n.scheme_code = s.code and n.nav > 0
       left join scheme_total g on g.arn = $1 and g.scheme_code = s.code`,
    [arn],
  );
  const holidays = await tx.query<{ day: string }>(
    `select day from market_holiday where calendar = 'EQUITY' and day >= $1::date - 40`,
    [today],
  );
  const days = rows.flatMap(({ heldOn }) => heldOn ?? []).sort();
  return {
    schemes: new Map(rows.map(({ code, nav, lockInMonths }) => [code, { nav, lockInMonths }])),
    asOn: days.at(-1) ?? null,
    holidays: holidays.map(({ day }) => day),
  };
}

export interface NewHarvestRow {
  readonly kind: 'allowance' | 'load';
  readonly investorId: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly units: string;
  readonly value: string;
  readonly sellUnits: string;
  readonly sellValue: string;
  readonly gain: string;
  readonly allowanceLeft: string | null;
  readonly load: string | null;
  readonly until: string;
}

const columns = {
  kind: 'text',
  folio_no: 'text',
  scheme_code: 'text',
  investor_id: 'uuid',
  units: 'numeric',
  value: 'numeric',
  sell_units: 'numeric',
  sell_value: 'numeric',
  gain: 'numeric',
  allowance_left: 'numeric',
  load: 'numeric',
  until: 'date',
} as const;
const names = Object.keys(columns).join(', ');
const given = Object.entries(columns).map(([name, type]) => `${name} ${type}`);

export async function writeHarvestRows(tx: Tx, arn: string, rows: readonly NewHarvestRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `insert into harvest_row (arn, ${names})
     select $1, ${names} from jsonb_to_recordset($2::jsonb) as given (${given.join(', ')})`,
    [
      arn,
      JSON.stringify(
        rows.map((row) => ({
          kind: row.kind,
          folio_no: row.folioNo,
          scheme_code: row.schemeCode,
          investor_id: row.investorId,
          units: row.units,
          value: row.value,
          sell_units: row.sellUnits,
          sell_value: row.sellValue,
          gain: row.gain,
          allowance_left: row.allowanceLeft,
          load: row.load,
          until: row.until,
        })),
      ),
    ],
  );
}

export async function endHarvest(tx: Tx, arn: string, today: string, asOn: string | null): Promise<void> {
  await tx.query(
    `insert into harvest_day (arn, day, as_on) values ($1, $2, $3)
         on conflict (arn) do update set day = excluded.day, as_on = excluded.as_on`,
    [arn, today, asOn],
  );
}

const VALID_DAYS = 30;

/** Of a distributor who has no clients any more. */
export const sweepHarvest = (system: Queries, today: string): Promise<unknown> =>
  system.query(
    `with gone as (delete from harvest_day where day < $1::date - ${VALID_DAYS} returning arn)
     delete from harvest_row using gone where harvest_row.arn = gone.arn`,
    [today],
  );
