import type { Database } from '../../../db/database.ts';

/*
 * A distributor's book as it was written down: ledger, registers, prices and orders, nothing that was derived from them.
 */

export type Day = Temporal.PlainDate;

export interface Entry {
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly trxnNo: string;
  readonly revision: number;
  readonly day: Day;
  readonly kind: string;
  readonly amount: bigint;
  readonly units: bigint;
  readonly reverses: string | null;
  readonly planNo: string | null;
}

export interface Plan {
  readonly kind: string;
  readonly folioNo: string;
  readonly regNo: string;
  readonly schemeCode: string;
  readonly monthly: bigint;
  /** Hundredths of a per cent every year, up to a cap; null without a top-up. */
  readonly yearly: { readonly points: bigint; readonly cap: bigint } | null;
  readonly registeredOn: Day;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly ceasedOn: Day | null;
  readonly rejectedOn: Day | null;
  readonly pausedFrom: Day | null;
  readonly pausedTo: Day | null;
}

export interface Instalment {
  readonly folioNo: string;
  readonly regNo: string;
  readonly dueOn: Day;
  readonly status: string;
  /** When it was answered, in India. */
  readonly on: Day;
}

export interface RejectedOrder {
  readonly reference: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly status: string;
  readonly amount: bigint;
  readonly code: string | null;
  readonly createdAt: Temporal.Instant;
  readonly rejectedAt: Temporal.Instant | null;
}

export interface Scheme {
  readonly assetClass: string;
  readonly category: string;
  readonly option: string;
  /** In ten-thousandths of a rupee; nil for one without a price. */
  readonly nav: bigint;
}

export interface RawBook {
  /** Which client each folio is of. */
  readonly owners: ReadonlyMap<string, string>;
  readonly entries: readonly Entry[];
  readonly plans: readonly Plan[];
  readonly instalments: readonly Instalment[];
  readonly orders: readonly RejectedOrder[];
  readonly schemes: ReadonlyMap<string, Scheme>;
}

type Row = Record<string, string | null>;

const day = (text: string | null | undefined): Day | null =>
  text == null ? null : Temporal.PlainDate.from(text);
const sure = <T>(value: T | null | undefined): T => {
  if (value == null) throw new Error('A book lacks what it must have');
  return value;
};
/** A decimal text as a whole number of its last place. */
const scaled = (text: string | null | undefined, places: number): bigint => {
  const [whole = '0', part = ''] = (text ?? '0').split('.');
  return BigInt(`${whole}${part.padEnd(places, '0').slice(0, places)}`);
};
const inIndia = (stamp: string): Day =>
  Temporal.Instant.from(stamp).toZonedDateTimeISO('Asia/Kolkata').toPlainDate();

export async function readRawBook(db: Database, arn: string): Promise<RawBook> {
  const all = (text: string) => db.read<Row>('system', text, text.includes('$1') ? [arn] : []);
  const navs = new Map(
    (
      await all('select distinct on (scheme_code) scheme_code, nav from nav order by scheme_code, day desc')
    ).map((row) => [row.scheme_code, scaled(row.nav, 4)]),
  );
  return {
    owners: new Map(
      (await all('select folio_no, investor_id from folio where arn = $1')).map((row) => [
        sure(row.folio_no),
        sure(row.investor_id),
      ]),
    ),
    entries: (await all('select * from ledger where arn = $1')).map((row) => ({
      folioNo: sure(row.folio_no),
      schemeCode: sure(row.scheme_code),
      trxnNo: sure(row.trxn_no),
      revision: Number(row.revision),
      day: sure(day(row.day)),
      kind: sure(row.kind),
      amount: scaled(row.amount, 2),
      units: scaled(row.units, 3),
      reverses: row.reverses ?? null,
      planNo: row.plan_no ?? null,
    })),
    plans: (await all('select * from plan where arn = $1')).map((row) => ({
      kind: sure(row.kind),
      folioNo: sure(row.folio_no),
      regNo: sure(row.reg_no),
      schemeCode: sure(row.scheme_code),
      monthly: scaled(row.monthly, 2),
      yearly:
        row.top_up_months == null
          ? null
          : { points: BigInt(row.top_up_basis_points ?? '0'), cap: scaled(row.top_up_cap, 2) },
      registeredOn: sure(day(row.registered_on)),
      startsOn: sure(day(row.starts_on)),
      endsOn: sure(day(row.ends_on)),
      ceasedOn: day(row.ceased_on),
      rejectedOn: day(row.rejected_on),
      pausedFrom: day(row.paused_from),
      pausedTo: day(row.paused_to),
    })),
    instalments: (await all(`select * from instalment where arn = $1 and kind = 'SIP'`)).map((row) => {
      const answered = row.settled_at ?? row.answered_at;
      return {
        folioNo: sure(row.folio_no),
        regNo: sure(row.reg_no),
        dueOn: sure(day(row.due_on)),
        status: sure(row.status),
        on: answered == null ? sure(day(row.debit_on ?? row.due_on)) : inIndia(answered),
      };
    }),
    orders: (
      await all(
        `select o.reference, o.folio_no, o.scheme_code, o.status, o.summary ->> 'amount' as amount, o.created_at,
                o.result -> 'rejection' ->> 'code' as code,
                (select at from order_event e where e.arn = o.arn and e.reference = o.reference and e.type = 'rejected') as at
           from orders o where arn = $1`,
      )
    ).map((row) => ({
      reference: sure(row.reference),
      folioNo: sure(row.folio_no),
      schemeCode: sure(row.scheme_code),
      status: sure(row.status),
      amount: scaled(row.amount, 2),
      code: row.code ?? null,
      createdAt: Temporal.Instant.from(sure(row.created_at)),
      rejectedAt: row.at == null ? null : Temporal.Instant.from(row.at),
    })),
    schemes: new Map(
      (await all('select code, asset_class, category, option from scheme')).map((row) => [
        sure(row.code),
        {
          assetClass: sure(row.asset_class),
          category: sure(row.category),
          option: sure(row.option),
          nav: navs.get(sure(row.code)) ?? 0n,
        },
      ]),
    ),
  };
}
