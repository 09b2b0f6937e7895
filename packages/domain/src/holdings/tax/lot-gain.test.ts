import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import { realisedLotsOf } from '../../../test/reference/realised-lots-of.ts';
import { orSkipped, sharedData } from '../../../test/shared-data.ts';
import { type DayNumber, dateOfDayNumber, dayNumberOf } from '../../calendar/day-number.ts';
import { type Paise, paise } from '../../money/scaled.ts';
import { valueAt } from '../../money/unit-value.ts';
import { type LedgerEntry, ledgerEntry } from '../ledger/ledger-entry.ts';
import { carryLots } from '../lots/carry-lots.ts';
import { packPosition, unpackPosition } from '../lots/pack-position.ts';
import { positionOf } from '../lots/position-of.ts';
import type { LotPart } from '../lots/take-lots.ts';
import type { RealisedLot } from '../sales/realised-lots.ts';
import { holdingTerm } from './holding-term.ts';
import { lotGain } from './lot-gain.ts';
import type { TaxClass } from './tax-class.ts';

const termOf = (taxClass: TaxClass, bought: string, sold: string, isListed = false) => {
  const { term, rate } = holdingTerm({ taxClass, isListed, acquiredOn: dayNo(bought), soldOn: dayNo(sold) });
  return `${term} ${rate.kind !== 'flat' ? rate.kind : `${rate.basisPoints}${rate.isIndexed ? ' indexed' : ''}`}`;
};

describe('the holding term', () => {
  it('of equity is long strictly after twelve months, at the rate of the day of sale', () => {
    expect(termOf('equity', '2025-03-10', '2026-03-10')).toBe('short 2000');
    expect(termOf('equity', '2025-03-10', '2026-03-11')).toBe('long 1250');
    expect(termOf('equity', '2023-07-21', '2024-07-22')).toBe('long 1000');
    expect(termOf('equity', '2023-07-22', '2024-07-22')).toBe('short 1500');
    expect(termOf('equity', '2023-07-22', '2024-07-23')).toBe('long 1250');
    expect(termOf('equity', '2024-02-29', '2025-02-28')).toBe('short 2000');
    expect(termOf('equity', '2024-02-29', '2025-03-01')).toBe('long 1250');
  });

  it('of debt bought from 1-Apr-2023 on is always short', () => {
    expect(termOf('debt', '2023-04-01', '2040-01-01')).toBe('short slab');
    expect(termOf('debt', '2023-04-01', '2024-01-01')).toBe('short slab');
  });

  it('of debt bought before is long after 36 months, indexed, and since 23-Jul-2024 after 24', () => {
    expect(termOf('debt', '2020-07-01', '2023-07-01')).toBe('short slab');
    expect(termOf('debt', '2020-07-01', '2023-07-02')).toBe('long 2000 indexed');
    expect(termOf('debt', '2022-07-22', '2024-07-22')).toBe('short slab');
    expect(termOf('debt', '2022-07-22', '2024-07-23')).toBe('long 1250');
  });

  it('of gold and overseas funds bought from 1-Apr-2023 on is short only if sold before 1-Apr-2025', () => {
    expect(termOf('gold-overseas', '2023-04-01', '2025-03-31')).toBe('short slab');
    expect(termOf('gold-overseas', '2023-04-01', '2025-04-02')).toBe('long 1250');
    expect(termOf('gold-overseas', '2024-04-02', '2026-04-02')).toBe('short slab');
  });

  it('of hybrids and others is 36 months, then 24, and 12 where listed', () => {
    expect(termOf('hybrid', '2021-01-01', '2024-01-01')).toBe('short slab');
    expect(termOf('hybrid', '2021-01-01', '2024-01-02')).toBe('long 2000 indexed');
    expect(termOf('hybrid', '2024-01-01', '2026-01-02')).toBe('long 1250');
    expect(termOf('gold-overseas', '2025-01-01', '2026-01-02', true)).toBe('long 1250');
    expect(termOf('gold-overseas', '2025-01-01', '2026-01-02')).toBe('short slab');
  });
});

describe('a long-term gain of equity', () => {
  it('sold before 1-Apr-2018 is exempt, and its cost is not raised to a value of later', () => {
    expect(termOf('equity', '2016-03-30', '2018-03-31')).toBe('long exempt');
    expect(termOf('equity', '2016-03-30', '2018-04-01')).toBe('long 1000');
    expect(termOf('equity', '2017-05-10', '2018-03-31')).toBe('short 1500');
    expect(termOf('debt', '2014-03-30', '2018-03-31')).toBe('long 2000 indexed');
  });

  // The law told by calendar dates, as the Acts of 2004, 2018 and 2024 have it.
  it('has the rate and the cost of the day of sale, whatever the days and amounts', () => {
    const day = (from: string, to: string) =>
      fc.integer({ min: dayNo(from), max: dayNo(to) }).map((number) => dateOfDayNumber(number as DayNumber));
    const amount = fc.bigInt(1n, 10_000_00n).map(paise);
    fc.assert(
      fc.property(
        day('2014-01-01', '2018-03-10'),
        day('2018-01-20', '2018-04-12'),
        amount,
        amount,
        (bought, sold, cost, proceeds) => {
          fc.pre(Temporal.PlainDate.compare(bought, sold) < 0);
          const found = lotGain({
            taxClass: 'equity',
            acquiredOn: dayNumberOf(bought),
            soldOn: dayNumberOf(sold),
            units: units('100'),
            cost,
            proceeds,
            grandfatherNav: nav('34'),
          });
          const isLong = Temporal.PlainDate.compare(bought.add({ years: 1 }), sold) < 0;
          const isTaxed = sold.year > 2018 || sold.month >= 4;
          const isHeld = bought.toString() <= '2018-01-31';
          const worth = isLong && isTaxed && isHeld ? 3_400_00n : 0n;
          const floor = worth < proceeds ? worth : proceeds;
          expect(found.term).toBe(isLong ? 'long' : 'short');
          expect(found.rate.kind).toBe(isLong && !isTaxed ? 'exempt' : 'flat');
          expect(found.grandfathering === null).toBe(worth === 0n);
          expect(found.gain).toBe(proceeds - (floor > cost ? floor : cost));
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a grandfathered cost', () => {
  const gainOf = (bought: string, cost: string, proceeds: string, fmv: string | null = '34') =>
    lotGain({
      taxClass: 'equity',
      acquiredOn: dayNo(bought),
      soldOn: dayNo('2026-03-10'),
      units: units('1000'),
      cost: rupees(cost),
      proceeds: rupees(proceeds),
      grandfatherNav: fmv === null ? null : nav(fmv),
    });

  it('lies between what was paid and what was fetched', () => {
    expect(gainOf('2018-01-31', '20000', '70000')).toMatchObject({
      cost: rupees('34000'),
      gain: rupees('36000'),
    });
    expect(gainOf('2018-01-31', '20000', '30000')).toMatchObject({ cost: rupees('30000'), gain: 0n });
    expect(gainOf('2018-01-31', '40000', '70000')).toMatchObject({
      cost: rupees('40000'),
      isGrandfathered: false,
    });
    expect(gainOf('2018-01-31', '40000', '30000')).toMatchObject({ gain: rupees('-10000') });
  });

  it('is not for units bought on 1-Feb-2018 or later, nor where the NAV is not known', () => {
    expect(gainOf('2018-02-01', '20000', '70000').gain).toBe(rupees('50000'));
    expect(gainOf('2017-02-01', '20000', '70000', null).gain).toBe(rupees('50000'));
  });
});

describe('a lot of a scheme that was merged away', () => {
  // 1,000 units bought at 20 in 2017 (worth 34 on 31-Jan-2018) become 500 of another scheme, then 250 of a third.
  const first = [entry('1', 'purchase', '2017-01-10', { units: units('1000'), amount: rupees('20000') })];
  const carriedTo = (ledger: LedgerEntry[], into: string, day: string, fromScheme: string) => {
    const out = entry('9', 'merger-out', day, {
      units: positionOf(ledger).position.units,
      amount: rupees('1'),
    });
    const parts: LotPart[] = [];
    positionOf([...ledger, out], { onPart: (_, part) => parts.push(part) });
    return carryLots(parts, {
      kind: 'merger-in',
      ref: 'M',
      day: dayNo(day),
      units: units(into),
      nav: nav('100'),
      fromScheme,
    });
  };
  const second = carriedTo(first, '500', '2019-05-06', 'OLD');
  const third = carriedTo(second, '250', '2021-05-06', 'MIDDLE');
  const sale = entry('5', 'redemption', '2026-03-10', { units: units('100'), amount: rupees('28000') });
  const sold = (ledger: LedgerEntry[]) => realisedLotsOf([...ledger, sale])[0] as RealisedLot;

  it('keeps the scheme it was bought in and its units of it, through one merger after the other', () => {
    expect(sold(second).origin).toEqual({ scheme: 'OLD', units: units('200') });
    expect(sold(third).origin).toEqual({ scheme: 'OLD', units: units('400') });
    const packed = unpackPosition(JSON.parse(JSON.stringify(packPosition(positionOf(third).position))));
    expect(packed).toEqual(positionOf(third).position);
  });

  it('is grandfathered by the NAV of that scheme, times its units of it', () => {
    // 400 of the old units at 34 are 13,600, more than the 8,000 paid.
    expect(lotGain({ ...sold(third), taxClass: 'equity', grandfatherNav: nav('34') })).toMatchObject({
      cost: rupees('13600'),
      gain: rupees('14400'),
      isGrandfathered: true,
    });
  });

  it('is not grandfathered by the NAV of the scheme it came to, where nobody knows its origin', () => {
    const unknown = { ...sold(third), origin: null };
    expect(lotGain({ ...unknown, taxClass: 'equity', grandfatherNav: nav('34') })).toMatchObject({
      cost: rupees('8000'),
      isGrandfathered: false,
    });
  });

  it('has all of its old units, however it is sold', () => {
    const sales = ['33.333', '0.001', '16.667', '199.999'].map((part, index) =>
      entry(String(20 + index), 'redemption', '2026-03-10', { units: units(part), amount: rupees('100') }),
    );
    const all = realisedLotsOf([...third, ...sales]);
    expect(all.reduce((total, { origin }) => total + (origin?.units ?? 0n), 0n)).toBe(units('1000'));
  });
});

describe('realised lots', () => {
  it('leave out what was carried elsewhere', () => {
    const ledger = [
      entry('1', 'purchase', '2024-01-01', { units: units('10'), amount: rupees('100') }),
      entry('2', 'merger-out', '2025-01-01', { units: units('4'), amount: rupees('60') }),
      entry('3', 'stp-out', '2025-02-01', { units: units('6'), amount: rupees('90'), stt: rupees('0.01') }),
    ];
    expect(realisedLotsOf(ledger)).toEqual([
      {
        soldBy: '3',
        saleKind: 'stp-out',
        soldOn: dayNo('2025-02-01'),
        saleNav: 0n,
        boughtBy: '1',
        lotKind: 'purchase',
        acquiredOn: dayNo('2024-01-01'),
        purchaseNav: 0n,
        allotted: units('10'),
        units: units('6'),
        origin: null,
        cost: rupees('60'),
        hasCost: true,
        duty: 0n,
        proceeds: rupees('90'),
        stt: rupees('0.01'),
        tds: 0n,
        load: 0n,
      },
    ]);
  });
});

interface Vector {
  readonly id: string;
  readonly tax_type: 'EQUITY' | 'DEBT';
  readonly transactions: readonly {
    readonly date: string;
    readonly amount: string;
    readonly units: string | null;
    readonly nav: string | null;
    readonly type: 'PURCHASE' | 'REDEMPTION' | 'STT_TAX' | 'STAMP_DUTY_TAX';
  }[];
  readonly expected: {
    readonly lots: readonly {
      readonly units: string;
      readonly purchase_date: string;
      readonly sale_date: string;
      readonly gain_type: 'LTCG' | 'STCG';
      readonly gain: string;
      readonly ltcg_taxable?: string;
      readonly fmv_nav_31jan2018: string | null;
    }[];
    readonly closing_units: string;
  };
}

const text = sharedData('capital-gains/fifo_gains.json');
const vectors: readonly Vector[] = text === null ? [] : JSON.parse(text).vectors;

/** Cost as the vectors count it: units at NAV, and the stamp duty of the row that follows. */
function ledgerOf({ transactions }: Vector): LedgerEntry[] {
  return transactions.flatMap((row, index) => {
    if (row.units === null || row.nav === null) return [];
    const kind = row.type === 'PURCHASE' ? 'purchase' : 'redemption';
    const count = units(row.units.replace('-', ''));
    const price = nav(row.nav);
    const next = transactions[index + 1];
    const duty = next?.type === 'STAMP_DUTY_TAX' ? rupees(next.amount) : paise(0n);
    const amount = paise(valueAt(count, price) + duty);
    return [
      ledgerEntry({ ref: String(index), kind, day: dayNo(row.date), units: count, nav: price, amount, duty }),
    ];
  });
}

const near = (one: Paise, other: Paise, slack: bigint) => one - other <= slack && other - one <= slack;

describe.skipIf(text === null)(orSkipped('FIFO on real NAVs', text), () => {
  it.each(vectors)('matches the lots of $id', (vector) => {
    const ledger = ledgerOf(vector);
    const expected = vector.expected.lots;
    const realised = realisedLotsOf(ledger);
    expect(realised.map((lot) => [lot.acquiredOn, lot.soldOn, lot.units])).toEqual(
      expected.map((lot) => [dayNo(lot.purchase_date), dayNo(lot.sale_date), units(lot.units)]),
    );
    expect(positionOf(ledger).position.units).toBe(units(vector.expected.closing_units));
    realised.forEach((lot, index) => {
      const peer = expected[index];
      if (peer === undefined) throw new Error('The lists have one length');
      const grandfatherNav = peer.fmv_nav_31jan2018 === null ? null : nav(peer.fmv_nav_31jan2018);
      const gain = lotGain({
        ...lot,
        taxClass: vector.tax_type === 'EQUITY' ? 'equity' : 'debt',
        grandfatherNav,
      });
      // The peer rounds units at NAV for each part, we share out what the whole lot cost.
      expect(near(paise(lot.proceeds - lot.cost), rupees(peer.gain), 2n), `${peer.gain}`).toBe(true);
      expect(gain.term).toBe(peer.gain_type === 'LTCG' ? 'long' : 'short');
      const taxable = peer.ltcg_taxable;
      if (gain.term === 'long' && taxable !== undefined && !vector.id.includes('on-31jan2018')) {
        expect(near(gain.gain, rupees(taxable), 2n), `${gain.gain} for ${taxable}`).toBe(true);
      }
    });
  });
});
