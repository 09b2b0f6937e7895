import { equityExitLoad } from '../src/holdings/exit-load.ts';
import type { Lot } from '../src/holdings/lot.ts';
import type { FolioFacts, OrderFacts, SchemeFacts } from '../src/orders/order-facts.ts';
import type { LumpsumTerms, RedeemTerms, SwitchTerms } from '../src/orders/order-terms.ts';
import { readSchemeRules } from '../src/schemes/read-scheme-rules.ts';
import { day } from './dates.ts';
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
    { key: 'HDFC0001660-1234', bank: 'HDFC Bank', maskedAccount: '****1234', type: 'SB', isDefault: true },
  ],
  contactChangedOn: null,
  bankChangedOn: null,
  schemesHeld: [scheme.code],
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
  },
  folio,
  scheme,
  target: liquid,
  held: { lots: [lot('1', '2024-01-10', '400')], lien: units('0'), inFlight: units('0') },
  holidays: { EQUITY: ['2026-11-24'], DEBT: ['2026-11-24'] },
  paidByUpi: rupees('0'),
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
