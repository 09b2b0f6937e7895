import { todoKinds } from '@hub/contract/calls/dashboard/dashboard';
import { describe, expect, it } from 'vitest';
import { todoLine, todoRow } from './todo-lines.ts';

const nobody = { people: [], amount: null, deadline: null };

describe('a line of the to-do', () => {
  it('names what is at stake and by when', () => {
    const line = todoLine({
      kind: 'sip-at-risk',
      count: 3,
      people: [],
      amount: '25000.00',
      deadline: '2026-12-05',
    });
    expect(line).toEqual({
      title: '3 SIPs cease at the next miss',
      about: ['₹25,000 a month at stake', 'next debit 05-Dec-2026'],
      urgency: 'now',
      verb: 'Fix mandates',
    });
  });

  it('has a verb of its own in each kind, and another for one or two', () => {
    const verbs = todoKinds.map((kind) => todoLine({ ...nobody, kind, count: 2 }).verb);
    expect(new Set(verbs)).not.toContain('');
    expect(verbs[0]).toBe('Remind both');
    expect(todoLine({ ...nobody, kind: 'links-lapsing', count: 1 }).verb).toBe('Remind');
    expect(todoLine({ ...nobody, kind: 'sip-at-risk', count: 1 }).verb).toBe('Fix mandate');
  });

  it('speaks of one as of one', () => {
    expect(todoLine({ ...nobody, kind: 'kyc-on-hold', count: 1 }).title).toBe('KYC of 1 client on hold');
    expect(todoLine({ ...nobody, kind: 'euin-missing', count: 1 }).title).toBe('EUIN missing on 1 order');
  });

  it('groups large counts as Indians do', () => {
    expect(todoLine({ ...nobody, kind: 'sip-maturing', count: 123456 }).title).toBe(
      '1,23,456 SIPs mature soon',
    );
  });
});

describe('the row of a client', () => {
  const person = {
    investorId: '7f3c2b1a-0000-4000-8000-000000000001',
    name: 'Latha Iyer',
    hasMobile: true,
    plan: {
      folioNo: '123/45',
      regNo: 'R1',
      schemeCode: '100001',
      scheme: 'Aranya Flexi Cap Fund',
      amount: '15000.00',
    },
    order: null,
    entry: null,
    amount: '5000.00',
    day: '2026-12-07',
  };
  const client = { ...person, plan: null, amount: '0.00', day: null };

  it('of a SIP at risk calls and writes to this client, and mends the mandate of this folio', () => {
    const row = todoRow('sip-at-risk', person);
    expect(row).toMatchObject({
      about: ['SIP ₹15,000', 'debit 07-Dec-2026'],
      ways: ['call', 'whatsapp'],
      link: {
        text: 'Fix mandate',
        href: `/distributor/transact/otm?investor=${person.investorId}&folio=123%2F45`,
      },
    });
    expect(row.message).toMatch(/^Dear Latha Iyer, .*₹15,000 in Aranya Flexi Cap Fund.*07-Dec-2026/);
  });

  it('of a SIP that ends is renewed where the SIPs that end stand', () => {
    expect(todoRow('sip-maturing', person).link).toEqual({
      text: 'Renew',
      href: '/distributor/sip-report?view=maturing',
    });
  });

  it('of an ARN that is not active is renewed by nobody: its line and its row only show it', () => {
    expect(todoRow('sip-maturing', person, false).link).toBeNull();
    expect(todoLine({ ...nobody, kind: 'sip-maturing', count: 2 }, false).verb).toBe('See all');
    expect(todoLine({ ...nobody, kind: 'sip-maturing', count: 2 }).verb).toBe('Renew');
    expect(todoRow('sip-at-risk', person, false).link).not.toBeNull();
  });

  it('of KYC on hold reminds this client; of a birthday leads to the wishes', () => {
    expect(todoRow('kyc-on-hold', client)).toMatchObject({
      about: ['holds nothing'],
      ways: ['call', 'remind'],
      link: null,
    });
    expect(todoRow('birthdays', { ...client, amount: '120000.00' })).toMatchObject({
      about: ['holds ₹1.20 L'],
      ways: ['call', 'whatsapp'],
      link: { text: 'Wish', href: '/distributor/wishes' },
      message: expect.stringContaining('Happy birthday, Latha Iyer'),
    });
  });

  it('of a link about to lapse says what is left of it, reminds this client and opens the order', () => {
    const order = {
      reference: 'H0123456789A',
      kind: 'redeem' as const,
      headline: '₹5,000',
      scheme: 'Aranya Flexi Cap Fund',
      until: Temporal.Now.instant().add({ minutes: 190, seconds: 30 }).toString(),
    };
    expect(todoRow('links-lapsing', { ...client, order })).toMatchObject({
      about: ['redemption ₹5,000', '3 h 10 m left'],
      ways: ['call', 'remind'],
      message: expect.stringContaining('₹5,000 in Aranya Flexi Cap Fund'),
      link: { text: 'Open', href: '/distributor/transaction-history?order=H0123456789A' },
    });
  });

  it('of an order that is not paid reminds this client and opens the order', () => {
    const order = {
      reference: 'H0123456789A',
      kind: 'redeem' as const,
      headline: '₹5,000',
      scheme: 'Aranya Flexi Cap Fund',
      until: null,
    };
    expect(todoRow('orders-to-pay', { ...client, order })).toMatchObject({
      about: ['redemption ₹5,000', 'confirmed'],
      ways: ['call', 'remind'],
      message: expect.stringContaining('₹5,000 in Aranya Flexi Cap Fund'),
      link: { text: 'Open', href: '/distributor/transaction-history?order=H0123456789A' },
    });
    expect(todoLine({ ...nobody, kind: 'orders-to-pay', count: 2, amount: '30000.00' })).toMatchObject({
      title: '2 orders are waiting for payment',
      about: ['₹30,000 not paid yet'],
      urgency: 'now',
    });
  });

  it('of an order without an EUIN says its kind and by when, and opens its folio: the registrar is told', () => {
    const entry = { folioNo: '123/45', kind: 'switch-in' as const };
    expect(todoRow('euin-missing', { ...client, entry, amount: '120000.00', day: '2026-12-07' })).toEqual({
      about: ['switch ₹1.20 L', 'by 07-Dec-2026'],
      ways: [],
      message: '',
      link: { text: 'Open folio', href: '/distributor/investor/investor-list/folio-details?folio=123%2F45' },
    });
  });
});
