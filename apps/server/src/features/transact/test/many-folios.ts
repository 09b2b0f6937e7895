import { type DayNumber, dayNumberOf, milliUnits, navTenThousandths, paise } from '@hub/domain';
import type { Database } from '../../../db/database.ts';
import { bookOf } from '../../book/book.public.ts';
import { ensureFolios } from '../../book/test/book-checks.ts';

/*
 * Distributors, each with as many clients as asked for. They can be reached by SMS and mail, their folios are free to
 * buy and hold ten thousand units that are free to leave. Nothing in it is a fixed day: the prices are of yesterday.
 */
export const schemeCodes = Array.from({ length: 20 }, (_, n) => String(900_101 + n));
export const account = 'HDFC0000001-4321';

const banks = [
  { account: '50100012344321', type: 'SB', ifsc: 'HDFC0000001', bank: 'HDFC Bank', isDefault: true },
];

export const arnOf = (distributor: number): string => `ARN-${200_001 + distributor}`;
export const euinOf = (distributor: number): string => `E${200_001 + distributor}`;
/** The n-th client's, from 0. */
export const folioOf = (distributor: number, n: number): string =>
  `${200_001 + distributor}${String(n + 1).padStart(4, '0')}/1`;
export const mobileOf = (distributor: number, n: number): string =>
  `9${String(distributor + 1).padStart(3, '0')}${String(n + 1).padStart(6, '0')}`;
/** What all of a distributor's folios hold. */
export const heldScheme = (distributor: number): string =>
  schemeCodes[distributor % schemeCodes.length] as string;

interface Counts {
  readonly distributors: number;
  readonly foliosEach: number;
}

export async function makeManyFolios(
  db: Database,
  today: Temporal.PlainDate,
  { distributors, foliosEach }: Counts,
): Promise<void> {
  const priced = (dayNumberOf(today) - 1) as DayNumber;
  const bought = (dayNumberOf(today) - 800) as DayNumber;
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
         benchmark, manager, launched_on, rules, loads)
       select code, code, 'Aranya Fund ' || code, 'REGULAR', 'GROWTH', 'CAMS', 'A' || code, 'EQUITY', 'Flexi Cap', 'equity',
              'OTHER', 3, 'Index', 'Nobody', '2020-01-01', '{}', '[]' from unnest($1::text[]) code`,
      [schemeCodes],
    );
    await bookOf(tx).writeNavs(
      schemeCodes.map((code, n) => ({
        code,
        day: priced,
        nav: navTenThousandths(BigInt(200_000 + n * 1234)),
        name: code,
        amc: 'Aranya',
        category: 'Flexi Cap',
        isin: null,
        isinReinvest: null,
      })),
    );
    const arns = Array.from({ length: distributors }, (_, n) => arnOf(n));
    await tx.query(
      `insert into distributor (arn, name, user_type, mobile, email)
       select arn, 'Distributor ' || arn, 'IFA_USER', '9800' || substr(arn, 5), arn || '@example.in'
         from unnest($1::text[]) arn`,
      [arns],
    );
    await tx.query(
      `insert into euin (arn, euin, name, valid_from, valid_to)
       select arn, euin, arn, $3::date - 1000, $3::date + 1000 from unnest($1::text[], $2::text[]) as e (arn, euin)`,
      [arns, arns.map((_, n) => euinOf(n)), today.toString()],
    );
    const clients = arns.flatMap((arn, distributor) =>
      Array.from({ length: foliosEach }, (_, n) => ({
        arn,
        distributor,
        n,
        folioNo: folioOf(distributor, n),
      })),
    );
    await ensureFolios(
      tx,
      clients.map(({ arn, folioNo, n }) => ({
        arn,
        folioNo,
        rta: 'CAMS' as const,
        clientKey: folioNo,
        pan: `ABCPA${String(n + 1).padStart(4, '0')}A`,
        name: `Investor ${folioNo}`,
        taxStatus: '01',
        openedOn: '2020-01-01',
      })),
    );
    await tx.query(
      `update investor i set mobile = given.mobile, email = given.mobile || '@example.com', kyc = 'VALIDATED',
              birth_date = '1980-01-01', country = 'IN'
         from unnest($1::text[], $2::text[], $3::text[]) as given (arn, client_key, mobile)
        where i.arn = given.arn and i.client_key = given.client_key`,
      [
        clients.map(({ arn }) => arn),
        clients.map(({ folioNo }) => folioNo),
        clients.map(({ distributor, n }) => mobileOf(distributor, n)),
      ],
    );
    await tx.query("update folio set holding = 'SI', banks = $1::jsonb", [JSON.stringify(banks)]);
    await bookOf(tx).post(
      clients.map(({ arn, distributor, folioNo }) => ({
        arn,
        folioNo,
        schemeCode: heldScheme(distributor),
        trxnNo: `T${folioNo}`,
        kind: 'purchase' as const,
        day: bought,
        units: milliUnits(10_000_000n),
        nav: navTenThousandths(150_000n),
        amount: paise(15_000_000n),
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
    await bookOf(tx).refreshStaleAum();
  });
}
