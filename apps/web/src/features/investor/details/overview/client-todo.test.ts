import type { GoalLead } from '@hub/contract/calls/goal-planner/goal-planner';
import type { Folio, InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import type { PlanRow } from '@hub/contract/calls/reports/reports';
import { describe, expect, it } from 'vitest';
import { clientTodo, type TodoOf } from './client-todo.ts';

const id = '00000000-0000-4000-8000-000000000001';
const mandate: PlanRow['mandate'] = {
  maskedUmrn: null,
  bank: 'HDFC Bank',
  maskedAccount: '**2210',
  limit: '50000.00',
  endsOn: '2040-01-01',
  status: 'APPROVED',
};
const sip = (some: Partial<PlanRow> = {}) =>
  ({
    kind: 'SIP',
    status: 'running',
    frequency: 'monthly',
    investorId: id,
    investor: 'Mary Varghese',
    folioNo: '146751235/15',
    regNo: '1',
    scheme: { code: '100001', name: 'Aranya Flexi Cap Fund' },
    amount: '15000.00',
    nextDebitOn: '2026-12-07',
    bouncesInRow: 0,
    underWay: null,
    mandate,
    ...some,
  }) as PlanRow;
const folio = (folioNo: string, nominees: number, taxStatus = '01') =>
  ({
    folioNo,
    investorId: id,
    taxStatus,
    nominees: Array.from({ length: nominees }, () => ({})),
  }) as unknown as Folio;
const goal = (name: string, pace: 'behind' | 'on-track', moreSip: string | null = '47345.00') =>
  ({
    id: 'goal-1',
    name,
    due: '2034-06-01',
    progress: { pace, shortfall: '100000.00', moreSip, moreLumpsum: '900000.00' },
  }) as unknown as GoalLead;

const linesOf = (some: Partial<TodoOf> & { readonly kyc?: InvestorDetails['kyc'] } = {}) => {
  const { kyc = 'VALIDATED', ...rest } = some;
  return clientTodo({
    investor: {
      id,
      name: 'Mary Varghese',
      kyc,
      maskedMobile: '*****07781',
      maskedEmail: null,
    } as InvestorDetails,
    plans: [],
    folios: [],
    goals: [],
    mayOrder: true,
    ...rest,
  });
};
const only = (some: Parameters<typeof linesOf>[0]) => {
  const [line, ...others] = linesOf(some);
  expect(others).toEqual([]);
  return line;
};

describe('the next SIP', () => {
  it('is what is debited on the first day, all of it, and says whether the mandate covers it', () => {
    const plans = [
      sip({ nextDebitOn: '2026-12-15', regNo: '3' }),
      sip(),
      sip({ regNo: '2', amount: '10000.00' }),
      sip({ regNo: '4', nextDebitOn: '2026-12-01', status: 'paused' }),
    ];
    expect(only({ plans })).toEqual({
      about: 'sip',
      urgency: 'calm',
      title: 'Next SIP ₹25,000 on 07-Dec-2026',
      note: '2 SIPs · mandate HDFC Bank **2210 covers it',
      act: null,
    });
    expect(only({ plans: [sip()] })?.act).toMatchObject({ text: 'Change SIP' });
    expect(only({ plans: [sip()], mayOrder: false })?.act).toBeNull();
    expect(only({ plans: [sip({ mandate: null })] })?.note).toBe('1 SIP');
  });

  it.each([
    [
      'is more than its mandate allows',
      { mandate: { ...mandate, limit: '1500.00' } },
      /limit: limit ₹1,500/,
      'Fix mandate',
    ],
    [
      'has a mandate that was rejected',
      { mandate: { ...mandate, status: 'REJECTED' } },
      /rejected/,
      'Fix mandate',
    ],
    ['ends at one more miss', { bouncesInRow: 2 }, /One more miss/, 'Remind'],
    ['waits for its mandate', { mandate: { ...mandate, status: 'SENT' } }, /not approved/, 'Remind'],
  ] as const)('that %s says so, with what helps', (_, some, note, act) => {
    const line = only({ plans: [sip(some as Partial<PlanRow>)] });
    expect(line?.note).toMatch(note);
    expect(line?.act).toMatchObject({ text: act });
  });
});

describe('nominees, KYC and goals', () => {
  it('a folio without a nominee is named, with how many others have one', () => {
    const folios = [folio('1', 0), folio('2', 1), folio('3', 2)];
    expect(only({ folios })).toMatchObject({
      title: 'Nominee missing in 1',
      note: '2 other folios have one',
      act: { text: 'Add nominee', href: expect.stringContaining('folio=1') },
    });
    expect(only({ folios: [folio('1', 0), folio('2', 0)] })).toMatchObject({
      title: 'Nominee missing in 2 folios',
      note: 'first 1',
    });
    // A minor, an HUF or a company names nobody (S3-17).
    expect(linesOf({ folios: [folio('1', 0, '02')] })).toEqual([]);
  });

  it('KYC that is not validated is asked for, in a message that says what it stops', () => {
    expect(only({ kyc: 'REGISTERED' })).toMatchObject({ urgency: 'soon', title: 'KYC registered' });
    const held = only({ kyc: 'ON_HOLD' });
    expect(held).toMatchObject({ urgency: 'now', note: 'no order goes through until it is validated' });
    expect(held?.act).toMatchObject({
      message: expect.stringMatching(/^Dear Mary Varghese, your KYC is on hold/),
    });
  });

  it('a goal that falls short says what makes up for it', () => {
    expect(only({ goals: [goal('College for Meera', 'behind')] })).toMatchObject({
      title: 'College for Meera falls short',
      note: '₹47,345 more a month until 01-Jun-2034',
      act: { href: expect.stringContaining('goal=goal-1') },
    });
    expect(only({ goals: [goal('House', 'behind', null)] })?.note).toBe('₹9,00,000 at once makes up for it');
    expect(linesOf({ goals: [goal('House', 'on-track')] })).toEqual([]);
  });

  it('stand in the order of their urgency; what is not known yet is not said', () => {
    const lines = linesOf({ kyc: 'ON_HOLD', folios: [folio('1', 0)], plans: [sip()] });
    expect(lines.map(({ about }) => about)).toEqual(['kyc', 'nominee', 'sip']);
    expect(linesOf({ plans: undefined, folios: undefined, goals: undefined })).toEqual([]);
  });
});
