import { navTenThousandths, paise } from '@hub/domain';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';
import type { Database } from '../../../db/database.ts';
import { bookOf, type NewEntry } from '../../book/book.public.ts';
import { dayNo, entry, post, writeHolder } from '../../investor/test/held-book.ts';

/*
 * The handbook's own examples (§3.5 A and B) as a book: folio A holds and sells equity that was bought before 2018,
 * folio B debt of before and after April 2023. The test clock stands on Sunday 15-Nov-2026.
 */

export const codes = { equity: '900301', debt: '900302', merged: '900303', unpriced: '900304' } as const;

const load = [{ from: '2000-01-01', slabs: [{ upToDays: 365, percent: '1' }] }];
const schemes: readonly (readonly [string, string, TaxClass, object])[] = [
  [codes.equity, 'Aranya Flexi Cap Fund - Regular - Growth', 'equity', load],
  [codes.debt, 'Aranya Corporate Bond Fund - Regular - Growth', 'debt', []],
  [codes.merged, 'Aranya Focused Fund - Regular - Growth', 'equity', []],
  [codes.unpriced, 'Aranya New Fund - Regular - Growth', 'equity', []],
];

const navs: readonly (readonly [string, string, bigint])[] = [
  [codes.equity, '2018-01-31', 34_0000n],
  [codes.merged, '2018-01-31', 15_0000n],
  [codes.equity, '2026-03-31', 71_0000n],
  [codes.equity, '2026-11-13', 80_0000n],
  [codes.debt, '2026-03-31', 31_0000n],
  [codes.debt, '2026-11-13', 32_0000n],
];

export async function writeSchemes(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [code, name, taxClass, loads] of schemes) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
           cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, $2, 'REGULAR', 'GROWTH', 'CAMS', 'R' || $1, 'INF' || $1 || '012', 'EQUITY', 'Fund', $3,
           'OTHER', 4, 'Index', 'A. Menon', '2010-04-01', '{}', $4::jsonb)`,
        [code, name, taxClass, JSON.stringify(loads)],
      );
    }
    await bookOf(tx).writeNavs(
      navs.map(([code, iso, nav]) => ({
        code,
        day: dayNo(iso),
        nav: navTenThousandths(nav),
        name: code,
        amc: 'Aranya',
        category: '',
        isin: null,
        isinReinvest: null,
      })),
    );
  });
}

const duty = (one: NewEntry, amount: bigint): NewEntry => ({ ...one, duty: paise(amount) });

/** Example A in folio A, example B in folio B. */
export const handbookEntries = (arn: string): NewEntry[] => {
  const [a, b] = [
    [arn, 'A1/01', codes.equity],
    [arn, 'B2/02', codes.debt],
  ] as const;
  return [
    entry(a, '1', 'purchase', '2017-01-10', { units: '1000', amount: '20000', nav: '20' }),
    duty(entry(a, '2', 'purchase', '2025-06-05', { units: '500', amount: '30001.50', nav: '60' }), 150n),
    entry(a, '3', 'redemption', '2026-03-10', { units: '1200', amount: '83860', nav: '70', stt: '0.84' }),
    entry(b, '11', 'purchase', '2022-05-15', { units: '1000', amount: '25000', nav: '25' }),
    entry(b, '12', 'purchase', '2023-05-15', { units: '1000', amount: '25000', nav: '25' }),
    entry(b, '13', 'redemption', '2025-08-20', { units: '2000', amount: '60000', nav: '30', tax: '100' }),
  ];
};

/** The client of the examples; its id. */
export async function writeHandbookClient(db: Database, arn: string, family = 'Iyer'): Promise<string> {
  const id = await db.transaction('system', (tx) =>
    writeHolder(tx, { arn, name: 'Lakshmi Iyer', pan: 'ABCPI1234K', family, folios: ['A1/01', 'B2/02'] }),
  );
  await post(db, handbookEntries(arn));
  return id;
}
