import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { equityExitLoad } from '../../../test/exit-loads.ts';
import { dayNo, entry, nav, rupees, units } from '../../../test/ledger.ts';
import {
  type AnswerTexts,
  isLikelyPurchase,
  isLikelySale,
  type PurchaseTexts,
  type SaleTexts,
} from '../../../test/reference/reference-answer.ts';
import { dateOfDayNumber } from '../../calendar/day-number.ts';
import { positionOf } from '../../holdings/lots/position-of.ts';
import { allotUnits } from '../../holdings/moves/allot-units.ts';
import { noHolds } from '../../holdings/sales/free-units.ts';
import { previewRedemption, type RedemptionRequest } from '../../holdings/sales/redemption-preview.ts';
import { writeMoney, writeNav, writeUnits } from '../../money/figure-text.ts';
import { milliUnits, navTenThousandths, paise } from '../../money/scaled.ts';
import {
  type ExistingPurchase,
  type ExistingSale,
  purchaseFaults,
  type SaidLeg,
  saleFaults,
} from './check-answer.ts';

const page = readFileSync(
  new URL('../../../../../docs/features/registrar-files.md', import.meta.url),
  'utf8',
);
const rowsUnder = (header: string) =>
  (page.split(`${header}\n`)[1] ?? '')
    .split('\n')
    .slice(1)
    .filter((_, n, all) => all.slice(0, n + 1).every((line) => line.startsWith('|')))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const saidOf = (texts: AnswerTexts): SaidLeg => ({
  day: day(texts.day),
  nav: nav(texts.nav),
  units: units(texts.units),
  amount: rupees(texts.amount),
  duty: rupees(texts.duty),
  load: rupees(texts.load),
  stt: rupees(texts.stt),
});
const isWeekday = (date: Temporal.PlainDate) => date.dayOfWeek < 6;
const purchaseOf = ({ today, navDay, nav: published, amount }: PurchaseTexts): ExistingPurchase => ({
  today: day(today),
  navDay: day(navDay),
  nav: published === null ? null : nav(published),
  navBefore: null,
  kind: 'purchase',
  amount: rupees(amount),
  isNavDay: isWeekday,
});
const requestOf = (request: SaleTexts['request']): RedemptionRequest => {
  if (request === 'all') return { by: 'all' };
  return 'units' in request
    ? { by: 'units', units: units(request.units) }
    : { by: 'amount', amount: rupees(request.amount) };
};
const saleOf = (recorded: SaleTexts): ExistingSale => ({
  today: day(recorded.today),
  navDay: day(recorded.navDay),
  nav: recorded.nav === null ? null : nav(recorded.nav),
  navBefore: null,
  request: requestOf(recorded.request),
  taxClass: recorded.isEquity ? 'equity' : 'debt',
  loads: equityExitLoad,
  held: { units: units(recorded.held), free: units(recorded.free), lots: recorded.lots },
});

const bought: PurchaseTexts = { today: '2026-11-17', navDay: '2026-11-13', nav: '40', amount: '5000.00' };
const sold: SaleTexts = {
  today: '2026-11-17',
  navDay: '2026-11-13',
  nav: '40.0000',
  request: { units: '100.000' },
  isEquity: true,
  rate: 10_000n,
  held: '1000.000',
  free: '1000.000',
  lots: 10,
};
const right: SaidLeg = saidOf({
  day: '2026-11-13',
  nav: '40.0000',
  units: '124.994',
  amount: '5000.00',
  duty: '0.25',
  load: '0.00',
  stt: '0.00',
});

describe('the worked examples of docs/features/registrar-files.md', () => {
  it('of money that comes in', () => {
    const rows = rowsUnder('| NAV_DATE | NAV | UNITS | AMOUNT | STAMP_DUTY | verdict |');
    expect(rows).toHaveLength(10);
    for (const [on = '', price = '', count = '', amount = '', duty = '', verdict] of rows) {
      const said = { day: on, nav: price, units: count, amount, duty, load: '0', stt: '0' };
      expect(purchaseFaults(saidOf(said), purchaseOf(bought)).join(', ') || 'taken').toBe(verdict);
      expect(isLikelyPurchase(said, bought)).toBe(verdict === 'taken');
    }
  });

  it('of units that leave', () => {
    const rows = rowsUnder('| NAV_DATE | NAV | UNITS | AMOUNT | EXIT_LOAD | STT | verdict |');
    expect(rows).toHaveLength(7);
    for (const [on = '', price = '', count = '', amount = '', load = '', stt = '', verdict] of rows) {
      const said = { day: on, nav: price, units: count, amount, duty: '0', load, stt };
      expect(saleFaults(saidOf(said), saleOf(sold)).join(', ') || 'taken').toBe(verdict);
      expect(isLikelySale(said, sold)).toBe(verdict === 'taken');
    }
  });
});

describe('an answer', () => {
  it('is held when nobody paid, or nobody knows how much', () => {
    expect(purchaseFaults(right, { ...purchaseOf(bought), navDay: null })).toEqual(['no-money']);
    expect(purchaseFaults(right, { ...purchaseOf(bought), amount: null })).toEqual(['other-amount']);
  });

  it('at a NAV that nobody has published yet is held when it is far from the last one', () => {
    const unknown = { ...purchaseOf(bought), nav: null };
    const before = (text: string) => purchaseFaults(right, { ...unknown, navBefore: nav(text) });
    expect(before('80')).toEqual([]);
    expect(before('20')).toEqual([]);
    expect(before('80.0001')).toEqual(['far-nav']);
    expect(before('19.9999')).toEqual(['far-nav']);
    expect(purchaseFaults(right, unknown)).toEqual([]);
  });

  it('to all units has at least those that are free, and no more than are held', () => {
    const said = (count: string, amount: string, stt = '0.40') =>
      saidOf({ day: '2026-11-13', nav: '40', units: count, amount, duty: '0', load: '0', stt });
    const all = { ...sold, request: 'all', free: '990.000' } as const;
    expect(saleFaults(said('990', '39600.00'), saleOf(all))).toEqual([]);
    expect(saleFaults(said('1000', '40000.00'), saleOf(all))).toEqual([]);
    expect(saleFaults(said('989.999', '39599.96'), saleOf(all))).toEqual(['less-than-all']);
    expect(saleFaults(said('1000.001', '40000.04'), saleOf(all))).toEqual(['more-than-held']);
    // The book has the sale already, and so these units no more.
    expect(saleFaults(said('1000', '40000.00'), { ...saleOf(all), held: null })).toEqual([]);
  });
});

const anyNav = fc.bigInt({ min: 50_000n, max: 60_000_000n }).map(navTenThousandths);
const anyAmount = fc.bigInt({ min: 10_000n, max: 10n ** 10n }).map(paise);
/** So much is added to one figure, or nothing. */
const anyChange = fc.tuple(
  fc.constantFrom('nav', 'units', 'amount', 'duty', 'load', 'stt'),
  fc.oneof(
    fc.bigInt({ min: -6n, max: 6n }),
    fc.constantFrom(-100_000n, -1_000n, -100n, 100n, 1_000n, 999_999_000n),
  ),
);
const anyShift = fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 6 }));
const changed = (said: SaidLeg, [figure, by]: readonly [string, bigint], days: number): SaidLeg => {
  const to = said[figure as 'nav'] + by;
  return {
    ...said,
    day: said.day.add({ days }),
    ...((figure === 'nav' || figure === 'units' || figure === 'amount' ? to > 0n : to >= 0n) && {
      [figure]: to,
    }),
  };
};
const textsOf = (said: SaidLeg): AnswerTexts => ({
  day: said.day.toString(),
  nav: writeNav(said.nav),
  units: writeUnits(said.units),
  amount: writeMoney(said.amount),
  duty: writeMoney(said.duty),
  load: writeMoney(said.load),
  stt: writeMoney(said.stt),
});
const monday = dayNo('2026-11-16');
const isExisting = fc.boolean();

describe('over any answer', () => {
  it('a purchase by our own rule is taken, and every other verdict is the reference’s', () => {
    fc.assert(
      fc.property(
        anyAmount,
        anyNav,
        anyChange,
        anyShift,
        isExisting,
        (amount, price, change, days, hasNav) => {
          const { duty, units: count } = allotUnits(amount, price, 'purchase', monday);
          const zero = paise(0n);
          const own = {
            day: dateOfDayNumber(monday),
            nav: price,
            units: count,
            amount,
            duty,
            load: zero,
            stt: zero,
          };
          const recorded: PurchaseTexts = {
            today: '2026-11-19',
            navDay: '2026-11-16',
            nav: hasNav ? writeNav(price) : null,
            amount: writeMoney(amount),
          };
          expect(purchaseFaults(own, purchaseOf(recorded))).toEqual([]);
          const said = changed(own, change, days);
          expect(purchaseFaults(said, purchaseOf(recorded)).length === 0).toBe(
            isLikelyPurchase(textsOf(said), recorded),
          );
        },
      ),
      { numRuns: 500 },
    );
  });

  const anyLots = fc.array(
    fc.tuple(fc.bigInt({ min: 1n, max: 5_000_000n }), fc.integer({ min: 0, max: 900 })),
    { minLength: 1, maxLength: 12 },
  );
  const anyPart = fc.record({
    by: fc.constantFrom('units', 'amount', 'all'),
    part: fc.integer({ min: 1, max: 99 }),
  });

  it('a sale by our own rule is taken, and every other verdict is the reference’s', () => {
    fc.assert(
      fc.property(
        anyLots,
        anyPart,
        anyNav,
        anyChange,
        anyShift,
        fc.boolean(),
        (lots, { by, part }, ...rest) => {
          const [price, change, days, isEquity] = rest;
          const { position } = positionOf(
            lots
              .toSorted(([, one], [, other]) => other - one)
              .map(([count, age], n) =>
                entry(`${n}`, 'purchase', dateOfDayNumber((monday - age) as typeof monday).toString(), {
                  units: milliUnits(count),
                  amount: rupees('1000'),
                  nav: price,
                }),
              ),
          );
          const some = (position.units * BigInt(part)) / 100n;
          const request: SaleTexts['request'] =
            by === 'units'
              ? { units: writeUnits(milliUnits(some)) }
              : by === 'amount'
                ? { amount: writeMoney(paise((some * price) / 200_000n)) }
                : 'all';
          const preview = previewRedemption(position, requestOf(request), {
            nav: price,
            on: monday,
            exitLoad: equityExitLoad,
            taxClass: isEquity ? 'equity' : 'debt',
            holds: noHolds,
          });
          fc.pre(preview.ok);
          if (!preview.ok) return;
          const { units: count, proceeds, load, stt } = preview.redemption;
          const own: SaidLeg = {
            day: dateOfDayNumber(monday),
            nav: price,
            units: count,
            amount: proceeds,
            duty: paise(0n),
            load,
            stt,
          };
          const recorded: SaleTexts = {
            today: '2026-11-19',
            navDay: '2026-11-16',
            nav: writeNav(price),
            request,
            isEquity,
            rate: 10_000n,
            held: writeUnits(position.units),
            free: writeUnits(position.units),
            lots: position.lots.length,
          };
          fc.pre(own.amount > 0n);
          expect(saleFaults(own, saleOf(recorded))).toEqual([]);
          const said = changed(own, change, days);
          expect(saleFaults(said, saleOf(recorded)).length === 0).toBe(isLikelySale(textsOf(said), recorded));
        },
      ),
      { numRuns: 500 },
    );
  });
});
