import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { isBlocked } from '../../../test/finding-case.ts';
import { findingCases } from '../../../test/finding-cases.ts';
import { dayNo, rupees, units } from '../../../test/ledger.ts';
import {
  at,
  facts,
  folio,
  liquid,
  lot,
  lumpsum,
  mandate,
  now,
  overnight,
  redeem,
  scheme,
  sip,
  stp,
  switchOver,
  swp,
} from '../../../test/order-facts.ts';
import { readSchemeRules } from '../../schemes/read-scheme-rules.ts';
import type { FolioFacts, MandateFacts, OrderFacts } from '../facts/order-facts.ts';
import { orderLimits, orderLimitsOn } from '../facts/order-limits.ts';
import type { OrderTerms } from '../terms/order-terms.ts';
import { checkOrder } from './check-order.ts';

const codes = (terms: OrderTerms, given: OrderFacts = facts, moment = now) =>
  checkOrder(terms, given, moment).map(({ code }) => code);
const withFolio = (change: Partial<FolioFacts>): OrderFacts => ({ ...facts, folio: { ...folio, ...change } });
const kinds = { lumpsum, redeem, switch: switchOver };

describe('pre-flight', () => {
  it.each(Object.values(kinds))('has nothing to say about a $kind that is right', (terms) => {
    expect(checkOrder(terms, facts, now)).toEqual([]);
  });

  it.each(Object.entries(findingCases))('finds %s, and nothing else', (code, one) => {
    const found = checkOrder(one.terms, one.facts ?? facts, one.now ?? now);
    expect(found).toEqual([{ code, level: one.level, field: one.field, ...one.figures }]);
    expect(isBlocked(found)).toBe(one.level === 'block');
  });

  it('puts what keeps the order back before what is good to know', () => {
    const found = checkOrder({ ...lumpsum, euin: null }, facts, at('2026-11-16T16:00'));
    expect(found.map(({ level }) => level)).toEqual(['block', 'warn']);
  });

  it('says all that is wrong at once', () => {
    const wrong = { ...withFolio({ isLocked: true, mobile: null }), scheme: { ...scheme, nav: null } };
    expect(codes({ ...redeem, account: 'SBIN0000001-9999' }, wrong)).toEqual([
      'folio-locked',
      'no-contact',
      'account-not-registered',
      'no-nav',
    ]);
  });
});

describe('who may transact (handbook §1.5)', () => {
  it.each(Object.values(kinds))('refuses a $kind of a folio that the book does not have', (terms) => {
    expect(codes(terms, { ...facts, folio: null, held: null })).toEqual(['folio-invalid']);
  });

  it('takes units only out of a folio that has some', () => {
    const empty = { ...withFolio({ schemesHeld: [] }), held: null };
    expect(codes(redeem, empty)).toContain('folio-invalid');
    expect(codes({ ...lumpsum, amount: rupees('5,000') }, empty)).toEqual([]);
  });

  it('lets money into a locked folio, and nothing out', () => {
    const locked = withFolio({ isLocked: true });
    expect(codes(lumpsum, locked)).toEqual([]);
    expect(codes(redeem, locked)).toEqual(['folio-locked']);
    expect(codes(switchOver, locked)).toEqual(['folio-locked']);
  });

  it('refuses a joint folio and takes anyone or survivor', () => {
    const joint = { name: 'Ravi Rao', role: 'joint', kyc: 'VALIDATED' } as const;
    const heldBy = (holding: 'SI' | 'JO' | 'AS') =>
      withFolio({ holding, holders: [...folio.holders, joint] });
    for (const terms of Object.values(kinds)) {
      expect(codes(terms, heldBy('JO'))).toEqual(['joint']);
      expect(codes(terms, heldBy('AS'))).toEqual([]);
    }
  });

  it.each(['UNDER_PROCESS', 'ON_HOLD', 'REJECTED', 'NOT_AVAILABLE', 'DEACTIVATED', null] as const)(
    'refuses KYC %s of the first holder and of a guardian',
    (kyc) => {
      for (const role of ['first', 'guardian'] as const) {
        expect(codes(redeem, withFolio({ holders: [{ name: 'Asha Rao', role, kyc }] }))).toEqual(['kyc']);
      }
    },
  );

  it('freezes the folio of a minor on the eighteenth birthday', () => {
    const born = (iso: string) =>
      withFolio({
        taxStatus: '28',
        birthDate: day(iso),
        holders: [{ name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' }],
        banks: folio.banks.map((bank) => ({ ...bank, type: 'NO' })),
      });
    expect(codes(lumpsum, born('2008-11-17'))).toEqual([]);
    expect(codes(lumpsum, born('2008-11-16'))).toEqual(['minor-of-age']);
    expect(codes(lumpsum, born('2027-01-01'))).toEqual(['birth-date-not-known']);
  });

  it('counts a birthday on 29-Feb as 1-Mar in a common year', () => {
    const leap = withFolio({
      taxStatus: '02',
      birthDate: day('2008-02-29'),
      holders: [{ name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' }],
    });
    expect(checkOrder(lumpsum, leap, now)).toMatchObject([
      { code: 'minor-of-age', since: day('2026-03-01') },
    ]);
  });

  it('lets an ARN that is not active redeem, and bring no new business', () => {
    for (const distributor of [
      { ...facts.distributor, status: 'expired' },
      { ...facts.distributor, validTo: day('2026-11-15') },
    ]) {
      expect(codes(redeem, { ...facts, distributor })).toEqual([]);
      expect(isBlocked(checkOrder(lumpsum, { ...facts, distributor }, now))).toBe(true);
      expect(isBlocked(checkOrder(switchOver, { ...facts, distributor }, now))).toBe(true);
    }
    const lastDay = { ...facts, distributor: { ...facts.distributor, validTo: day('2026-11-16') } };
    expect(codes(lumpsum, lastDay)).toEqual([]);
  });

  it('takes an EUIN on its first and on its last day, or the word that nobody advised', () => {
    const euins = [
      { euin: 'E123456', name: 'Meera Nair', validFrom: day('2026-11-16'), validTo: day('2026-11-16') },
    ];
    expect(codes(lumpsum, { ...facts, distributor: { ...facts.distributor, euins } })).toEqual([]);
    expect(codes({ ...switchOver, euin: null, isExecutionOnly: true })).toEqual([]);
    expect(codes({ ...switchOver, euin: '' })).toEqual(['euin-missing']);
  });

  it.each(['01', '02', '13'])('lets tax status %s invest ₹50,000 a year without a PAN', (taxStatus) => {
    const exempt = (paid: string) =>
      withFolio({
        taxStatus,
        hasPan: false,
        paidThisYear: rupees(paid),
        birthDate: day('2015-01-01'),
        holders: [{ name: 'Asha Rao', role: taxStatus === '02' ? 'guardian' : 'first', kyc: 'VALIDATED' }],
      });
    expect(codes(lumpsum, exempt('40,000'))).toEqual([]);
    expect(codes(lumpsum, exempt('40,000.01'))).toEqual(['pan-exempt-limit']);
    expect(checkOrder(lumpsum, exempt('60,000'), now)).toMatchObject([{ left: 0n }]);
    expect(codes(redeem, exempt('60,000'))).toEqual([]);
  });
});

describe('a lumpsum by mandate', () => {
  const debited = (change: Partial<MandateFacts>, moment = now) =>
    checkOrder(
      { ...lumpsum, payMode: 'otm', mandate: mandate.id, account: mandate.accountKey },
      { ...facts, mandates: [{ ...mandate, ...change }] },
      moment,
    ).filter(({ code }) => code.startsWith('mandate'));

  it('is checked on the day of its debit, the next that banks work', () => {
    // Confirmed on Monday the 16th, debited on Tuesday.
    expect(debited({ endsOn: day('2026-11-16') })).toMatchObject([
      { code: 'mandate-ends', endsOn: day('2026-11-16'), last: day('2026-11-17') },
    ]);
    expect(debited({ endsOn: day('2026-11-17') })).toEqual([]);
    expect(debited({ startsOn: day('2026-11-17') })).toEqual([]);
    expect(debited({ startsOn: day('2026-11-18') })).toMatchObject([{ code: 'mandate-not-begun' }]);
    // On Friday the 20th the debit is on Monday.
    const friday = at('2026-11-20T11:00');
    expect(debited({ endsOn: day('2026-11-22') }, friday)).toMatchObject([{ last: day('2026-11-23') }]);
    expect(debited({ startsOn: day('2026-11-23') }, friday)).toEqual([]);
  });
});

describe('a plan', () => {
  const minor = (birthDate: string) =>
    withFolio({
      taxStatus: '02',
      birthDate: day(birthDate),
      holders: [{ name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' }],
    });

  it('of a minor that runs past 18 is warned of, one that ends before is not', () => {
    // Twelve instalments from 5-Dec-2026: the last is on 5-Nov-2027.
    expect(codes(sip, minor('2009-11-06'))).not.toContain('minor-comes-of-age');
    expect(codes(sip, minor('2009-11-05'))).toContain('minor-comes-of-age');
    expect(codes({ ...sip, end: { by: 'perpetual' } }, minor('2020-01-01'))).toContain('minor-comes-of-age');
    expect(codes({ ...sip, end: { by: 'perpetual' } })).not.toContain('minor-comes-of-age');
  });

  it('of units that are all in lock-in or under lien when it begins is warned of', () => {
    const elss = { ...scheme, lockInMonths: 36 };
    const held = (acquiredOn: string, lien = '0'): OrderFacts => ({
      ...facts,
      scheme: elss,
      held: { lots: [lot('1', acquiredOn, '1000')], lien: units(lien), inFlight: units('0') },
    });
    // The plan begins on 5-Dec-2026.
    expect(codes(swp, held('2023-12-06'))).toContain('units-held-back');
    expect(checkOrder(swp, held('2023-12-06'), now)).toContainEqual(
      expect.objectContaining({ code: 'units-held-back', level: 'warn', until: day('2026-12-06') }),
    );
    expect(codes(swp, held('2023-12-05'))).not.toContain('units-held-back');
    expect(codes(swp, held('2020-01-01', '1000'))).toContain('units-held-back');
    expect(codes(swp, held('2020-01-01', '999.999'))).not.toContain('units-held-back');
    expect(codes(stp, held('2020-01-01', '1000'))).toContain('units-held-back');
  });
});

describe('the days after a change', () => {
  it('of mobile or e-mail refuse redeem and switch for 30 days, and no purchase [S9-04]', () => {
    const changed = (iso: string) => withFolio({ contactChangedOn: day(iso) });
    expect(codes(redeem, changed('2026-10-18'))).toEqual(['contact-changed']);
    expect(codes(switchOver, changed('2026-11-16'))).toEqual(['contact-changed']);
    expect(codes(redeem, changed('2026-10-17'))).toEqual([]);
    expect(codes(lumpsum, changed('2026-11-16'))).toEqual([]);
  });

  it('of the bank refuse a payout for 10 days, and nothing else', () => {
    const changed = (iso: string) => withFolio({ bankChangedOn: day(iso) });
    expect(codes(redeem, changed('2026-11-07'))).toEqual(['bank-changed']);
    expect(codes(redeem, changed('2026-11-06'))).toEqual([]);
    expect(codes(switchOver, changed('2026-11-16'))).toEqual([]);
    expect(codes(lumpsum, changed('2026-11-16'))).toEqual([]);
  });
});

describe('the account of an NRI', () => {
  const of = (taxStatus: string, type: 'SB' | 'CB' | 'NE' | 'NO') => {
    const banks = folio.banks.map((bank) => ({ ...bank, type }));
    const holders = [{ name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' }] as const;
    return codes(redeem, withFolio({ taxStatus, banks, holders, birthDate: day('2015-01-01') }));
  };
  const fitting: Readonly<Record<string, readonly string[]>> = {
    '01': ['SB', 'CB'],
    '02': ['SB', 'CB'],
    '03': ['SB', 'CB'],
    '13': ['SB', 'CB'],
    '11': ['NE', 'NO'],
    '21': ['NE'],
    '26': ['NE'],
    '29': ['NE'],
    '24': ['NO'],
    '27': ['NO'],
    '28': ['NO'],
  };

  it.each(Object.entries(fitting))('of tax status %s is one of %s', (taxStatus, types) => {
    for (const type of ['SB', 'CB', 'NE', 'NO'] as const) {
      expect(of(taxStatus, type), type).toEqual(types.includes(type) ? [] : ['account-type']);
    }
  });
});

describe('schemes', () => {
  it('let units leave a closed scheme, and take none in', () => {
    const closed = { ...facts, scheme: { ...scheme, isOpen: false } };
    expect(codes(redeem, closed)).toEqual([]);
    expect(codes(switchOver, closed)).toEqual([]);
    expect(codes(lumpsum, closed)).toEqual(['scheme-closed']);
    expect(codes(switchOver, { ...facts, target: { ...liquid, isOpen: false } })).toEqual(['scheme-closed']);
  });

  it('take a switch only into what the source allows, from a scheme that can be left', () => {
    const from = (targets: readonly string[] | null) => ({
      ...facts,
      scheme: { ...scheme, rules: { ...scheme.rules, targets } },
    });
    expect(codes(switchOver, from(['liquid']))).toEqual([]);
    expect(codes(switchOver, from(['gilt']))).toEqual(['target-not-allowed']);
    const shut = { ...facts, scheme: { ...scheme, rules: { ...scheme.rules, switch: null } } };
    expect(codes(switchOver, shut)).toEqual(['kind-not-taken']);
    const notBought = { ...liquid, rules: { ...liquid.rules, fresh: null } };
    expect(codes(switchOver, { ...facts, target: notBought })).toEqual(['target-not-allowed']);
  });

  it('that take no purchase say so, the first and every later one by itself', () => {
    const only = (kind: 'fresh' | 'additional') => ({
      ...facts,
      scheme: { ...scheme, rules: { ...scheme.rules, [kind]: null } },
    });
    expect(codes(lumpsum, only('additional'))).toEqual(['kind-not-taken']);
    expect(codes(lumpsum, only('fresh'))).toEqual([]);
    expect(codes(lumpsum, { ...only('fresh'), folio: { ...folio, schemesHeld: [] } })).toEqual([
      'kind-not-taken',
    ]);
  });

  it('of the direct plan are no target, not even from another direct plan', () => {
    const direct = { plan: 'DIRECT' } as const;
    const given = { ...facts, scheme: { ...scheme, ...direct }, target: { ...liquid, ...direct } };
    expect(codes(switchOver, given)).toEqual(['direct-plan']);
    expect(codes(redeem, given)).toEqual([]);
  });

  it('that pay IDCW ask whether to reinvest it, also as the target of a switch', () => {
    const target = { ...liquid, option: 'IDCW', canReinvest: true } as const;
    expect(codes({ ...switchOver, idcw: 'Y' }, { ...facts, target })).toEqual([]);
    expect(codes({ ...switchOver, idcw: 'N' }, { ...facts, target })).toEqual([]);
    expect(codes(switchOver, { ...facts, target })).toEqual(['idcw-choose']);
  });

  it('closed to a country refuse its residents also as the target of a switch', () => {
    const target = { ...liquid, rules: readSchemeRules({ closedTo: ['US'] }) };
    const abroad = { ...withFolio({ country: 'US' }), target };
    expect(codes(switchOver, abroad)).toEqual(['country-closed']);
    expect(codes(switchOver, { ...abroad, folio: { ...folio, country: 'AE' } })).toEqual([]);
    // A name instead of a code: nobody can tell.
    expect(codes(switchOver, { ...abroad, folio: { ...folio, country: 'United States' } })).toEqual([
      'country-closed',
    ]);
    const unknown = { ...folio, country: 'Atlantis', taxStatus: '21' };
    expect(codes(switchOver, { ...abroad, folio: unknown })).toEqual(['country-not-known']);
  });
});

describe('amounts', () => {
  const asks = (amount: string) => ({ ...lumpsum, amount: rupees(amount) });

  it('of the first purchase of a scheme have their own minimum', () => {
    const first = withFolio({ schemesHeld: ['999999'] });
    expect(codes(asks('1,000'))).toEqual([]);
    expect(codes(asks('4,999'), first)).toEqual(['below-minimum']);
    expect(codes(asks('5,000'), first)).toEqual([]);
  });

  it('that are nil or less are no order', () => {
    for (const quantity of [
      { by: 'amount', amount: rupees('0') },
      { by: 'units', units: units('0') },
    ] as const) {
      expect(codes({ ...redeem, quantity })).toEqual(['nothing-asked']);
      expect(codes({ ...switchOver, quantity })).toEqual(['nothing-asked']);
    }
  });

  it('of a switch satisfy the source and the target', () => {
    const moves = (amount: string) => ({
      ...switchOver,
      quantity: { by: 'amount', amount: rupees(amount) } as const,
    });
    const strict = {
      ...facts,
      scheme: { ...scheme, rules: readSchemeRules({ redemption: { min: '6000' } }) },
    };
    expect(codes(moves('5,000'))).toEqual([]);
    expect(checkOrder(moves('4,999'), facts, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('5,000'), scheme: liquid.name },
    ]);
    expect(checkOrder(moves('999'), facts, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('1,000'), scheme: scheme.name },
    ]);
    expect(checkOrder(moves('5,999'), strict, now)).toMatchObject([
      { code: 'below-minimum', minimum: rupees('6,000'), scheme: scheme.name },
    ]);
    const known = withFolio({ schemesHeld: [scheme.code, liquid.code] });
    expect(codes(moves('1,000'), known)).toEqual([]);
  });

  it('count by their value where units are asked for, without multiples; all may always leave', () => {
    const few = {
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '1.5')], lien: units('0'), inFlight: units('0') },
    };
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('100.123') } })).toEqual([]);
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('1.4') } }, few)).toEqual([
      'below-minimum',
      'remainder',
    ]);
    expect(codes({ ...redeem, quantity: { by: 'all' } }, few)).toEqual([]);
    expect(codes({ ...switchOver, quantity: { by: 'all' } }, few)).toEqual(['below-minimum']);
  });

  it('by UPI go up to 5 lakh a payment and 10 lakh in 24 hours', () => {
    const byUpi = (amount: string, paid: string) =>
      codes({ ...asks(amount), payMode: 'upi' }, { ...facts, paidByUpi: rupees(paid) });
    expect(byUpi('5,00,000', '5,00,000')).toEqual([]);
    expect(byUpi('5,00,000', '5,00,000.01')).toEqual(['upi-day-limit']);
    expect(byUpi('5,00,001', '0')).toEqual(['upi-payment-limit']);
    expect(codes(asks('50,00,000'))).toEqual([]);
  });

  it('by transfer may use RTGS from 2 lakh', () => {
    expect(codes({ ...asks('1,99,999.00'), payMode: 'neft' })).toEqual([]);
    expect(codes({ ...asks('2,00,000'), payMode: 'neft' })).toEqual(['rtgs']);
  });
});

describe('units', () => {
  const elss = { ...scheme, lockInMonths: 36, loads: [] };
  const withLots = (...lots: ReturnType<typeof lot>[]): OrderFacts => ({
    ...facts,
    scheme: elss,
    held: { lots, lien: units('0'), inFlight: units('0') },
  });

  it('of an ELSS leave from the day three years after their allotment', () => {
    expect(codes(redeem, withLots(lot('1', '2023-11-16', '400')))).toEqual([]);
    expect(codes(redeem, withLots(lot('1', '2023-11-17', '400')))).toEqual(['all-locked']);
    const some = withLots(lot('1', '2023-11-16', '50'), lot('2', '2024-05-01', '350'));
    expect(codes(redeem, some)).toEqual(['more-than-free']);
    expect(codes({ ...redeem, quantity: { by: 'all' } }, some)).toEqual([]);
    expect(codes(switchOver, some)).toEqual(['more-than-free']);
  });

  it('are counted on the NAV day: what comes free by then may leave', () => {
    expect(codes(redeem, withLots(lot('1', '2023-11-17', '400')), at('2026-11-16T15:01'))).toEqual([
      'after-cut-off',
    ]);
  });

  it('under lien or in other orders stay', () => {
    const kept = (lien: string, inFlight: string) => ({
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '400')], lien: units(lien), inFlight: units(inFlight) },
    });
    const hundred = { ...redeem, quantity: { by: 'units', units: units('100') } } as const;
    expect(codes(hundred, kept('200', '100'))).toEqual([]);
    expect(codes(hundred, kept('200.001', '100'))).toEqual(['more-than-free']);
    expect(codes(hundred, kept('500', '500'))).toEqual(['nothing-free']);
  });

  it('of which too little would stay are offered all together, unless the rest cannot leave', () => {
    const most = { ...redeem, quantity: { by: 'units', units: units('395') } } as const;
    expect(codes(most)).toEqual(['remainder']);
    expect(codes({ ...redeem, quantity: { by: 'units', units: units('390') } })).toEqual([]);
    const pledged = {
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '400')], lien: units('5'), inFlight: units('0') },
    };
    expect(codes(most, pledged)).toEqual([]);
  });

  it('can be asked for without a NAV, also at a NAV of nil', () => {
    for (const nav of [null, { value: 0n as never, day: day('2026-11-13') }]) {
      const unpriced = { ...facts, scheme: { ...scheme, nav } };
      expect(codes(redeem, unpriced)).toEqual(['no-nav']);
      expect(codes({ ...redeem, quantity: { by: 'units', units: units('401') } }, unpriced)).toEqual([
        'more-than-free',
      ]);
    }
  });
});

describe('the clock', () => {
  it.each([
    ['lumpsum', lumpsum, scheme, '15:00'],
    ['lumpsum into a liquid scheme', lumpsum, { ...liquid, code: scheme.code }, '13:30'],
    ['redemption', redeem, scheme, '15:00'],
    ['redemption of a liquid scheme', redeem, liquid, '15:00'],
    ['redemption of an overnight scheme', redeem, overnight, '19:00'],
    ['switch', switchOver, scheme, '15:00'],
  ])('warns about a %s from the second after the cut-off', (_, terms, of, time) => {
    const given = { ...facts, scheme: of };
    const cutOff = at(`2026-11-16T${time}`);
    const big = { ...terms, ...('amount' in terms ? {} : { quantity: { by: 'all' as const } }) };
    expect(codes(big, given, cutOff)).toEqual([]);
    expect(codes(big, given, cutOff.add({ seconds: 1 }))).toEqual(['after-cut-off']);
  });
});

describe('the limits of the trade', () => {
  it('are dated: UPI took 2 lakh before 15-Sep-2025', () => {
    expect(orderLimitsOn(dayNo('2025-09-14')).upiPayment).toBe(rupees('2,00,000'));
    expect(orderLimitsOn(dayNo('2025-09-15')).upiPayment).toBe(rupees('5,00,000'));
    expect(orderLimitsOn(dayNo('2026-11-16')).contactChangeDays).toBe(30);
  });

  it('can be others: nothing in the rules is a literal', () => {
    const [first] = orderLimits;
    if (first === undefined) throw new Error('There are limits');
    const own = [{ ...first, bankChangeDays: 2, contactChangeDays: 1, upiPayment: rupees('100'), ofAge: 21 }];
    const changed = withFolio({ bankChangedOn: day('2026-11-14'), contactChangedOn: day('2026-11-15') });
    expect(checkOrder(redeem, changed, now, own)).toEqual([]);
    expect(checkOrder({ ...lumpsum, payMode: 'upi' }, facts, now, own)).toMatchObject([
      { code: 'upi-payment-limit', limit: rupees('100') },
    ]);
  });
});
