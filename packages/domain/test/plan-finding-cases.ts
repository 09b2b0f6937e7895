import type { PlanBlockFigures, PlanWarnFigures } from '../src/orders/checks/plan-finding.ts';
import type { MandateFacts, OrderFacts, PlanFacts } from '../src/orders/facts/order-facts.ts';
import { NEW_MANDATE, type NewMandate } from '../src/orders/terms/new-mandate.ts';
import { day } from './dates.ts';
import type { FindingCase } from './finding-case.ts';
import { rupees, units } from './ledger.ts';
import {
  at,
  facts,
  folio,
  lot,
  lumpsum,
  mandate,
  newMandate,
  pause,
  plan,
  sip,
  stop,
  stp,
  swp,
} from './order-facts.ts';

const withMandate = (change: Partial<MandateFacts>): OrderFacts => ({
  ...facts,
  mandates: [{ ...mandate, ...change }],
});
const withPlan = (change: Partial<PlanFacts>): OrderFacts => ({ ...facts, plans: [{ ...plan, ...change }] });
/** By UPI, which is approved in a minute: the SIP can begin as early as on a mandate that is there. */
const withNew = (change: Partial<NewMandate>) => ({
  mandate: NEW_MANDATE,
  newMandate: { ...newMandate, ...change },
});
const otm = { ...lumpsum, payMode: 'otm', mandate: mandate.id } as const;

export const planFindingCases: Readonly<Record<keyof (PlanBlockFigures & PlanWarnFigures), FindingCase>> = {
  'frequency-not-offered': {
    terms: { ...sip, frequency: 'weekly', day: 1 },
    level: 'block',
    field: 'frequency',
    figures: { scheme: 'Flexi Cap Fund', offered: ['monthly', 'quarterly'] },
  },
  'day-not-offered': {
    terms: { ...sip, day: 31 },
    level: 'block',
    field: 'day',
    figures: { offered: Array.from({ length: 28 }, (_, index) => index + 1) },
  },
  'start-past': {
    terms: { ...sip, startsOn: day('2026-11-05') },
    level: 'block',
    field: 'startsOn',
    figures: { earliest: day('2026-12-05') },
  },
  'start-too-near': {
    terms: { ...sip, day: 19, startsOn: day('2026-11-19') },
    level: 'block',
    field: 'startsOn',
    figures: { earliest: day('2026-12-19'), days: 4 },
  },
  'start-too-far': {
    terms: { ...sip, startsOn: day('2027-03-05') },
    level: 'block',
    field: 'startsOn',
    figures: { latest: day('2027-02-24') },
  },
  'start-off-day': {
    terms: { ...sip, startsOn: day('2026-12-06') },
    level: 'block',
    field: 'startsOn',
    figures: { next: day('2027-01-05') },
  },
  'end-before-start': {
    terms: { ...sip, end: { by: 'date', date: day('2026-12-04') } },
    level: 'block',
    field: 'end',
    figures: { start: day('2026-12-05') },
  },
  'end-too-late': {
    terms: { ...swp, end: { by: 'date', date: day('2100-01-01') } },
    level: 'block',
    field: 'end',
    figures: { latest: day('2099-12-31') },
  },
  'too-few-instalments': {
    terms: { ...sip, end: { by: 'count', count: 5 } },
    level: 'block',
    field: 'end',
    figures: { count: 5, least: 6, scheme: 'Flexi Cap Fund' },
  },
  'top-up-cap': {
    terms: {
      ...sip,
      topUp: { by: { kind: 'amount', amount: rupees('500') }, everyMonths: 12, cap: rupees('5,000') },
    },
    level: 'block',
    field: 'topUp',
    figures: { amount: rupees('5,000') },
  },
  'mandate-unknown': { terms: { ...sip, mandate: 'M9' }, level: 'block', field: 'mandate' },
  'mandate-refused': {
    terms: sip,
    facts: withMandate({ status: 'REJECTED' }),
    level: 'block',
    field: 'mandate',
    figures: { status: 'REJECTED' },
  },
  'mandate-not-approved': {
    terms: otm,
    facts: withMandate({ status: 'SENT' }),
    level: 'block',
    field: 'mandate',
  },
  'mandate-not-requested': { terms: { ...lumpsum, mandate: mandate.id }, level: 'block', field: 'mandate' },
  'mandate-other-account': {
    terms: otm,
    facts: withMandate({ accountKey: 'SBIN0000001-9999' }),
    level: 'block',
    field: 'account',
  },
  'mandate-limit': {
    terms: {
      ...sip,
      amount: rupees('24,000'),
      end: { by: 'count', count: 13 },
      topUp: { by: { kind: 'amount', amount: rupees('2,000') }, everyMonths: 12, cap: null },
    },
    level: 'block',
    field: 'amount',
    figures: { limit: rupees('25,000'), highest: rupees('26,000') },
  },
  'mandate-not-started': {
    terms: sip,
    facts: withMandate({ startsOn: day('2026-12-08') }),
    level: 'block',
    field: 'startsOn',
    figures: { from: day('2026-12-08') },
  },
  'mandate-ends': {
    terms: sip,
    facts: withMandate({ endsOn: day('2027-11-04') }),
    level: 'block',
    field: 'end',
    figures: { endsOn: day('2027-11-04'), last: day('2027-11-05') },
  },
  'new-mandate-limit': {
    terms: { ...sip, ...withNew({ limit: rupees('4,500') }) },
    level: 'block',
    field: 'newMandate.limit',
    figures: { highest: rupees('5,000') },
  },
  'new-mandate-ends': {
    terms: { ...sip, ...withNew({ endsOn: day('2027-11-04') }) },
    level: 'block',
    field: 'newMandate.endsOn',
    figures: { last: day('2027-11-05') },
  },
  'plan-unknown': { terms: { ...stop, planKind: 'SWP' }, level: 'block', field: 'regNo' },
  'plan-stopped': {
    terms: stop,
    facts: withPlan({ ceasedOn: day('2026-12-01') }),
    level: 'block',
    field: 'regNo',
    figures: { on: day('2026-12-01') },
  },
  'stop-requested': {
    terms: pause,
    facts: withPlan({ isStopRequested: true }),
    level: 'block',
    field: 'regNo',
  },
  'stop-too-late': {
    terms: stop,
    // Two business days before the debit of Monday the 7th.
    now: at('2026-12-03T11:00'),
    level: 'block',
    field: 'regNo',
    figures: { debitOn: day('2026-12-07'), allowedFrom: day('2026-12-07'), days: 3 },
  },
  'replaces-too-near': {
    // Tuesday is a holiday: Friday is two business days after it.
    terms: { ...sip, day: 27, startsOn: day('2026-11-27'), replaces: plan.regNo },
    now: at('2026-11-23T11:00'),
    facts: { ...facts, holidays: { EQUITY: ['2026-11-24', '2026-11-26'], DEBT: [] } },
    level: 'block',
    field: 'startsOn',
    figures: { earliest: day('2026-11-30') },
  },
  'pause-requested': {
    terms: { ...sip, replaces: plan.regNo },
    facts: withPlan({ requestedPauses: [{ from: day('2027-01-01'), to: day('2027-03-31') }] }),
    level: 'block',
    field: 'replaces',
    figures: { from: day('2027-01-01'), to: day('2027-03-31') },
  },
  'covers-none': {
    terms: { ...stp, amount: rupees('20,001') },
    level: 'block',
    field: 'amount',
    figures: { kind: 'stp', amount: rupees('20,001'), worth: rupees('20,000') },
  },
  'pause-frequency': {
    terms: pause,
    facts: withPlan({ frequency: 'weekly', dueDays: null }),
    level: 'block',
    field: 'regNo',
    figures: { offered: ['monthly', 'quarterly'] },
  },
  'pause-order': {
    terms: { ...pause, to: day('2026-12-31') },
    level: 'block',
    field: 'to',
    figures: { from: day('2027-01-01') },
  },
  'pause-too-long': {
    terms: { ...pause, to: day('2027-07-01') },
    level: 'block',
    field: 'to',
    figures: { latest: day('2027-06-30'), months: 6 },
  },
  'pause-overlaps': {
    terms: pause,
    facts: withPlan({ requestedPauses: [{ from: day('2027-03-31'), to: day('2027-05-31') }] }),
    level: 'block',
    field: 'from',
    figures: { from: day('2027-03-31'), to: day('2027-05-31') },
  },
  'pause-other': {
    terms: pause,
    facts: withPlan({ pausedFrom: day('2027-05-01'), pausedTo: day('2027-06-30') }),
    level: 'block',
    field: 'regNo',
    figures: { from: day('2027-05-01'), to: day('2027-06-30') },
  },
  'pause-empty': {
    terms: { ...pause, from: day('2027-01-06'), to: day('2027-02-04') },
    level: 'block',
    field: 'from',
  },
  'pause-too-late': {
    terms: pause,
    now: at('2026-12-22T11:00'),
    level: 'block',
    field: 'from',
    figures: { dueOn: day('2027-01-05'), requested: day('2026-12-21'), days: 15 },
  },
  'mandate-pending': {
    terms: { ...sip, startsOn: day('2027-01-05') },
    facts: withMandate({ status: 'SENT' }),
    level: 'warn',
    field: 'mandate',
    figures: { bank: 'HDFC Bank' },
  },
  'plan-capped': {
    terms: { ...sip, end: { by: 'perpetual' } },
    level: 'warn',
    field: 'end',
    figures: { endsOn: day('2060-12-31') },
  },
  'units-held-back': {
    terms: swp,
    facts: {
      ...facts,
      held: { lots: [lot('1', '2024-01-10', '400')], lien: units('400'), inFlight: units('0') },
    },
    level: 'warn',
    field: 'schemeCode',
    figures: { locked: units('0'), lien: units('400'), until: null },
  },
  'minor-comes-of-age': {
    terms: sip,
    facts: {
      ...facts,
      folio: {
        ...folio,
        taxStatus: '02',
        birthDate: day('2009-03-10'),
        holders: [{ name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' }],
      },
    },
    level: 'warn',
    field: 'end',
    figures: { on: day('2027-03-10'), age: 18 },
  },
  'balance-runs-out': {
    terms: { ...swp, amount: rupees('3,000') },
    level: 'warn',
    field: 'amount',
    figures: { instalments: 6, count: 12 },
  },
  'debits-on-the-way': {
    terms: stop,
    facts: withPlan({ frequency: 'daily', dueDays: null }),
    level: 'warn',
    field: 'regNo',
    figures: { count: 2, from: day('2026-11-19') },
  },
};
