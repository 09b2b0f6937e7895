import type { CartItem } from '@hub/contract/calls/transact/transact';
import type { MandateFacts, OrderFacts } from '@hub/domain/orders/facts/order-facts';
import { NEW_MANDATE } from '@hub/domain/orders/terms/new-mandate';
import { describe, expect, it } from 'vitest';
import { facts, folio, mandate, now, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { asOrdered } from '../terms/as-ordered.ts';
import { checkOrderForm, mandateFindings } from '../terms/order-rules.ts';
import { initialOf, type OrderValues } from '../terms/order-values.ts';
import { type OrderedBefore, orderedAgain } from '../terms/ordered-again.ts';
import { startAfter } from '../terms/plan-starts-offered.ts';
import { valuesOfTerms } from '../terms/terms-in-form.ts';
import type { OrderCheck } from '../terms/unloaded-units.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const alone: OrderFacts = { ...facts, mandates: [] };
const check: OrderCheck = { kind: 'sip', folioNo: folio.folioNo, facts: alone, now };
const initial = (mandates: readonly MandateFacts[], banks = folio.banks) =>
  initialOf({ ...facts, folio: { ...folio, banks }, mandates, today });
const filled: OrderValues = {
  ...initial([]),
  schemeCode: { id: scheme.code, name: scheme.name },
  amount: '5000',
  day: '5',
  startsOn: '2027-01-05',
  euin: 'E123456',
};
const said = (more: Partial<OrderValues>, with_: Partial<OrderCheck> = {}) => {
  const checked = checkOrderForm({ ...filled, ...more }, { ...check, ...with_ });
  return 'sent' in checked ? checked.sent : checked.faults;
};
const own = (more: Partial<OrderValues['newMandate']>) => ({ newMandate: { ...filled.newMandate, ...more } });

describe('the mandate of a SIP that is entered', () => {
  it('is a new one where the folio has none, and one of the folio where that is approved', () => {
    const waiting = { ...mandate, status: 'INITIATED' as const };
    const over = { ...mandate, status: 'CANCELLED' as const };
    const [bank] = folio.banks;
    const none = bank ? [{ ...bank, channels: [] }] : [];
    const chosen = [[], [mandate], [waiting], [over]].map((mandates) => initial(mandates).mandate);
    expect(chosen).toEqual([NEW_MANDATE, mandate.id, '', NEW_MANDATE]);
    // No bank of the folio takes mandates.
    expect(initial([], none).mandate).toBe('');
  });

  it('has the default account, its first way, and limit and end as they are proposed at that moment', () => {
    expect(said({})).toMatchObject({
      mandate: NEW_MANDATE,
      newMandate: {
        account: 'HDFC0001660-1234',
        channel: 'netbanking',
        vpa: null,
        limit: '10000',
        endsOn: '2066-11-15',
      },
    });
    expect(said({ amount: '7300' })).toMatchObject({ newMandate: { limit: '15000' } });
    expect(said({ endBy: 'count', count: '12' })).toMatchObject({ newMandate: { endsOn: '2028-01-06' } });
    expect(said({ hasTopUp: true, topUpRate: '50', endBy: 'count', count: '36' })).toMatchObject({
      newMandate: { limit: '12000' },
    });
  });

  it('keeps the limit and the end that were entered, and says at the field what does not fit', () => {
    expect(said(own({ limit: '25000', endsOn: '2040-01-31' }))).toMatchObject({
      newMandate: { limit: '25000', endsOn: '2040-01-31' },
    });
    expect(said(own({ limit: '' }))).toEqual({ 'newMandate.limit': 'Enter a limit' });
    expect(said(own({ limit: '4000' }))).toEqual({ 'newMandate.limit': 'Enter a limit of at least ₹5,000' });
    expect(said({ ...own({ endsOn: '2027-01-31' }), endBy: 'count', count: '12' })).toEqual({
      'newMandate.endsOn': 'Choose 06-Dec-2027 or a later end',
    });
    expect(said(own({ channel: 'upi' }))).toEqual({ 'newMandate.vpa': 'Enter the client’s UPI ID' });
    expect(said({ ...own({ channel: 'upi', vpa: 'asha@okbank' }), amount: '120000' })).toEqual({
      'newMandate.limit': 'Enter a limit of at least ₹1,20,000',
    });
  });

  it('is no order of its own kind where another mandate is chosen', () => {
    const sent = said({ mandate: mandate.id }, { facts });
    expect(sent).toMatchObject({ mandate: mandate.id });
    expect(sent).not.toHaveProperty('newMandate');
    expect(asOrdered({ ...check, kind: 'stp' }, filled)).toBe(filled);
  });

  it('is said to be one too many, or like one that there is', () => {
    const found = (mandates: readonly MandateFacts[]) =>
      mandateFindings({ ...check, facts: { ...facts, mandates } }, filled).map(
        ({ name, words }) => `${words.level} ${words.code} ${name}`,
      );
    expect(found([])).toEqual([]);
    expect(found([mandate])).toEqual(['warn same-account newMandate.account']);
    const five = Array.from({ length: 5 }, (_, at) => ({ ...mandate, id: `M${at}` }));
    expect(found(five)).toContain('block too-many mandate');
  });

  it('moves the start: the bank has to answer first, UPI answers at once', () => {
    const requested = {
      kind: 'sip',
      folioNo: folio.folioNo,
      facts: alone,
      orderFacts: alone,
      today,
    } as const;
    const starts = (more: Partial<OrderValues>) =>
      startAfter(requested, { ...filled, startsOn: '', ...more });
    expect(starts({})).toBe('2027-01-05');
    expect(starts(own({ channel: 'upi', vpa: 'asha@okbank' }))).toBe('2026-12-05');
  });

  const terms = said(own({ limit: '12000', endsOn: '2040-01-31' })) as CartItem['terms'];
  const item = {
    terms,
    scheme: { code: scheme.code, name: scheme.name },
    target: null,
  } as unknown as CartItem;

  it('comes back into the form of an order of the cart', () => {
    expect({ ...filled, ...valuesOfTerms(item) }).toMatchObject({
      mandate: NEW_MANDATE,
      ...own({ limit: '12000', endsOn: '2040-01-31' }),
    });
  });

  it('comes again with an order that was declined, as long as it is not there', () => {
    const again = (status: MandateFacts['status']) => {
      const orderFacts = { ...facts, mandates: [{ ...mandate, id: 'M7', status }] };
      const requested = {
        kind: 'sip',
        folioNo: folio.folioNo,
        facts: orderFacts,
        orderFacts,
        today,
      } as const;
      const declined = { ...item, terms: { ...terms, mandate: 'M7' } } as unknown as OrderedBefore;
      return orderedAgain(declined, requested, initial(orderFacts.mandates));
    };
    expect(again('CANCELLED')).toMatchObject({ mandate: NEW_MANDATE, newMandate: { limit: '12000' } });
    expect(again('APPROVED').mandate).toBe('M7');
  });
});
