import { dayNumberOf, navOf, paise, unitsOf } from '@hub/domain';
import type { Database } from '../../../db/database.ts';
import { bookOf } from '../../book/book.public.ts';

/*
 * A book small enough to work out on paper. The test clock stands on Sunday 15-Nov-2026, noon in India; NAVs are known
 * up to Friday the 13th.
 */
export const codes = { flexi: '900301', debt: '900302', elss: '900303', liquid: '900304' } as const;

const schemes = [
  [codes.flexi, 'Flexi Cap', 'EQUITY', 'equity', 'OTHER', 0, '40.0000'],
  [codes.debt, 'Short Term', 'DEBT', 'debt', 'OTHER', 0, '20.0000'],
  [codes.elss, 'Tax Saver', 'EQUITY', 'equity', 'OTHER', 36, '50.0000'],
  [codes.liquid, 'Liquid', 'LIQUID', 'debt', 'LIQUID', 0, '1000.0000'],
] as const;

export const euin = 'E123456';
export const account = 'HDFC0000001-4321';
export const folios = { asha: '1001/1', bela: '2001/1', joint: '3001/1', theirs: '9001/1' } as const;

const banks = JSON.stringify([
  { account: '50100012344321', type: 'SB', ifsc: 'HDFC0000001', bank: 'HDFC Bank', isDefault: true },
  { account: '99999', type: 'SB', ifsc: 'ICIC0000002', bank: 'ICICI Bank' },
]);

const people = [
  ['ARN-100001', folios.asha, 'Asha Menon', 'SI', '9811111111', 'asha@example.com', 'ABCPA1234A'],
  ['ARN-100001', folios.bela, 'Bela Shah', 'SI', '9822222222', null, 'ABCPB1234B'],
  ['ARN-100001', folios.joint, 'Charu Rao', 'JO', '9833333333', null, 'ABCPC1234C'],
  ['ARN-100002', folios.theirs, 'Divya Iyer', 'SI', '9844444444', null, 'ABCPD1234D'],
] as const;

export const day = (iso: string) => dayNumberOf(Temporal.PlainDate.from(iso));

export async function writeNav(db: Database, code: string, on: string, nav: string): Promise<void> {
  await db.transaction('system', (tx) =>
    bookOf(tx).writeNavs([
      {
        code,
        day: day(on),
        nav: navOf(nav),
        name: code,
        amc: 'Test',
        category: 'Flexi Cap',
        isin: null,
        isinReinvest: null,
      },
    ]),
  );
}

/** Schemes with their NAVs, four folios, and in Asha's a thousand units of two schemes, bought two years ago. */
export async function seedOrderBook(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [code, name, assetClass, taxClass, cutoff, lockIn] of schemes) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                             cutoff, lock_in_months, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $1, 'Aranya ' || $2 || ' Fund', 'REGULAR', 'GROWTH', 'CAMS', 'A' || $1, 'INF' || $1, $3, $2, $4, $5,
                 $6, 3, 'Index', 'Nobody', '2015-01-01', '{}', '[]')`,
        [code, name, assetClass, taxClass, cutoff, lockIn],
      );
    }
    await tx.query(
      `insert into euin (arn, euin, name, valid_from, valid_to)
       values ('ARN-100001', $1, 'Meera Nair', '2025-01-01', '2027-12-31')`,
      [euin],
    );
    for (const [arn, folioNo, name, holding, mobile, email, pan] of people) {
      await tx.query(
        `with person as (
           insert into investor (arn, client_key, pan, name, mobile, email, kyc, birth_date, tax_status, country)
           values ($1, $7, $7, $3, $5, $6, 'VALIDATED', '1980-01-01', '01', 'IN') returning id
         )
         insert into folio (arn, folio_no, investor_id, holding, banks, tax_status, rta, opened_on)
         select $1, $2, id, $4, $8, '01', 'CAMS', '2020-01-01' from person`,
        [arn, folioNo, name, holding, mobile, email, pan, banks],
      );
    }
    await bookOf(tx).post(
      [
        [codes.flexi, '30.0000', '2024-11-14'],
        [codes.elss, '40.0000', '2024-11-14'],
      ].map(([schemeCode = '', nav = '', on = ''], index) => ({
        arn: 'ARN-100001',
        folioNo: folios.asha,
        schemeCode,
        trxnNo: `T${index}`,
        kind: 'purchase' as const,
        day: day(on),
        units: unitsOf('1000.000'),
        nav: navOf(nav),
        amount: paise(BigInt(nav.slice(0, 2)) * 100_000n),
        duty: paise(0n),
        load: paise(0n),
        stt: paise(0n),
        tax: paise(0n),
        carried: null,
        reverses: null,
        planNo: null,
        euin: null,
        subArn: null,
      })),
    );
  });
  for (const [code, , , , , , nav] of schemes) await writeNav(db, code, '2026-11-13', nav);
}
