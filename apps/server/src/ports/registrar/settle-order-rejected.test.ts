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
import { describe, expect, it } from 'vitest';
import { demoRejection, demoRejections } from '../../../../demo/src/ports/demo-rejections.ts';
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

const codeOf = (order: DueOrder, recorded = facts()) => {
  const { answer } = settleOrder(order, recorded);
  return answer.type === 'rejected' ? answer.code : answer.type;
};

describe('an order is rejected', () => {
  const holding = held([{ age: 400, units: 100_000n }]);
  const out = redeem(units(50_000n));
  const elss = new Map([['1', scheme('1', { lockInMonths: 36 })]]);

  it.each<[string, string, DueOrder, BatchFacts]>([
    ['of a scheme nobody knows', 'scheme_invalid', due({ schemeCode: '9', price: null }), facts()],
    [
      'into a scheme nobody knows',
      'scheme_invalid',
      due({ kind: 'switch', toSchemeCode: '9' }),
      facts({ holding }),
    ],
    [
      'into a scheme that closed',
      'temporary_scheme_suspension',
      due(),
      facts({ schemes: new Map([['1', scheme('1', { isOpen: false })]]) }),
    ],
    [
      'out of a scheme that takes no redemption',
      'temporary_scheme_suspension',
      out,
      facts({
        holding,
        schemes: new Map([['1', scheme('1', { rules: readSchemeRules({ redemption: null }) })]]),
      }),
    ],
    ['of a folio that is not the investor’s', 'folio_and_pan_mismatch', due(), facts({ folioIs: null })],
    ['out of a locked folio', 'folio_locked', out, facts({ holding, folioIs: { ...folio, isLocked: true } })],
    [
      'when KYC was put on hold',
      'kyc_not_validated',
      due(),
      facts({ folioIs: { ...folio, kyc: ['ON_HOLD'] } }),
    ],
    [
      'when the second holder has no KYC',
      'kyc_not_validated',
      due(),
      facts({ folioIs: { ...folio, kyc: ['VALIDATED', 'REJECTED'] } }),
    ],
    [
      'on the 18th birthday of a minor',
      'minor_attained_major',
      due(),
      facts({ folioIs: { ...folio, taxStatus: '02', minorBornOn: '2008-11-17' } }),
    ],
    ['without its money', 'payment_not_received', due({ fundsOn: null, price: null }), facts()],
    ['paid from an account of nobody', 'tpv_failure', due({ account: 'HDFC0000001-9999' }), facts()],
    ['paid out to one', 'bank_invalid', { ...out, account: 'HDFC0000001-9999' }, facts({ holding })],
    ['without EUIN or declaration', 'euin_decl_reqd_subs', due({ euin: null }), facts()],
    ['with an EUIN that has lapsed', 'euin_decl_reqd_subs', due({ euin: 'E999999' }), facts()],
    ['under the minimum', 'amount_invalid', due({ quantity: amount(50n) }), facts()],
    ['for less than a unit', 'amount_invalid', redeem(amount(1n), { nav: 99_999_999n }), facts({ holding })],
    ['of units that are not there', 'folio_balance_insufficient', out, facts()],
    [
      'of more units than there are',
      'folio_balance_insufficient',
      redeem(units(100_001n)),
      facts({ holding }),
    ],
    [
      'of more money than there is',
      'folio_balance_insufficient',
      redeem(amount(99_999_99n)),
      facts({ holding }),
    ],
    ['of units in lock-in', 'folio_balance_under_lock', out, facts({ holding, schemes: elss })],
    [
      'of all units, all in lock-in',
      'folio_balance_under_lock',
      redeem({ by: 'all' }),
      facts({ holding, schemes: elss }),
    ],
    [
      'of pledged units',
      'folio_balance_marked_lien',
      out,
      facts({ holding: held([{ age: 400, units: 100_000n }], 60_000n) }),
    ],
  ])('%s: %s', (_, code, order, recorded) => {
    expect(codeOf(order, recorded)).toBe(code);
  });

  it('for a tester’s amount in the demo only', () => {
    for (const [digits, code] of Object.entries(demoRejections)) {
      const order = due({ quantity: amount((5000n + BigInt(digits)) * 100n) });
      expect(codeOf(order, facts({ refuses: demoRejection }))).toBe(code);
      expect(codeOf(order)).toBe('allotted');
    }
    expect(codeOf(due(), facts({ refuses: demoRejection }))).toBe('allotted');
  });

  it('and not on the day before the birthday, for a purchase into a locked folio, or when execution-only', () => {
    const minor = { ...folio, taxStatus: '02', minorBornOn: '2008-11-18' };
    expect(codeOf(due(), facts({ folioIs: minor }))).toBe('allotted');
    expect(codeOf(due(), facts({ folioIs: { ...folio, isLocked: true } }))).toBe('allotted');
    expect(codeOf(due({ euin: null, isExecutionOnly: true }))).toBe('allotted');
    expect(codeOf(out, facts({ holding: held([{ age: 400, units: 100_000n }], 50_000n) }))).toBe('allotted');
  });
});
