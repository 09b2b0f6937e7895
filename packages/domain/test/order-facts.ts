import type { Lot } from '../src/holdings/lots/lot.ts';
import type {
  FolioFacts,
  MandateFacts,
  OrderFacts,
  PlanFacts,
  SchemeFacts,
} from '../src/orders/facts/order-facts.ts';
import { nothingEarlier } from '../src/orders/facts/order-facts.ts';
import type { NewMandate } from '../src/orders/terms/new-mandate.ts';
import type { LumpsumTerms, RedeemTerms, SwitchTerms } from '../src/orders/terms/order-terms.ts';
import type { PauseTerms, SipTerms, StopTerms, StpTerms, SwpTerms } from '../src/orders/terms/plan-terms.ts';
import { readSchemeRules } from '../src/schemes/read-scheme-rules.ts';
import { day } from './dates.ts';
import { equityExitLoad } from './exit-loads.ts';
import { dayNo, nav, rupees, units } from './ledger.ts';

/** By the clock of India: `at('2026-11-16T11:00')`. */
export const at = (text: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(text).toZonedDateTime('+05:30').toInstant();

/** A Monday in the forenoon; Tuesday the 24th is a holiday. */
export const now = at('2026-11-16T11:00');

export const scheme: SchemeFacts = {
  code: '100001',
  fund: 'flexi',
  name: 'Flexi Cap Fund',
  plan: 'REGULAR',
  option: 'GROWTH',
  canReinvest: false,
  assetClass: 'EQUITY',
  category: 'Equity Scheme - Flexi Cap Fund',
  taxClass: 'equity',
  cutOffClass: 'other',
  lockInMonths: 0,
  isOpen: true,
  rules: readSchemeRules({ leastBalance: '500', redemption: { min: '100', multiple: '10' } }),
  loads: equityExitLoad,
  grandfatherNav: null,
  nav: { value: nav('50'), day: day('2026-11-13') },
};

export const liquid: SchemeFacts = {
  ...scheme,
  code: '100002',
  fund: 'liquid',
  name: 'Liquid Fund',
  assetClass: 'LIQUID',
  category: 'Debt Scheme - Liquid Fund',
  taxClass: 'debt',
  cutOffClass: 'liquid',
  loads: [],
  nav: { value: nav('1000'), day: day('2026-11-15') },
};

export const overnight: SchemeFacts = {
  ...liquid,
  code: '100003',
  fund: 'overnight',
  name: 'Overnight Fund',
  cutOffClass: 'overnight',
};

export const lot = (ref: string, acquiredOn: string, count: string): Lot => ({
  ref,
  kind: 'purchase',
  acquiredOn: dayNo(acquiredOn),
  nav: nav('40'),
  allotted: units(count),
  paid: rupees('1000'),
  hasCost: true,
  duty: rupees('0'),
  units: units(count),
  origin: null,
});

export const folio: FolioFacts = {
  folioNo: '1234567/89',
  isActive: true,
  isLocked: false,
  holding: 'SI',
  taxStatus: '01',
  holders: [{ name: 'Asha Rao', role: 'first', kyc: 'VALIDATED' }],
  birthDate: day('1980-02-01'),
  country: 'IN',
  hasPan: true,
  paidThisYear: rupees('0'),
  mobile: '*****43210',
  email: null,
  banks: [
    {
      key: 'HDFC0001660-1234',
      bank: 'HDFC Bank',
      maskedAccount: '****1234',
      type: 'SB',
      isDefault: true,
      channels: ['netbanking', 'upi', 'paper'],
    },
  ],
  contactChangedOn: null,
  bankChangedOn: null,
  schemesHeld: [scheme.code],
};

export const mandate: MandateFacts = {
  id: 'M1',
  status: 'APPROVED',
  channel: 'netbanking',
  maskedUmrn: '****5678',
  bank: 'HDFC Bank',
  accountKey: 'HDFC0001660-1234',
  maskedAccount: '****1234',
  limit: rupees('25,000'),
  startsOn: day('2024-01-01'),
  endsOn: day('2060-12-31'),
};

/** Registered with a SIP. */
export const newMandate: NewMandate = {
  account: 'HDFC0001660-1234',
  channel: 'upi',
  vpa: 'asha@okbank',
  limit: rupees('10,000'),
  endsOn: day('2060-12-31'),
};

/** A SIP of the 5th: the next debit is on Monday, 7-Dec. */
export const plan: PlanFacts = {
  kind: 'SIP',
  regNo: 'S1',
  schemeCode: scheme.code,
  targetCode: null,
  amount: rupees('5,000'),
  frequency: 'monthly',
  dueDays: [5],
  startsOn: day('2025-06-05'),
  endsOn: day('2035-05-05'),
  pausedFrom: null,
  pausedTo: null,
  ceasedOn: null,
  maskedUmrn: '****5678',
  mandate: 'M1',
  topUp: null,
  bouncedInRow: 0,
  status: 'running',
  requestedPauses: [],
  isStopRequested: false,
};

/** All is well: an order of any kind has nothing to be said about. */
export const facts: OrderFacts = {
  distributor: {
    arn: 'ARN-100001',
    status: 'active',
    validTo: day('2028-03-31'),
    euins: [
      { euin: 'E123456', name: 'Meera Nair', validFrom: day('2025-01-01'), validTo: day('2027-12-31') },
    ],
    closed: [],
  },
  folio,
  scheme,
  target: liquid,
  held: { lots: [lot('1', '2024-01-10', '400')], lien: units('0'), inFlight: units('0') },
  holidays: { EQUITY: ['2026-11-24'], DEBT: ['2026-11-24'] },
  paidByUpi: rupees('0'),
  mandates: [mandate],
  plans: [plan],
  houseLimit: rupees('50,00,00,000'),
  earlier: nothingEarlier,
};

const advised = { euin: 'E123456', isExecutionOnly: false, subArn: null };
const where = { folioNo: folio.folioNo, schemeCode: scheme.code };

export const lumpsum: LumpsumTerms = {
  kind: 'lumpsum',
  ...where,
  ...advised,
  idcw: 'Z',
  amount: rupees('10,000'),
  payMode: 'netbanking',
  account: 'HDFC0001660-1234',
  mandate: null,
};

export const redeem: RedeemTerms = {
  kind: 'redeem',
  ...where,
  quantity: { by: 'amount', amount: rupees('5,000') },
  account: 'HDFC0001660-1234',
};

export const switchOver: SwitchTerms = {
  kind: 'switch',
  ...where,
  ...advised,
  toSchemeCode: liquid.code,
  idcw: 'Z',
  quantity: { by: 'amount', amount: rupees('10,000') },
};

/** The 5th of December is a Saturday. */
const monthly = {
  frequency: 'monthly',
  day: 5,
  startsOn: day('2026-12-05'),
  end: { by: 'count', count: 12 },
  replaces: null,
} as const;

export const sip: SipTerms = {
  kind: 'sip',
  ...where,
  ...advised,
  ...monthly,
  idcw: 'Z',
  amount: rupees('5,000'),
  topUp: null,
  mandate: mandate.id,
  firstNow: null,
};

export const stp: StpTerms = {
  kind: 'stp',
  ...where,
  ...advised,
  ...monthly,
  toSchemeCode: liquid.code,
  idcw: 'Z',
  move: 'fixed',
  amount: rupees('1,000'),
};

export const swp: SwpTerms = {
  kind: 'swp',
  ...where,
  ...monthly,
  move: 'fixed',
  amount: rupees('1,000'),
  account: 'HDFC0001660-1234',
};

export const pause: PauseTerms = {
  kind: 'pause',
  ...where,
  regNo: plan.regNo,
  from: day('2027-01-01'),
  to: day('2027-03-31'),
};

export const stop: StopTerms = {
  kind: 'stop',
  ...where,
  planKind: 'SIP',
  regNo: plan.regNo,
  reason: 'money-needed',
};
