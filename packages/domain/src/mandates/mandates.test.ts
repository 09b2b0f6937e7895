import { describe, expect, it } from 'vitest';
import { paise } from '../money/scaled.ts';
import { applyMandateEvent, type MandateEvent, type MandateState } from './apply-mandate-event.ts';
import { checkMandate } from './checks/check-mandate.ts';
import type { MandateCheckFacts, MandateTerms } from './checks/mandate.ts';
import { isUmrn, umrnOf } from './mandate-channels.ts';
import { mandateStatuses } from './mandate-status.ts';
import { cancelFault, isDormant, isExpiring, limitLeft, swapFault } from './mandate-use.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const rupees = (amount: number) => paise(BigInt(amount) * 100n);
const today = day('2026-11-16');

const terms = (more: Partial<MandateTerms> = {}): MandateTerms => ({
  folioNo: '1/1',
  account: 'HDFC0000001-4321',
  channel: 'netbanking',
  vpa: null,
  limit: rupees(25_000),
  startsOn: day('2026-11-20'),
  endsOn: day('2046-11-19'),
  repairs: null,
  ...more,
});
const facts = (more: Partial<MandateCheckFacts> = {}): MandateCheckFacts => ({
  today,
  folio: {
    taxStatus: '01',
    holding: 'SI',
    mobile: '98xxxxxx10',
    email: null,
    banks: [
      {
        key: 'HDFC0000001-4321',
        bank: 'HDFC Bank',
        maskedAccount: 'xxxx4321',
        type: 'SB',
        isDefault: true,
        channels: ['netbanking', 'debit-card', 'aadhaar', 'upi', 'paper'],
      },
      {
        key: 'SMALL00001-9999',
        bank: 'Small Bank',
        maskedAccount: 'xxxx9999',
        type: 'NE',
        isDefault: false,
        channels: ['paper'],
      },
    ],
  },
  open: [],
  ...more,
});
const codes = (more: Partial<MandateTerms> = {}, on: Partial<MandateCheckFacts> = {}) =>
  checkMandate(terms(more), facts(on)).map(({ level, code, field }) => `${level} ${code} ${field}`);

describe('a mandate to be registered', () => {
  it('that fits has nothing against it', () => {
    expect(codes()).toEqual([]);
    expect(codes({ limit: rupees(1_00_00_000) })).toEqual([]);
    expect(codes({ channel: 'upi', vpa: 'asha@okbank', limit: rupees(1_00_000) })).toEqual([]);
  });

  it.each<[string, Partial<MandateTerms>]>([
    ['block limit-too-high limit', { limit: rupees(1_00_00_001) }],
    ['block limit-too-high limit', { channel: 'upi', vpa: 'asha@okbank', limit: rupees(1_00_001) }],
    ['block limit-too-low limit', { limit: rupees(499) }],
    ['block limit-whole-rupees limit', { limit: paise(1000_50n) }],
    ['block starts-past startsOn', { startsOn: day('2026-11-15') }],
    ['block starts-late startsOn', { startsOn: day('2027-03-01') }],
    ['block ends-first endsOn', { endsOn: day('2026-11-20') }],
    ['block too-long endsOn', { endsOn: day('2066-11-20') }],
    ['block ends-after-2099 endsOn', { endsOn: day('2100-01-01') }],
    ['block vpa-form vpa', { channel: 'upi' }],
    ['block vpa-form vpa', { channel: 'upi', vpa: 'nobody' }],
    ['block vpa-not-requested vpa', { vpa: 'asha@okbank' }],
    ['block account-not-registered account', { account: 'HDFC0000001-0000' }],
  ])('is refused: %s', (finding, more) => {
    expect(codes(more)).toEqual([finding]);
  });

  it('runs for 40 years at most, and never past 2099', () => {
    expect(codes({ endsOn: day('2066-11-19') })).toEqual([]);
    const late = { today: day('2070-01-01') };
    expect(codes({ startsOn: day('2070-01-01'), endsOn: day('2099-12-31') }, late)).toEqual([]);
    expect(codes({ startsOn: day('2070-01-01'), endsOn: day('2109-12-31') }, late)).toEqual([
      'block ends-after-2099 endsOn',
    ]);
  });

  it('needs a channel of its bank, an account of the right type and somewhere to send the link', () => {
    expect(codes({ account: 'SMALL00001-9999' })).toEqual([
      'block account-type account',
      'block channel-not-offered channel',
    ]);
    const { folio } = facts();
    expect(codes({}, { folio: { ...folio, mobile: null } })).toEqual(['block contact-needed channel']);
    expect(codes({ channel: 'paper' }, { folio: { ...folio, mobile: null } })).toEqual([]);
  });

  it('is the sixth of a folio for nobody, and says when one like it is there', () => {
    const one = { account: 'HDFC0000001-4321', limit: rupees(50_000), endsOn: day('2040-01-01') };
    expect(codes({}, { open: [one] })).toEqual(['warn same-account account']);
    expect(codes({}, { open: [one, one, one, one, one] })).toContain('block too-many null');
  });
});

describe('the status of a mandate', () => {
  const events: MandateEvent[] = [
    { type: 'sent' },
    { type: 'approved', umrn: 'HDFC7010000000000001' },
    { type: 'rejected', code: 'M003' },
    { type: 'cancelled' },
  ];
  const order = ['INITIATED', 'SENT', 'APPROVED', 'REJECTED', 'CANCELLED'];

  it('goes forward only, whatever comes in whatever order', () => {
    for (const status of mandateStatuses) {
      for (const event of events) {
        const step = applyMandateEvent({ status, umrn: null, code: null }, event);
        if (step.ok) expect(order.indexOf(step.mandate.status)).toBeGreaterThan(order.indexOf(status));
      }
    }
    const over: MandateState = { status: 'REJECTED', umrn: null, code: 'M003' };
    expect(applyMandateEvent(over, events[1] as MandateEvent)).toEqual({ ok: false, refusal: 'not-now' });
    expect(applyMandateEvent(over, events[2] as MandateEvent)).toEqual({ ok: false, refusal: 'already' });
  });

  it('needs a number of 20 characters to be approved', () => {
    const sent: MandateState = { status: 'SENT', umrn: null, code: null };
    expect(applyMandateEvent(sent, { type: 'approved', umrn: 'SHORT' })).toEqual({
      ok: false,
      refusal: 'umrn',
    });
    expect(applyMandateEvent(sent, events[1] as MandateEvent)).toMatchObject({
      ok: true,
      mandate: { status: 'APPROVED', umrn: 'HDFC7010000000000001' },
    });
  });

  it('shows in its number how it was made and approved', () => {
    expect(
      [umrnOf('HDFC', 'netbanking', 42n), umrnOf('HDFC', 'debit-card', 42n)].map((umrn) => umrn.slice(4, 7)),
    ).toEqual(['701', '702']);
    expect(umrnOf('SBIN', 'paper', 10n ** 15n)).toMatch(/^SBIN0/);
    expect(isUmrn(umrnOf('SBIN', 'aadhaar', 7n))).toBe(true);
  });
});

describe('a mandate in use', () => {
  it('is cancelled after two days, with no debit under way', () => {
    const approved = (approvedOn: string) => ({ status: 'APPROVED' as const, approvedOn: day(approvedOn) });
    const calm = { today, hasDebitInFlight: false };
    expect(cancelFault(approved('2026-11-15'), calm)).toMatchObject({
      code: 'too-young',
      from: day('2026-11-17'),
    });
    expect(cancelFault(approved('2026-11-14'), calm)).toBeNull();
    expect(cancelFault(approved('2026-11-14'), { today, hasDebitInFlight: true })).toEqual({
      code: 'debit-in-flight',
    });
    expect(cancelFault({ status: 'INITIATED', approvedOn: null }, calm)).toBeNull();
    expect(cancelFault({ status: 'SENT', approvedOn: null }, calm)).toMatchObject({ code: 'not-now' });
  });

  it('has left what its plans do not take, never below nil', () => {
    const plan = (amount: number) => ({ amount: rupees(amount) });
    expect(limitLeft(rupees(10_000), [plan(2500), plan(5000)])).toBe(rupees(2500));
    expect(limitLeft(rupees(10_000), [plan(9000), plan(5000)])).toBe(0n);
  });

  it('is dormant after a year without plan and debit, and expires in three months', () => {
    const used = {
      status: 'APPROVED' as const,
      endsOn: day('2046-01-01'),
      since: day('2025-11-16'),
      plans: 0,
      lastDebitOn: null,
    };
    expect(isDormant(used, today)).toBe(true);
    expect(isDormant({ ...used, lastDebitOn: day('2025-11-17') }, today)).toBe(false);
    expect(isDormant({ ...used, plans: 1 }, today)).toBe(false);
    expect(isExpiring({ status: 'APPROVED', endsOn: day('2027-02-16') }, today)).toBe(true);
    expect(isExpiring({ status: 'APPROVED', endsOn: day('2027-02-17') }, today)).toBe(false);
  });

  it('takes over a plan only when limit and end bear it', () => {
    const mandate = {
      status: 'APPROVED' as const,
      umrn: 'HDFC7010000000000001',
      limit: rupees(10_000),
      endsOn: day('2040-01-01'),
    };
    const plan = { highest: rupees(10_000), endsOn: day('2040-01-01'), umrn: null };
    const calm = { hasDebitInFlight: false };
    expect(swapFault(mandate, plan, calm)).toBeNull();
    expect(swapFault(mandate, { ...plan, highest: rupees(10_001) }, calm)).toMatchObject({ code: 'limit' });
    expect(swapFault(mandate, { ...plan, endsOn: day('2040-01-02') }, calm)).toMatchObject({
      code: 'ends-first',
    });
    expect(swapFault(mandate, { ...plan, endsOn: null }, calm)).toBeNull();
    expect(swapFault({ ...mandate, status: 'SENT' }, plan, calm)).toEqual({ code: 'not-approved' });
    expect(swapFault(mandate, { ...plan, umrn: mandate.umrn }, calm)).toEqual({ code: 'same-mandate' });
    expect(swapFault(mandate, plan, { hasDebitInFlight: true })).toEqual({ code: 'debit-in-flight' });
  });
});
