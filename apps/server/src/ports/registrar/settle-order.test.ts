import {
  type DayNumber,
  dateOfDayNumber,
  dayNumber,
  milliUnits,
  navTenThousandths,
  paise,
  readExitLoads,
  readSchemeRules,
} from '@hub/domain';
import { ledgerEntry } from '@hub/domain/holdings/ledger/ledger-entry';
import { positionOf } from '@hub/domain/holdings/lots/position-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RegistrarFolio, RegistrarHolding, RegistrarScheme } from './registrar-facts.ts';
import { type BatchFacts, type DueOrder, settleOrder } from './settle-order.ts';

const monday = dayNumber(2026, 11, 16);
const date = (day: number) => dateOfDayNumber(day as DayNumber);

/** 1 % within a year, a tenth of each lot free of it. */
const loads = readExitLoads([
  { from: '2000-01-01', slabs: [{ upToDays: 365, percent: '1' }], freePercent: '10' },
]);
const scheme = (code: string, more: Partial<RegistrarScheme> = {}): RegistrarScheme => ({
  code,
  rta: 'CAMS',
  rtaCode: `A${code}`,
  assetClass: 'EQUITY',
  taxClass: 'equity',
  cutOffClass: 'other',
  lockInMonths: 0,
  isOpen: true,
  rules: readSchemeRules({
    fresh: { min: '1' },
    additional: { min: '1' },
    redemption: { min: '0.01', multiple: '0.01' },
    switch: { min: '0.01', multiple: '0.01' },
  }),
  loads,
  ...more,
});
const folio: RegistrarFolio = {
  arn: 'ARN-1',
  folioNo: '7',
  isLocked: false,
  taxStatus: '01',
  kyc: ['VALIDATED'],
  minorBornOn: null,
  accounts: ['HDFC0000001-1234'],
};
const held = (lots: readonly { age: number; units: bigint }[], lien = 0n): RegistrarHolding => ({
  arn: 'ARN-1',
  folioNo: '7',
  schemeCode: '1',
  lien: milliUnits(lien),
  position: positionOf(
    lots.map(({ age, units }, index) =>
      ledgerEntry({
        ref: String(100 + index),
        kind: 'purchase',
        day: (monday - age) as DayNumber,
        units: milliUnits(units),
        nav: navTenThousandths(100_000n),
        amount: paise(units),
      }),
    ),
  ).position,
});
const facts = (
  more: Partial<BatchFacts> & { holding?: RegistrarHolding; folioIs?: RegistrarFolio | null } = {},
): BatchFacts => ({
  now: Temporal.Instant.from('2026-11-17T04:30:00Z'),
  today: date(monday + 1),
  calendars: {
    digest: '',
    isBusinessDay: { EQUITY: (day) => day.dayOfWeek < 6, DEBT: (day) => day.dayOfWeek < 6 },
  },
  schemes: new Map([
    ['1', scheme('1')],
    ['2', scheme('2', { assetClass: 'DEBT', taxClass: 'debt' })],
  ]),
  folios: new Map(more.folioIs === null ? [] : [['ARN-1\t7', more.folioIs ?? folio]]),
  holdings: new Map(more.holding === undefined ? [] : [['ARN-1\t7\t1', more.holding]]),
  isValidEuin: (_, euin) => euin === 'E123456',
  ...more,
});
const due = (more: Partial<DueOrder> & { nav?: bigint } = {}): DueOrder => {
  const { nav = 523_417n, ...rest } = more;
  return {
    id: '41',
    arn: 'ARN-1',
    reference: 'H0000000001',
    kind: 'lumpsum',
    planNo: null,
    folioNo: '7',
    schemeCode: '1',
    toSchemeCode: null,
    idcw: 'Z',
    quantity: { by: 'amount', amount: paise(10_000_00n) },
    euin: 'E123456',
    isExecutionOnly: false,
    subArn: null,
    account: null,
    fundsOn: monday,
    price: { date: date(monday), day: monday, nav: navTenThousandths(nav) },
    switchedAmount: null,
    ...rest,
  };
};
const redeem = (quantity: DueOrder['quantity'], more: Partial<DueOrder> & { nav?: bigint } = {}) =>
  due({ kind: 'redeem', quantity, euin: null, fundsOn: null, ...more });
const units = (count: bigint) => ({ by: 'units', units: milliUnits(count) }) as const;
const amount = (count: bigint) => ({ by: 'amount', amount: paise(count) }) as const;

const entryOf = (order: DueOrder, recorded = facts()) => {
  const { answer } = settleOrder(order, recorded);
  if (answer.type === 'rejected') throw new Error(`${answer.code}: ${answer.remark}`);
  const [entry] = answer.entries;
  if (entry === undefined || answer.entries.length !== 1) throw new Error('One entry');
  return { answer, entry };
};
const codeOf = (order: DueOrder, recorded = facts()) => {
  const { answer } = settleOrder(order, recorded);
  return answer.type === 'rejected' ? answer.code : answer.type;
};

/** Half up, by long division of whole numbers: nothing of the product's arithmetic is used. */
function rounded(value: bigint, by: bigint): bigint {
  const whole = value / by;
  return (value - whole * by) * 2n >= by ? whole + 1n : whole;
}

describe('what an order is allotted', () => {
  it("is the handbook's 191.043 units for 10,000 at 52.3417, 0.50 of it duty", () => {
    const { entry, answer } = entryOf(due());
    expect(entry).toMatchObject({
      trxnNo: 'R41',
      kind: 'purchase',
      day: monday,
      units: 191_043n,
      amount: 10_000_00n,
      duty: 50n,
      userRef: 'H0000000001',
      euin: 'E123456',
      postedOn: monday + 1,
      fundsOn: monday,
    });
    expect(answer).toMatchObject({ type: 'allotted', units: 191_043n, amount: 10_000_00n });
  });

  it('of a purchase is the amount less duty at the NAV, for any amount and NAV', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 90_00_00_000n }),
        fc.bigInt({ min: 1_0000n, max: 9_999_9999n }),
        (rupees, nav) => {
          const { entry } = entryOf(due({ quantity: amount(rupees * 100n), nav }));
          const paid = rupees * 100n;
          const duty = rounded(paid * 5n, 100_005n);
          expect(entry.duty).toBe(duty);
          // Rupees are paise / 10², a NAV ten-thousandths, units thousandths: 10³ × 10⁴ / 10².
          expect(entry.units).toBe(rounded((paid - duty) * 100_000n, nav));
        },
      ),
      { numRuns: 500 },
    );
  });

  const anyLots = fc.array(
    fc.record({ age: fc.integer({ min: 0, max: 800 }), units: fc.bigInt({ min: 1_000n, max: 9_000_000n }) }),
    { minLength: 1, maxLength: 6 },
  );

  /** Lot by lot, oldest first: a tenth of a lot without load, the rest at 1 % up to a year. */
  function walk(lots: readonly { age: number; units: bigint }[]): { units: bigint; percent: bigint }[] {
    return [...lots]
      .sort((one, other) => other.age - one.age)
      .flatMap(({ age, units: count }) => {
        if (age > 365) return [{ units: count, percent: 0n }];
        const free = count / 10n;
        return [
          { units: free, percent: 0n },
          { units: count - free, percent: 1n },
        ];
      })
      .filter((part) => part.units > 0n);
  }

  it('of a redemption by units is the sum over its lots, less load, and STT apart', () => {
    fc.assert(
      fc.property(
        anyLots,
        fc.bigInt({ min: 1n, max: 100n }),
        fc.bigInt({ min: 1_0000n, max: 999_9999n }),
        (lots, share, nav) => {
          const total = lots.reduce((sum, lot) => sum + lot.units, 0n);
          const requested = (total * share) / 100n + 1n > total ? total : (total * share) / 100n + 1n;
          const { entry, answer } = entryOf(
            redeem(units(requested), { nav }),
            facts({ holding: held(lots) }),
          );
          let left = requested;
          let gross = 0n;
          let proceeds = 0n;
          for (const part of walk(lots)) {
            const taken = part.units < left ? part.units : left;
            left -= taken;
            gross += rounded(taken * nav, 100_000n);
            proceeds += rounded(taken * nav * (100n - part.percent), 10_000_000n);
          }
          expect(entry.units).toBe(-requested);
          expect(entry.amount).toBe(proceeds);
          expect(entry.load).toBe(gross - proceeds);
          expect(entry.stt).toBe(rounded(proceeds, 100_000n));
          expect(answer.amount).toBe(proceeds - entry.stt);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of a redemption by amount pays that amount, from the fewest units that do', () => {
    fc.assert(
      fc.property(
        anyLots,
        fc.bigInt({ min: 1_0000n, max: 999_9999n }),
        fc.bigInt({ min: 1n, max: 99n }),
        (lots, nav, share) => {
          const holding = held(lots);
          const all = entryOf(redeem({ by: 'all' }, { nav }), facts({ holding })).entry;
          const requested = (all.amount * share) / 100n;
          fc.pre(requested > 0n);
          const { answer, entry } = entryOf(redeem(amount(requested), { nav }), facts({ holding }));
          expect(entry.amount).toBe(requested);
          expect(answer.units <= -all.units).toBe(true);
          // Two thousandths of a unit fewer would not do: rounding gives or takes half of one.
          const fewer = walkedWorth(lots, answer.units - 2n, nav);
          expect(fewer <= requested).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  function walkedWorth(lots: readonly { age: number; units: bigint }[], count: bigint, nav: bigint): bigint {
    let left = count;
    let worth = 0n;
    for (const part of walk(lots)) {
      const taken = part.units < left ? part.units : left;
      left -= taken;
      worth += (taken * nav * (100n - part.percent)) / 10_000_000n;
    }
    return worth;
  }

  it('of a switch leaves first, and comes in later with what was left after load, STT and duty', () => {
    const order = due({
      kind: 'switch',
      toSchemeCode: '2',
      quantity: { by: 'all' },
      fundsOn: null,
      nav: 700_000n,
    });
    const recorded = facts({
      holding: held([
        { age: 400, units: 1_000_000n },
        { age: 10, units: 200_000n },
      ]),
    });
    const out = settleOrder(order, recorded);
    // 1,000 + 20 units at 70 and 180 at 69.30; STT is 0.001 %.
    expect(out.answer).toMatchObject({ type: 'leg-done', units: 1_200_000n, amount: 83_874_00n - 84n });
    expect(out.answer.type !== 'rejected' && out.answer.entries[0]).toMatchObject({
      kind: 'switch-out',
      schemeCode: '1',
      counterScheme: '2',
      units: -1_200_000n,
      amount: 83_874_00n,
      load: 126_00n,
      stt: 84n,
    });
    // Monday's NAV; equity pays two business days later.
    expect(out.next).toMatchObject({ amount: 83_873_16n });
    expect(out.next?.navDay.toString()).toBe('2026-11-18');
    const { entry, answer } = entryOf({ ...order, switchedAmount: paise(83_873_16n) }, recorded);
    expect(answer.type).toBe('allotted');
    expect(entry).toMatchObject({
      kind: 'switch-in',
      trxnNo: 'R41',
      schemeCode: '2',
      counterScheme: '1',
      amount: 83_873_16n,
      duty: rounded(83_873_16n * 5n, 100_005n),
      units: rounded((83_873_16n - rounded(83_873_16n * 5n, 100_005n)) * 100_000n, 700_000n),
    });
  });

  it('of units that have left a scheme is never rejected, whatever happened since', () => {
    const order = due({ kind: 'switch', toSchemeCode: '2', switchedAmount: paise(500_00n), euin: null });
    const recorded = facts({ folioIs: { ...folio, isLocked: true, kyc: ['ON_HOLD'] } });
    expect(codeOf(order, recorded)).toBe('allotted');
  });
});

describe('an instalment of a plan', () => {
  const instalment = (more: Partial<DueOrder> = {}) =>
    due({ planNo: 'SIP-1', euin: null, reference: 'I00000000001', ...more });

  it('is an entry of its own kind, with the number of its plan', () => {
    const holding = held([{ age: 800, units: 1_000_000n }]);
    expect(entryOf(instalment()).entry).toMatchObject({ kind: 'sip-instalment', planNo: 'SIP-1' });
    const swp = instalment({ kind: 'redeem', quantity: amount(500_00n), fundsOn: null });
    expect(entryOf(swp, facts({ holding })).entry).toMatchObject({ kind: 'swp', planNo: 'SIP-1' });
    const stp = instalment({ kind: 'switch', toSchemeCode: '2', quantity: amount(500_00n), fundsOn: null });
    expect(codeOf(stp, facts({ holding }))).toBe('leg-done');
    const into = { ...stp, switchedAmount: paise(500_00n) };
    expect(entryOf(into).entry).toMatchObject({
      kind: 'stp-in',
      schemeCode: '2',
      counterScheme: '1',
      planNo: 'SIP-1',
    });
  });

  it('was checked against limits and adviser when the plan was registered', () => {
    const strict = new Map([['1', scheme('1', { rules: readSchemeRules({ fresh: { min: '5000' } }) })]]);
    const small = { quantity: amount(100_00n) };
    expect(codeOf(instalment(small), facts({ schemes: strict }))).toBe('allotted');
    expect(codeOf(due({ ...small }), facts({ schemes: strict }))).toBe('amount_invalid');
  });

  it('is rejected by a scheme that is closed, a locked folio, or units that are not there', () => {
    const closed = new Map([['1', scheme('1', { isOpen: false })]]);
    expect(codeOf(instalment(), facts({ schemes: closed }))).toBe('temporary_scheme_suspension');
    const swp = instalment({ kind: 'redeem', quantity: amount(500_00n), fundsOn: null });
    expect(codeOf(swp)).toBe('folio_balance_insufficient');
    expect(codeOf(swp, facts({ folioIs: { ...folio, isLocked: true } }))).toBe('folio_locked');
  });
});
