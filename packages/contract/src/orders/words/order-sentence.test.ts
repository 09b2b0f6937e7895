import { milliUnits, paise } from '@hub/domain';
import type { OrderTerms } from '@hub/domain/orders/terms/order-terms';
import { orderKinds } from '@hub/domain/orders/terms/order-terms';
import { describe, expect, it } from 'vitest';
import { consentOf } from '../consent-texts.ts';
import type { SummaryLine } from '../summary/summary-line.ts';
import { orderSentence, ordersHeadline } from './order-sentence.ts';

const day = (iso: string) => Temporal.PlainDate.from(iso);
const flexi = { name: 'Aranya Flexi Cap Fund - Regular - Growth' };
const liquid = { name: 'Aranya Liquid Fund - Regular - Growth' };
const line = (label: string, value: string, isEstimate = false): SummaryLine => ({
  label,
  value,
  isEstimate,
});
const any = {
  folioNo: '1',
  schemeCode: 'A',
  euin: null,
  isExecutionOnly: true,
  subArn: null,
  idcw: 'Z',
} as const;
const plan = {
  ...any,
  frequency: 'monthly',
  day: 5,
  startsOn: day('2026-12-05'),
  end: { by: 'perpetual' },
  replaces: null,
} as const;
const amount = paise(500_000n);
const sip = { ...plan, kind: 'sip', amount, topUp: null, mandate: 'M1', firstNow: null } as const;
const redeem = { ...any, kind: 'redeem', account: 'HDFC0000001-3806' } as const;
const payout = [
  line('Paid to', 'Canara Bank **********3806'),
  line('Paid by', '20-Nov-2026'),
  line('Proceeds', '₹4,999.95', true),
];

const said = (terms: OrderTerms, lines: SummaryLine[] = [], target: { name: string } | null = null) =>
  orderSentence(terms, { scheme: flexi, target, lines });

describe('what an investor agrees to, in one sentence', () => {
  it.each<[string, OrderTerms, SummaryLine[], { name: string } | null]>([
    [
      'You invest ₹5,000 in Aranya Flexi Cap Fund',
      { ...any, kind: 'lumpsum', amount, payMode: 'upi', account: 'A-1', mandate: null },
      [],
      null,
    ],
    [
      'You get about ₹4,999.95 in Canara Bank ••3806 by 20-Nov-2026',
      { ...redeem, quantity: { by: 'all' } },
      payout,
      null,
    ],
    [
      'You redeem 85.914 units from Aranya Flexi Cap Fund',
      { ...redeem, quantity: { by: 'units', units: milliUnits(85_914n) } },
      [],
      null,
    ],
    [
      'You switch all units from Aranya Flexi Cap Fund to Aranya Liquid Fund',
      { ...any, kind: 'switch', toSchemeCode: 'B', quantity: { by: 'all' } },
      [],
      liquid,
    ],
    ['You start a SIP of ₹5,000 every month in Aranya Flexi Cap Fund', sip, [], null],
    [
      'You start a SIP of ₹5,000 every month in Aranya Flexi Cap Fund, the first one now',
      { ...sip, firstNow: { payMode: 'upi', account: 'A-1' } },
      [],
      null,
    ],
    [
      'You start an STP of the gain every three months from Aranya Flexi Cap Fund to Aranya Liquid Fund',
      { ...plan, kind: 'stp', toSchemeCode: 'B', frequency: 'quarterly', move: 'appreciation', amount: null },
      [],
      liquid,
    ],
    [
      'You start an SWP of ₹5,000 every month from Aranya Flexi Cap Fund, paid to Canara Bank ••3806',
      { ...plan, kind: 'swp', account: 'A-1', move: 'fixed', amount },
      payout,
      null,
    ],
    [
      'You pause your SIP in Aranya Flexi Cap Fund from 01-Dec-2026 to 28-Feb-2027',
      { ...any, kind: 'pause', regNo: '7', from: day('2026-12-01'), to: day('2027-02-28') },
      [],
      null,
    ],
    [
      'You stop your SIP in Aranya Flexi Cap Fund; nothing moves from 05-Dec-2026',
      { ...any, kind: 'stop', planKind: 'SIP', regNo: '7', reason: 'other' },
      [line('Nothing moves from', '05-Dec-2026')],
      null,
    ],
    ['You open a new folio', { folioNo: '1', schemeCode: '', kind: 'folio' }, [], null],
  ])('%s', (sentence, terms, lines, target) => {
    expect(said(terms, lines, target)).toBe(sentence);
  });

  it('names plan and option where they are what differs', () => {
    const target = { name: 'Aranya Flexi Cap Fund - Regular - IDCW' };
    const terms = { ...any, kind: 'switch', toSchemeCode: 'B', quantity: { by: 'all' } } as const;
    expect(said(terms, [], target)).toBe(`You switch all units from ${flexi.name} to ${target.name}`);
  });

  it('is the sum for several orders', () => {
    const one = { sentence: 'You invest ₹5,000 in A', paidIn: amount };
    const other = { sentence: 'You switch all units from A to B', paidIn: paise(0n) };
    expect(ordersHeadline([one])).toBe(one.sentence);
    expect(ordersHeadline([one, other, one])).toBe('You confirm 3 orders and pay ₹10,000');
    expect(ordersHeadline([other, other])).toBe('You confirm 2 orders');
  });
});

describe('what is agreed to', () => {
  it('speaks of each kind, and of several says nothing twice', () => {
    for (const kind of orderKinds) expect(consentOf([kind])[0]).toMatch(/^By confirming you ask us to /);
    const texts = consentOf(['lumpsum', 'sip', 'switch', 'lumpsum']);
    expect(new Set(texts).size).toBe(texts.length);
    expect(consentOf(['stop']).join()).not.toMatch(/commission|market risks/);
  });
});
