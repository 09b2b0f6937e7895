import { dayNumberOf, milliUnits, navTenThousandths, paise } from '@hub/domain';
import { type EntryKind, entryKinds, unitsSign } from '@hub/domain/holdings/ledger/entry-kinds';
import type { Database, Tx } from '../../../db/database.ts';
import { bookOf, type NewEntry } from '../../book/book.public.ts';

/*
 * A book made by hand, posted like any other, whose figures can be worked out on paper. Newest NAVs are of Friday
 * 13-Nov-2026; the test clock stands on Sunday 15-Nov.
 */

export const codes = {
  flexi: '900201',
  elss: '900202',
  /** Its newest NAV is a day older than the book's. */
  debt: '900203',
  /** Never had a price. */
  unpriced: '900204',
  /** Nobody holds it. */
  unheld: '900205',
} as const;

const schemes = [
  [codes.flexi, 'Aranya Flexi Cap Fund - Regular - Growth', 'EQUITY', 'Flexi Cap Fund', 'GROWTH', 0],
  [codes.elss, 'Aranya ELSS Tax Saver - Regular - Growth', 'EQUITY', 'ELSS', 'GROWTH', 36],
  [codes.debt, 'Aranya Short Term Fund - Regular - IDCW', 'DEBT', 'Short Duration Fund', 'IDCW', 0],
  [codes.unpriced, 'Aranya New Fund - Regular - Growth', 'HYBRID', 'Multi Asset', 'GROWTH', 0],
  [codes.unheld, 'Aranya Gilt Fund - Regular - Growth', 'DEBT', 'Gilt Fund', 'GROWTH', 0],
] as const;

const navs = [
  [codes.flexi, '2026-11-12', '62.5000'],
  [codes.flexi, '2026-11-13', '62.8100'],
  [codes.elss, '2026-11-12', '40.1000'],
  [codes.elss, '2026-11-13', '40.0000'],
  [codes.debt, '2026-11-11', '21.1900'],
  [codes.debt, '2026-11-12', '21.2000'],
  [codes.unheld, '2026-11-13', '10.0000'],
] as const;

const scaled = (text: string, places: number): bigint => {
  const [whole = '', part = ''] = text.split('.');
  return BigInt(whole + part.padEnd(places, '0'));
};
export const dayNo = (iso: string) => dayNumberOf(Temporal.PlainDate.from(iso));

interface Figures {
  readonly units?: string;
  readonly amount?: string;
  readonly nav?: string;
  readonly reverses?: string;
  readonly planNo?: string;
  readonly tax?: string;
  readonly stt?: string;
  readonly euin?: string;
}

/** A line of the ledger; units without a sign, which the kind knows. A reversal says it, as it says what it undoes. */
export function entry(
  [arn, folioNo, schemeCode]: readonly [arn: string, folioNo: string, schemeCode: string],
  trxnNo: string,
  kind: EntryKind,
  iso: string,
  { units = '0', amount = '0', nav = '10', tax = '0', stt = '0', ...rest }: Figures,
): NewEntry {
  const size = scaled(units.replace('-', ''), 3);
  const sign = kind === 'reversal' ? (units.startsWith('-') ? -1n : 1n) : BigInt(unitsSign(kind));
  return {
    arn,
    folioNo,
    schemeCode,
    trxnNo,
    kind,
    day: dayNo(iso),
    units: milliUnits(size * sign),
    nav: navTenThousandths(scaled(nav, 4)),
    amount: paise(scaled(amount, 2)),
    duty: paise(0n),
    load: paise(0n),
    stt: paise(scaled(stt, 2)),
    tax: paise(scaled(tax, 2)),
    carried: entryKinds[kind].isCarried ? { acquiredOn: dayNo(iso), cost: paise(scaled(amount, 2)) } : null,
    reverses: rest.reverses ?? null,
    planNo: rest.planNo ?? null,
    euin: rest.euin ?? null,
    subArn: null,
  };
}

export interface TestHolder {
  readonly arn: string;
  readonly name: string;
  readonly pan?: string;
  readonly family?: string;
  readonly folios: readonly string[];
  readonly kyc?: string;
  readonly taxStatus?: string;
  readonly minor?: { readonly name: string; readonly birthDate: string };
}

/** The client with its folios; its id. */
export async function writeHolder(tx: Tx, one: TestHolder): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into investor (arn, client_key, pan, name, mobile, email, kyc, family, city, birth_date)
     values ($1, $2, $3, $4, '9876543210', 'client@example.in', $5, $6, 'Kochi', '1980-05-17') returning id`,
    [one.arn, one.pan ?? one.name, one.pan ?? null, one.name, one.kyc ?? 'VALIDATED', one.family ?? null],
  );
  const id = row?.id ?? '';
  for (const folioNo of one.folios) {
    await tx.query(
      `insert into folio (arn, folio_no, investor_id, tax_status, minor, rta, banks, nominees, opened_on)
       values ($1, $2, $3, $4, $5, 'CAMS', $6, $7, '2024-01-01')`,
      [
        one.arn,
        folioNo,
        id,
        one.taxStatus ?? '01',
        one.minor ?? null,
        JSON.stringify([{ account: '50100000000042', type: 'SB', ifsc: 'HDFC0001660', bank: 'HDFC Bank' }]),
        JSON.stringify([{ name: 'Ravi Pillai', relation: 'Spouse', share: 100 }]),
      ],
    );
  }
  return id;
}

export async function writeHouse(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [code, name, assetClass, category, option, months] of schemes) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
           benchmark, manager, launched_on, lock_in_months, rules, loads)
         values ($1, $1, $2, 'REGULAR', $3, 'CAMS', 'R' || $1, $4, $5, 'equity', 'OTHER', 4, 'Index', 'A. Menon',
           '2015-04-01', $6, '{}', '[]')`,
        [code, name, option, assetClass, category, months],
      );
    }
    await bookOf(tx).writeNavs(
      navs.map(([code, iso, nav]) => ({
        code,
        day: dayNo(iso),
        nav: navTenThousandths(scaled(nav, 4)),
        name: code,
        amc: 'Aranya',
        category: '',
        isin: null,
        isinReinvest: null,
      })),
    );
  });
}

export const post = (db: Database, entries: readonly NewEntry[]): Promise<void> =>
  db.transaction('system', async (tx) => {
    await bookOf(tx).post(entries);
    await bookOf(tx).refreshStaleAum();
  });
