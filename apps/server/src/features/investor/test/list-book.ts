import { dayNumberOf, milliUnits, navTenThousandths, paise } from '@hub/domain';
import type { Database, Tx } from '../../../db/database.ts';
import { bookOf, type NewEntry, type NewPlan } from '../../book/book.public.ts';

/** One scheme of each class, at a price that makes sums easy and one that makes them round. */
export const listSchemes = {
  equity: { code: '910001', name: 'Aranya Flexi Cap Fund - Growth', assetClass: 'EQUITY', nav: 1_000_000n },
  debt: { code: '910002', name: 'Aranya Gilt Fund - Growth', assetClass: 'DEBT', nav: 333_333n },
  liquid: { code: '910003', name: 'Aranya Liquid Fund - Growth', assetClass: 'LIQUID', nav: 10_000_000n },
  hybrid: { code: '910004', name: 'Aranya Balanced Fund - Growth', assetClass: 'HYBRID', nav: 123_457n },
} as const;
export type ListScheme = keyof typeof listSchemes;

export interface ListSip {
  readonly monthly?: string;
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly ceasedOn?: string;
  readonly paused?: readonly [from: string, to: string];
  readonly rejectedOn?: string;
  readonly kind?: NewPlan['kind'];
}

export interface ListClient {
  readonly name: string;
  readonly pan?: string;
  readonly mobile?: string;
  readonly email?: string;
  readonly kyc?: string;
  readonly city?: string;
  readonly family?: string;
  readonly birthDate?: string;
  readonly folios?: readonly string[];
  /** Whole units bought on a day, in the first folio; negative when sold. */
  readonly bought?: readonly (readonly [scheme: ListScheme, units: number, day: string])[];
  readonly sips?: readonly ListSip[];
}

export async function seedListSchemes(tx: Tx): Promise<void> {
  for (const { code, name, assetClass } of Object.values(listSchemes)) {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       values ($1, $1, $2, 'REGULAR', 'GROWTH', 'CAMS', $1, $3, initcap($3) || ' Scheme', 'equity', 'OTHER', 3,
         'Index', 'A. Menon', '2015-04-01', '{}', '[]') on conflict (code) do nothing`,
      [code, name, assetClass],
    );
  }
  const days = ['2026-11-12', '2026-11-13'].map((day) => dayNumberOf(Temporal.PlainDate.from(day)));
  await bookOf(tx).writeNavs(
    Object.values(listSchemes).flatMap(({ code, name, nav }) =>
      days.map((day, at) => ({
        code,
        day,
        nav: navTenThousandths(nav - BigInt(days.length - 1 - at)),
        name,
        amc: 'Aranya',
        category: name,
        isin: null,
        isinReinvest: null,
      })),
    ),
  );
}

const nil = paise(0n);

const entryOf = (
  arn: string,
  folioNo: string,
  [scheme, units, day]: NonNullable<ListClient['bought']>[number],
  number: number,
): NewEntry => ({
  arn,
  folioNo,
  schemeCode: listSchemes[scheme].code,
  trxnNo: `T${number}`,
  kind: units < 0 ? 'redemption' : 'purchase',
  day: dayNumberOf(Temporal.PlainDate.from(day)),
  units: milliUnits(BigInt(units) * 1000n),
  nav: navTenThousandths(100_000n),
  amount: paise(BigInt(Math.abs(units)) * 1000n),
  duty: nil,
  load: nil,
  stt: nil,
  tax: nil,
  carried: null,
  reverses: null,
  planNo: null,
  euin: null,
  subArn: null,
});

const planOf = (arn: string, folioNo: string, sip: ListSip, number: number): NewPlan => ({
  arn,
  kind: sip.kind ?? 'SIP',
  regNo: `R${number}`,
  folioNo,
  schemeCode: listSchemes.equity.code,
  targetCode: null,
  amount: sip.monthly ?? '1000.00',
  frequency: 'monthly',
  registeredOn: '2024-01-01',
  startsOn: sip.startsOn ?? '2024-02-01',
  endsOn: sip.endsOn ?? '2034-02-01',
  ceasedOn: sip.ceasedOn ?? null,
  pausedFrom: sip.paused?.[0] ?? null,
  pausedTo: sip.paused?.[1] ?? null,
  rejectedOn: sip.rejectedOn ?? null,
  reason: null,
  umrn: null,
  instalments: 120,
  done: 0,
  bounced: 0,
  bouncedInRow: 0,
  lastDueOn: null,
  monthly: sip.monthly ?? '1000.00',
});

/** Clients with what they bought and save, through the book's own door: all figures follow. */
export async function seedListBook(db: Database, arn: string, clients: readonly ListClient[]): Promise<void> {
  await db.transaction('system', async (tx) => {
    await seedListSchemes(tx);
    const book = bookOf(tx);
    const entries: NewEntry[] = [];
    const plans: NewPlan[] = [];
    for (const [at, one] of clients.entries()) {
      const folios = one.folios ?? [`${arn.slice(-1)}${5_000_000 + at}`];
      await tx.query(
        `with client as (
           insert into investor (arn, client_key, pan, name, mobile, email, kyc, city, family, birth_date)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id
         ), opened as (
           insert into folio (arn, folio_no, investor_id, rta) select $1, folio, id, 'CAMS' from client, unnest($11::text[]) folio
         )
         insert into client_figure as c (arn, clients, live_clients, folios)
         values ($1, 1, 0, cardinality($11::text[]))
         on conflict (arn) do update set clients = c.clients + 1, folios = c.folios + excluded.folios`,
        [
          arn,
          one.pan ?? `key ${at}`,
          one.pan ?? null,
          one.name,
          one.mobile ?? null,
          one.email ?? null,
          one.kyc ?? 'VALIDATED',
          one.city ?? null,
          one.family ?? null,
          one.birthDate ?? null,
          folios,
        ],
      );
      const [folioNo = ''] = folios;
      for (const bought of one.bought ?? []) entries.push(entryOf(arn, folioNo, bought, entries.length));
      for (const sip of one.sips ?? []) plans.push(planOf(arn, folios.at(-1) ?? '', sip, plans.length));
    }
    await book.post(entries);
    await book.writePlans(plans);
    await book.refreshStaleAum();
  });
}
