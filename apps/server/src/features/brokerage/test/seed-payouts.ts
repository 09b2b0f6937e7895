import { type DayNumber, dayNumber, navTenThousandths, paise } from '@hub/domain';
import { rateCard } from '@hub/domain/brokerage/rate-card/rate-card';
import { perMillion } from '@hub/domain/money/per-million';
import type { Database } from '../../../db/database.ts';
import { bookOf, type NewEntry } from '../../book/book.public.ts';
import { bought, ensureTestFolios } from '../../book/test/small-book.ts';
import { accrueNight } from '../figures/accrue.ts';
import { refreshBrokerage } from '../figures/refresh-brokerage.service.ts';
import { writeRateCard } from '../rate-card/rate-card.repository.ts';

export const asha = { name: 'Asha Pillai', folioNo: '1/1' } as const;
export const vikram = { name: 'Vikram Shah', folioNo: '2/1' } as const;
/** Of another distributor. */
export const farah = { name: 'Farah Khan', folioNo: '9/1' } as const;

interface SeededLine {
  readonly arn: string;
  readonly month: string;
  readonly folioNo: string;
  readonly schemeCode: string;
  readonly amount: string;
  readonly kind?: 'trail' | 'incentive' | 'clawback';
  readonly rate?: string;
  readonly days?: number;
  readonly igst?: string;
  readonly hold?: string;
  readonly paidOn: string;
}

/** Lines as an import leaves them; what follows from them is made. */
export async function bringLines(db: Database, lines: readonly SeededLine[]): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [at, line] of lines.entries()) {
      await tx.query(
        `insert into brokerage_line (arn, month, key, import_id, counts, folio_no, scheme_code, kind, type_text,
                                     trxn_no, trade_on, processed_on, rate, days, amount, igst, cgst, sgst, hold_reason)
         values ($1, $2, $3, 1, true, $4, $5, $6, 'TF', $7, $2, $8, $9, $10, $11, $12, $13, $13, $14)`,
        [
          line.arn,
          `${line.month}-01`,
          `${line.month} ${at}`,
          line.folioNo,
          line.schemeCode,
          line.kind ?? 'trail',
          String(7000 + at),
          line.paidOn,
          line.rate ?? null,
          line.days ?? null,
          line.amount,
          line.igst ?? null,
          line.igst === undefined ? null : '0',
          line.hold ?? null,
        ],
      );
      await tx.query('insert into brokerage_stale (arn, month) values ($1, $2)', [
        line.arn,
        `${line.month}-01`,
      ]);
    }
  });
  await refreshBrokerage(db);
}

/** Two rates, of which E's changes: 0.70 % from April 2025, 0.80 % from April 2026 on. D has 0.30 %. */
const cardOf = (version: string, from: DayNumber, ofE: bigint, clawbackDays: number) => {
  const line = (number: number, scheme: string, rate: bigint) => ({
    line: number,
    scheme,
    category: scheme === 'E' ? 'Flexi Cap' : 'Corporate Bond',
    inflowFrom: dayNumber(2020, 1, 1),
    inflowTo: null,
    location: 'any' as const,
    slabFrom: paise(0n),
    slabTo: null,
    trail: [perMillion(rate), perMillion(rate), perMillion(rate), perMillion(rate)] as const,
    incentive: perMillion(0n),
    gstBasis: 'exclusive' as const,
    clawbackDays,
  });
  return rateCard(version, from, [line(1, 'E', ofE), line(2, 'D', 3000n)]);
};

const units = (count: number, arn: string, folioNo: string, schemeCode: string, day: DayNumber) =>
  bought(`${folioNo}${schemeCode}${day}`, count, {
    arn,
    folioNo,
    schemeCode,
    day,
    nav: navTenThousandths(100_0000n),
    amount: paise(BigInt(count) * 100_00n),
  });

/**
 * A crore of E with Asha since 1-May, a little with Vikram, every NAV 100. June and July came: June as expected with
 * Asha, July too little; what came for Vikram nobody expects.
 */
export async function seedPayouts(db: Database, arn: string, other: string): Promise<void> {
  await db.transaction('system', async (tx) => {
    await tx.query(
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
                           cutoff, risk, benchmark, manager, launched_on, rules, loads)
       select code, code, name, 'REGULAR', 'GROWTH', 'CAMS', code, 'INF' || code, class, 'Flexi Cap',
              'equity', 'OTHER', 3, 'Index', 'Nobody', '2020-01-01', '{}', '[]'
         from (values ('E', 'EQUITY', 'Aranya Flexi Cap Fund'), ('D', 'DEBT', 'Aranya Bond Fund'))
              as made (code, class, name)`,
    );
    await writeRateCard(tx, cardOf('RC-2025', dayNumber(2025, 4, 1), 7000n, 365), '1');
    await writeRateCard(tx, cardOf('RC-2026', dayNumber(2026, 4, 1), 8000n, 180), '2');
  });
  const first = dayNumber(2026, 5, 1);
  await db.transaction('system', (tx) =>
    bookOf(tx).writeNavs(
      ['E', 'D'].map((code) => ({
        code,
        day: first,
        nav: navTenThousandths(100_0000n),
        name: code,
        amc: 'Aranya',
        category: 'Flexi Cap',
        isin: null,
        isinReinvest: null,
      })),
    ),
  );
  const post = (entries: readonly NewEntry[]) =>
    db.transaction('system', async (tx) => {
      await ensureTestFolios(tx, entries);
      await bookOf(tx).post(entries);
    });
  await post([
    units(100_000, arn, asha.folioNo, 'E', first),
    units(365, arn, vikram.folioNo, 'D', dayNumber(2026, 9, 15)),
    units(1_000, arn, vikram.folioNo, 'E', dayNumber(2026, 11, 10)),
  ]);
  await post([units(10, other, farah.folioNo, 'E', first)]);
  await db.transaction('system', async (tx) => {
    for (const [{ name, folioNo }, kyc] of [
      [asha, 'VALIDATED'],
      [vikram, 'ON_HOLD'],
      [farah, 'VALIDATED'],
    ] as const) {
      await tx.query(
        'update investor set name = $1, kyc = $2 where id = (select investor_id from folio where folio_no = $3)',
        [name, kyc, folioNo],
      );
    }
    for (const one of [arn, other]) {
      await tx.query('insert into distributor_profile (arn) values ($1) on conflict do nothing', [one]);
    }
    await tx.query("update distributor_profile set gstin = '29ABCPE0001F1ZK' where arn = $1", [arn]);
    await tx.query("update distributor set address = '12 M. G. Road, Bengaluru' where arn = $1", [arn]);
  });
  await accrueNight(db, Temporal.PlainDate.from('2026-11-15'));
  const june = { arn, month: '2026-06', paidOn: '2026-07-05' } as const;
  const july = { arn, month: '2026-07', paidOn: '2026-08-05' } as const;
  await bringLines(db, [
    { ...june, folioNo: asha.folioNo, schemeCode: 'E', amount: '6575.34', rate: '0.8', days: 30 },
    { ...june, folioNo: vikram.folioNo, schemeCode: 'D', amount: '15000.00', igst: '2700.00' },
    { ...june, folioNo: vikram.folioNo, schemeCode: 'D', amount: '500.00', hold: 'KYC on hold' },
    { ...july, folioNo: asha.folioNo, schemeCode: 'E', amount: '6000.00' },
    { ...july, folioNo: vikram.folioNo, schemeCode: 'D', amount: '-300.00', kind: 'clawback' },
    { ...july, arn: other, folioNo: farah.folioNo, schemeCode: 'E', amount: '77.00' },
  ]);
}
