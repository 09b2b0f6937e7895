import { type OpportunityList, opportunityLists } from '@hub/domain/opportunity/lists';
import { describe, expect, it } from 'vitest';
import { orderAgainHref } from './order-again.ts';
import { remedyOf, suggestedAmount } from './remedies.ts';
import { row } from './test/row.ts';

const opened = (href: string) => {
  const { pathname, searchParams } = new URL(href, 'https://hub.example');
  const { investor, row: started, ...existing } = Object.fromEntries(searchParams);
  return { form: pathname.split('/').at(-1), investor, started, existing };
};

/** Issue 17: what each list's button opens, and with what. */
const wanted: Readonly<Record<Exclude<OpportunityList, 'nigo'>, [string, string, Record<string, string>]>> = {
  ceased: ['Start again', 'sip', { reg: 'S1', scheme: '100001' }],
  'not-renewed': ['Renew', 'sip', { reg: 'S1', scheme: '100001' }],
  maturity: ['Renew', 'sip', { reg: 'S1', scheme: '100001' }],
  rejected: ['Order again', 'sip', { reg: 'S1', scheme: '100001' }],
  liquid: ['Start STP', 'stp', { scheme: '100001', amount: '10000.00' }],
  lumpsum: ['Start SIP', 'sip', { scheme: '100001', amount: '1000.00' }],
  equity: ['Add debt', 'lumpsum', { assetClass: 'DEBT' }],
  debt: ['Add equity', 'sip', { assetClass: 'EQUITY', amount: '1000.00' }],
  dividend: ['Switch to growth', 'switch', { scheme: '100001', target: '100002', amount: 'all' }],
  inactive: ['Start SIP', 'sip', { scheme: '100001', amount: '1000.00' }],
  'zero-balance': ['Invest', 'lumpsum', { scheme: '100001' }],
  redeem: ['Invest again', 'lumpsum', { scheme: '100001' }],
  'expiring-stp': ['Renew', 'stp', { reg: 'S1', scheme: '100001' }],
  'expiring-swp': ['Renew', 'swp', { reg: 'S1', scheme: '100001' }],
  elss: ['Invest the rest', 'lumpsum', { scheme: '100001', amount: '120000.00' }],
};

describe('the remedy of a row', () => {
  it.each(opportunityLists.filter((list) => list !== 'nigo'))('opens its form filled: %s', (list) => {
    const [text, form, existing] = wanted[list];
    const remedy = remedyOf(list, row);
    expect(remedy?.text).toBe(text);
    expect(opened(remedy?.href ?? '')).toEqual({
      form,
      investor: row.investorId,
      started: `${list}~${row.key}`,
      existing: { folio: row.folioNo, ...existing },
    });
  });

  it('of a SIP that still runs is what its debit failed for, or none', () => {
    const of = (act: typeof row.remedy.act) =>
      remedyOf('rejected', { ...row, remedy: { act, why: act === 'none' ? 'It still runs.' : null } });
    expect(of('none')).toBeNull();
    expect(of('new-mandate')?.text).toBe('New mandate');
    expect(opened(of('new-mandate')?.href ?? '')).toMatchObject({
      form: 'otm',
      existing: { folio: row.folioNo },
    });
    expect(of('change-plan')?.text).toBe('Change SIP');
    expect(opened(of('change-plan')?.href ?? '')).toMatchObject({ form: 'sip', existing: { reg: 'S1' } });
  });

  it('names nothing that is not known', () => {
    const bare = { ...row, folioNo: null, schemeCode: null, regNo: null, target: null };
    expect(opened(remedyOf('ceased', bare)?.href ?? '').existing).toEqual({});
  });
});

describe('a rejected order once more', () => {
  const order = {
    kind: 'switch' as const,
    reference: 'H0123456789A',
    scheme: { code: '100001', name: 'Liquid Fund' },
    target: { code: '100002', name: 'Flexi Cap Fund' },
    amount: '25000.00',
    rejection: { code: 'amount_invalid', title: '', fix: '', remark: '' },
  };

  it('begins at the field that was at fault', () => {
    expect(opened(orderAgainHref(row, order))).toMatchObject({
      form: 'switch',
      existing: { scheme: '100001', target: '100002', amount: '25000.00', field: 'quantity' },
    });
  });

  it('without a form of its own is looked at', () => {
    expect(orderAgainHref(row, { ...order, kind: 'folio' })).toContain('order=H0123456789A');
  });
});

describe('a suggested amount', () => {
  it('is what the remedy begins with, where the list works one out', () => {
    const amounts = opportunityLists.flatMap((list) => suggestedAmount(list, row) ?? []);
    // 1.2 lakh: a twelfth by STP, one per cent by SIP.
    expect(amounts).toEqual(['10000.00', '1000.00', '1000.00', '1000.00']);
    expect(suggestedAmount('lumpsum', { ...row, remedy: { act: 'none', why: 'KYC is on hold' } })).toBeNull();
  });
});
