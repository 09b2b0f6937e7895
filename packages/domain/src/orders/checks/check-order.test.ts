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
    expect(codes(lumpsum, born('2027-01-01'))).toEqual(['birth-date-missing']);
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
    expect(debited({ startsOn: day('2026-11-18') })).toMatchObject([{ code: 'mandate-not-started' }]);
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
