import { describe, expect, it } from 'vitest';
import { day } from '../../../test/dates.ts';
import { rupees } from '../../../test/ledger.ts';
import { facts, folio, mandate, newMandate, now, sip } from '../../../test/order-facts.ts';
import { todayInIndia } from '../../calendar/dates.ts';
import { checkNewMandate } from '../../mandates/checks/check-new-mandate.ts';
import { checkOrder } from '../checks/check-order.ts';
import { NEW_MANDATE, type NewMandate } from '../terms/new-mandate.ts';
import type { SipTerms } from '../terms/plan-terms.ts';
import { mandateAccount } from './mandate-ahead.ts';
import { mandateOf } from './plan-schedule.ts';
import { proposedLimit, proposedMandate } from './proposed-mandate.ts';
import { startWindow } from './start-window.ts';

const today = todayInIndia(now);
const withNew = (change: Partial<NewMandate> = {}, more: Partial<SipTerms> = {}): SipTerms => ({
  ...sip,
  mandate: NEW_MANDATE,
  newMandate: { ...newMandate, ...change },
  ...more,
});

describe('the mandate of a SIP that has none', () => {
  it.each([
    ['twice the SIP', '5,000', '5,000', 'netbanking', '10,000'],
    ['the next 500', '1,234', '1,234', 'netbanking', '2,500'],
    ['the next 1,000 above ten thousand', '5,100', '5,100', 'netbanking', '11,000'],
    ['the next 10,000 above a lakh', '55,000', '55,000', 'netbanking', '1,10,000'],
    ['at least the least limit', '100', '100', 'netbanking', '500'],
    ['the highest instalment, where top-ups bring it above', '5,000', '23,579', 'netbanking', '24,000'],
    ['no more than UPI Autopay takes', '60,000', '60,000', 'upi', '1,00,000'],
    ['no more than banks take', '70,00,000', '70,00,000', 'paper', '1,00,00,000'],
  ] as const)('has as its limit %s', (_, amount, highest, channel, limit) => {
    expect(proposedLimit(rupees(amount), rupees(highest), channel)).toBe(rupees(limit));
  });

  const proposed = (more: Partial<SipTerms>, on = facts) =>
    proposedMandate({ ...sip, ...more }, 'netbanking', on, today);
  const yearly = { by: { kind: 'amount', amount: rupees('1,000') }, everyMonths: 12, cap: null } as const;

  it('bears the last and highest of its instalments, whatever their number in a year', () => {
    // Twelve years of a thousand more each: 16,000 at last.
    const topUp = { end: { by: 'count', count: 12 * 12 }, topUp: yearly } as const;
    expect(proposed(topUp)).toMatchObject({ limit: rupees('16,000'), highest: rupees('16,000') });
    // As often as that in a year, it ends with 8,000, which is below twice the SIP.
    expect(proposed({ ...topUp, end: { by: 'count', count: 40 } })).toMatchObject({
      limit: rupees('10,000'),
      highest: null,
    });
    expect(proposed({ ...topUp, frequency: 'quarterly' })).toMatchObject({ limit: rupees('40,000') });
    expect(proposed({ ...topUp, topUp: { ...yearly, cap: rupees('12,500') } })).toMatchObject({
      limit: rupees('13,000'),
    });
  });

  it('ends a month after its last debit, or as late as banks take', () => {
    // The 5th of November 2027 is the twelfth.
    expect(proposed({ end: { by: 'count', count: 12 } }).endsOn).toEqual(day('2027-12-05'));
    expect(proposed({ end: { by: 'date', date: day('2028-01-31') } }).endsOn).toEqual(day('2028-02-05'));
    expect(proposed({ end: { by: 'perpetual' } }).endsOn).toEqual(day('2066-11-15'));
    expect(proposed({ end: { by: 'date', date: day('2099-12-31') } }).endsOn).toEqual(day('2066-11-15'));
  });

  it('is proposed before its dates are entered', () => {
    const early = { limit: rupees('10,000'), endsOn: day('2066-11-15'), highest: null };
    expect(proposed({ startsOn: day('1900-01-01') })).toEqual(early);
    expect(proposed({}, { ...facts, scheme: null })).toEqual(early);
  });

  it('with what is proposed nothing is against it', () => {
    for (const end of [{ by: 'count', count: 30 }, { by: 'perpetual' }] as const) {
      const { limit, endsOn } = proposed({ end, topUp: yearly });
      const terms = withNew({ limit, endsOn }, { end, topUp: yearly });
      expect(checkOrder(terms, facts, now).filter(({ level }) => level === 'block')).toEqual([]);
      expect(checkNewMandate(terms, facts, today).map(({ level }) => level)).not.toContain('block');
    }
  });

  it('is debited from the default account, or the first whose bank takes mandates', () => {
    const [bank] = folio.banks;
    if (!bank) throw new Error('no bank');
    const other = { ...bank, key: 'ICIC0000002-9999', isDefault: false };
    expect(mandateAccount({ banks: [other, bank] })?.key).toBe(bank.key);
    expect(mandateAccount({ banks: [other, { ...bank, channels: [] }] })?.key).toBe(other.key);
    expect(mandateAccount({ banks: [{ ...bank, channels: [] }] })).toBeNull();
  });

  it('makes the SIP wait for the bank like one that is on its way, unless it is by UPI', () => {
    const leadOf = (change: Partial<NewMandate>) => startWindow(withNew(change), facts, today).leadDays;
    expect([leadOf({ channel: 'netbanking' }), leadOf({ channel: 'upi' })]).toEqual([25, 3]);
  });
});

describe('a SIP with its own mandate', () => {
  const found = (change: Partial<NewMandate>, on = facts) =>
    checkNewMandate(withNew(change), on, today).map(({ level, code, field }) => `${level} ${code} ${field}`);

  it('is checked as a mandate on its own is', () => {
    expect(found({}, { ...facts, mandates: [] })).toEqual([]);
    expect(found({})).toEqual(['warn same-account account']);
    expect(found({ account: 'SBIN0000001-9999' })).toEqual(['block account-not-registered account']);
    expect(found({ channel: 'debit-card', vpa: null })).toContain('block channel-not-offered channel');
    expect(found({ vpa: null })).toContain('block vpa-form vpa');
    expect(found({ limit: rupees('2,00,000') })).toContain('block limit-too-high limit');
    expect(found({ endsOn: day('2070-01-01') })).toContain('block too-long endsOn');
  });

  it('is longer than the SIP, or says at the end of the SIP that no mandate is as long', () => {
    const ends = (change: Partial<NewMandate>, date: string) =>
      checkOrder(withNew(change, { end: { by: 'date', date: day(date) } }), facts, now)
        .filter(({ level }) => level === 'block')
        .map(({ code, field }) => `${code} ${field}`);
    expect(ends({}, '2061-03-01')).toEqual(['new-mandate-ends newMandate.endsOn']);
    expect(ends({ endsOn: day('2066-11-15') }, '2099-12-31')).toEqual(['mandate-ends end']);
  });

  it('says how far a SIP without an end goes, where it could be longer', () => {
    const warned = (endsOn: string) =>
      checkOrder(withNew({ endsOn: day(endsOn) }, { end: { by: 'perpetual' } }), facts, now).map(
        ({ code }) => code,
      );
    expect(warned('2040-01-31')).toContain('plan-capped');
    expect(warned('2066-11-15')).not.toContain('plan-capped');
  });

  it('is one too many beside five that are open; those that are over do not count', () => {
    const five = Array.from({ length: 5 }, (_, at) => ({ ...mandate, id: `M${at}` }));
    expect(found({}, { ...facts, mandates: five })).toContain('block too-many null');
    const over = five.map((one, at) => ({ ...one, ...(at === 0 && { status: 'CANCELLED' as const }) }));
    expect(found({}, { ...facts, mandates: over })).not.toContain('block too-many null');
  });

  it('counts only while the order names no mandate that is there', () => {
    expect(mandateOf(withNew(), facts)).toMatchObject({
      id: NEW_MANDATE,
      bank: 'HDFC Bank',
      limit: rupees('10,000'),
    });
    expect(mandateOf(withNew({}, { mandate: mandate.id }), facts)).toBe(mandate);
    expect(mandateOf(withNew({}, { mandate: 'M9' }), facts)).toBeNull();
    expect(mandateOf({ ...sip, mandate: NEW_MANDATE }, facts)).toBeNull();
    expect(checkNewMandate(withNew({ limit: rupees('1') }, { mandate: mandate.id }), facts, today)).toEqual(
      [],
    );
  });
});
