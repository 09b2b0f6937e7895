import { type AssetClass, dayNumberOf, navTenThousandths } from '@hub/domain';
import type { Database } from '../../../db/database.ts';
import { bookOf } from '../../book/book.public.ts';

export const newest = Temporal.PlainDate.from('2026-11-13');

interface House {
  readonly code: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly plan?: 'DIRECT';
  readonly option?: 'IDCW';
  readonly risk?: number;
  /** The day of its first price; none at all when left out. */
  readonly since?: string;
  /** The price on a day, in ten-thousandths, by the days since its first. */
  readonly path?: (days: number) => number;
  /** No prices in between: from, to. */
  readonly gap?: readonly [string, string];
}

const wave = (from: number, rise: number) => (days: number) =>
  Math.round(from + rise * days + 40_000 * Math.sin(days / 17) + 9000 * Math.cos(days * 1.7));

const fund = (code: string, words: string, more: Partial<House> & Pick<House, 'assetClass'>): House => ({
  code,
  name: `Aranya ${words} Fund - ${more.plan === 'DIRECT' ? 'Direct' : 'Regular'} - ${more.option === 'IDCW' ? 'IDCW' : 'Growth'}`,
  category: `${words} Fund`,
  ...more,
});

/** A house with one of each sort that the list tells apart, and more than one page of it. */
export const house: readonly House[] = [
  fund('100001', 'Flexi Cap', {
    assetClass: 'EQUITY',
    since: '2020-01-01',
    path: wave(400_000, 130),
    risk: 6,
  }),
  fund('100002', 'Flexi Cap', {
    assetClass: 'EQUITY',
    option: 'IDCW',
    since: '2020-01-01',
    path: wave(300_000, 10),
  }),
  fund('100003', 'Flexi Cap', {
    assetClass: 'EQUITY',
    plan: 'DIRECT',
    since: '2020-01-01',
    path: wave(420_000, 140),
  }),
  fund('100004', 'Large & Mid Cap', { assetClass: 'EQUITY', since: '2021-06-01', path: wave(200_000, 60) }),
  fund('100005', 'Small Cap', { assetClass: 'EQUITY', since: '2023-11-13', path: wave(150_000, 90) }),
  fund('100006', 'Liquid', {
    assetClass: 'LIQUID',
    since: '2020-01-01',
    path: (days) => 10_000_000 + 1700 * days,
    risk: 1,
  }),
  fund('100007', 'Gilt', {
    assetClass: 'DEBT',
    since: '2020-01-01',
    path: (days) => 250_000 + 45 * days,
    risk: 3,
  }),
  // Young: three months of prices and nothing before.
  fund('100008', 'Value', { assetClass: 'EQUITY', since: '2026-08-13', path: wave(100_000, 20) }),
  // A hole around the day a year ago: no return may start from a price that is too old.
  fund('100009', 'Focused', {
    assetClass: 'EQUITY',
    since: '2020-01-01',
    path: wave(350_000, 80),
    gap: ['2025-10-01', '2025-11-20'],
  }),
  // Nil is a real price: that of a segregated portfolio.
  fund('100010', 'Segregated', { assetClass: 'DEBT', since: '2025-01-01', path: () => 0, risk: 5 }),
  fund('100011', 'Not Yet Launched', { assetClass: 'OTHER' }),
  fund('100012', 'Nifty 50 Index', { assetClass: 'OTHER', since: '2020-01-01', path: wave(180_000, 70) }),
  fund('100013', 'Balanced', { assetClass: 'HYBRID', since: '2020-01-01', path: wave(260_000, 66) }),
];

export interface SeededNav {
  readonly day: Temporal.PlainDate;
  readonly nav: bigint;
}

/** Every business day's price of a scheme, oldest first. */
export function pricesOf({ since, path, gap }: House): SeededNav[] {
  if (since === undefined || path === undefined) return [];
  const first = Temporal.PlainDate.from(since);
  const prices: SeededNav[] = [];
  for (let day = first; Temporal.PlainDate.compare(day, newest) <= 0; day = day.add({ days: 1 })) {
    const isInGap = gap !== undefined && day.toString() >= gap[0] && day.toString() <= gap[1];
    if (day.dayOfWeek > 5 || isInGap) continue;
    prices.push({ day, nav: BigInt(path(day.since(first).days)) });
  }
  return prices;
}

export async function seedNavs(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const scheme of house) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, asset_class, category, tax_class,
           cutoff, risk, benchmark, manager, launched_on, rules, loads)
         values ($1, $2, $3, $4, $5, 'CAMS', $6, $7, $8, $9, 'equity', 'OTHER', $10, 'NIFTY 500 TRI', 'A. Menon',
           '2015-04-01', $11, $12)`,
        [
          scheme.code,
          scheme.category,
          scheme.name,
          scheme.plan ?? 'REGULAR',
          scheme.option ?? 'GROWTH',
          `AR${scheme.code.slice(3)}G`,
          `INF000A0${scheme.code.slice(2)}`,
          scheme.assetClass,
          scheme.category,
          scheme.risk ?? 4,
          JSON.stringify({ fresh: { min: '5000' }, additional: null }),
          JSON.stringify([
            { from: '2000-01-01', slabs: [{ upToDays: 365, percent: '1' }] },
            { from: '2023-04-03', slabs: [{ upToDays: 90, percent: '0.5' }] },
          ]),
        ],
      );
    }
    await bookOf(tx).writeNavs(
      house.flatMap((scheme) =>
        pricesOf(scheme).map(({ day, nav }) => ({
          code: scheme.code,
          day: dayNumberOf(day),
          nav: navTenThousandths(nav),
          name: scheme.name,
          amc: 'Aranya Mutual Fund',
          category: scheme.category,
          isin: null,
          isinReinvest: null,
        })),
      ),
    );
  });
}
