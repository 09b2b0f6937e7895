import type { FindingCode } from '../src/orders/checks/finding.ts';
import type { EarlierFacts, FolioFacts, OrderFacts, SchemeFacts } from '../src/orders/facts/order-facts.ts';
import type { OrderTerms } from '../src/orders/terms/order-terms.ts';
import { sameOrderKey } from '../src/orders/terms/same-order.ts';
import { readSchemeRules, type SchemeRulesJson } from '../src/schemes/read-scheme-rules.ts';
import { day } from './dates.ts';
import type { FindingCase } from './finding-case.ts';
import { rupees, units } from './ledger.ts';
import { at, facts, folio, liquid, lot, lumpsum, redeem, scheme, switchOver } from './order-facts.ts';
import { planFindingCases } from './plan-finding-cases.ts';

const withFolio = (change: Partial<FolioFacts>): OrderFacts => ({ ...facts, folio: { ...folio, ...change } });
const withScheme = (change: Partial<SchemeFacts>): OrderFacts => ({
  ...facts,
  scheme: { ...scheme, ...change },
});
const withTarget = (change: Partial<SchemeFacts>): OrderFacts => ({
  ...facts,
  target: { ...liquid, ...change },
});
const ruled = (json: SchemeRulesJson) => ({ rules: readSchemeRules(json) });
const minor = { taxStatus: '02', birthDate: day('2015-06-01') } as const;
const guardian = { name: 'Asha Rao', role: 'guardian', kyc: 'VALIDATED' } as const;
const elss = { lockInMonths: 36, loads: [] } as const;
const held = (change: Partial<NonNullable<OrderFacts['held']>>): OrderFacts => ({
  ...facts,
  held: { lots: [lot('1', '2024-01-10', '400')], lien: units('0'), inFlight: units('0'), ...change },
});
const earlier = (change: Partial<EarlierFacts>): OrderFacts => ({
  ...facts,
  earlier: { ...facts.earlier, ...change },
});
const keyOf = (terms: OrderTerms): string => sameOrderKey(terms) ?? '';
const account = (type: 'SB' | 'CB' | 'NE' | 'NO' | null) => folio.banks.map((bank) => ({ ...bank, type }));

export const findingCases: Readonly<Record<FindingCode, FindingCase>> = {
  ...planFindingCases,
  'arn-not-active': {
    terms: lumpsum,
    facts: { ...facts, distributor: { ...facts.distributor, status: 'suspended' } },
    level: 'block',
    field: null,
    figures: { status: 'suspended' },
  },
  'kind-closed': {
    terms: redeem,
    facts: {
      ...facts,
      distributor: { ...facts.distributor, closed: [{ kind: 'redeem', words: 'Until 3 pm.' }] },
    },
    level: 'block',
    field: null,
    figures: { words: 'Until 3 pm.' },
  },
  'arn-expired': {
    terms: switchOver,
    facts: { ...facts, distributor: { ...facts.distributor, validTo: day('2026-11-15') } },
    level: 'block',
    field: null,
    figures: { on: day('2026-11-15') },
  },
  'folio-invalid': {
    terms: lumpsum,
    facts: withFolio({ isActive: false }),
    level: 'block',
    field: 'folioNo',
  },
  'nothing-held': {
    terms: redeem,
    facts: { ...facts, held: null },
    level: 'block',
    field: 'schemeCode',
  },
  joint: { terms: lumpsum, facts: withFolio({ holding: 'JO' }), level: 'block', field: 'folioNo' },
  'folio-locked': { terms: redeem, facts: withFolio({ isLocked: true }), level: 'block', field: 'folioNo' },
  kyc: {
    terms: lumpsum,
    facts: withFolio({
      holding: 'AS',
      holders: [...folio.holders, { name: 'Ravi Rao', role: 'joint', kyc: 'ON_HOLD' }],
    }),
    level: 'block',
    field: 'folioNo',
    figures: { holder: 'Ravi Rao', status: 'ON_HOLD' },
  },
  'minor-of-age': {
    terms: redeem,
    facts: withFolio({ ...minor, holders: [guardian], birthDate: day('2008-11-16') }),
    level: 'block',
    field: 'folioNo',
    figures: { since: day('2026-11-16'), age: 18 },
  },
  'minor-not-alone': {
    terms: lumpsum,
    facts: withFolio({ ...minor, holding: 'AS', holders: [guardian] }),
    level: 'block',
    field: 'folioNo',
  },
  'minor-no-guardian': { terms: lumpsum, facts: withFolio(minor), level: 'block', field: 'folioNo' },
  'no-contact': { terms: redeem, facts: withFolio({ mobile: null }), level: 'block', field: 'folioNo' },
  'pan-needed': {
    terms: lumpsum,
    facts: withFolio({ hasPan: false, taxStatus: '03' }),
    level: 'block',
    field: 'folioNo',
  },
  'pan-exempt-limit': {
    terms: lumpsum,
    facts: withFolio({ hasPan: false, paidThisYear: rupees('40,000.01') }),
    level: 'block',
    field: 'amount',
    figures: { limit: rupees('50,000'), left: rupees('9,999.99') },
  },
  'contact-changed': {
    terms: redeem,
    facts: withFolio({ contactChangedOn: day('2026-10-18') }),
    level: 'block',
    field: 'folioNo',
    figures: { until: day('2026-11-17'), days: 30 },
  },
  'bank-changed': {
    terms: redeem,
    facts: withFolio({ bankChangedOn: day('2026-11-07') }),
    level: 'block',
    field: 'account',
    figures: { until: day('2026-11-17'), days: 10 },
  },
  'scheme-unknown': {
    terms: lumpsum,
    facts: { ...facts, scheme: null },
    level: 'block',
    field: 'schemeCode',
  },
  'scheme-closed': {
    terms: lumpsum,
    facts: withScheme({ isOpen: false }),
    level: 'block',
    field: 'schemeCode',
    figures: { scheme: scheme.name },
  },
  'kind-not-taken': {
    terms: redeem,
    facts: withScheme(ruled({ redemption: null })),
    level: 'block',
    field: 'schemeCode',
    figures: { scheme: scheme.name },
  },
  'direct-plan': {
    terms: lumpsum,
    facts: withScheme({ plan: 'DIRECT' }),
    level: 'block',
    field: 'schemeCode',
    figures: { scheme: scheme.name },
  },
  'country-closed': {
    terms: lumpsum,
    facts: { ...withScheme(ruled({ closedTo: ['US', 'CA'] })), folio: { ...folio, country: 'us' } },
    level: 'block',
    field: 'schemeCode',
    figures: { scheme: scheme.name, country: 'US' },
  },
  'target-unknown': {
    terms: switchOver,
    facts: { ...facts, target: null },
    level: 'block',
    field: 'toSchemeCode',
  },
  'target-same': {
    terms: switchOver,
    facts: { ...facts, target: scheme },
    level: 'block',
    field: 'toSchemeCode',
  },
  'target-other-plan': {
    terms: switchOver,
    facts: withTarget({ plan: 'DIRECT' }),
    level: 'block',
    field: 'toSchemeCode',
  },
  'target-not-allowed': {
    terms: switchOver,
    facts: withTarget(ruled({ takesSwitch: false })),
    level: 'block',
    field: 'toSchemeCode',
    figures: { scheme: liquid.name },
  },
  'idcw-growth': { terms: { ...lumpsum, idcw: 'N' }, level: 'block', field: 'idcw' },
  'idcw-choose': { terms: lumpsum, facts: withScheme({ option: 'IDCW' }), level: 'block', field: 'idcw' },
  'idcw-no-reinvest': {
    terms: { ...lumpsum, idcw: 'Y' },
    facts: withScheme({ option: 'IDCW' }),
    level: 'block',
    field: 'idcw',
  },
  'nothing-requested': { terms: { ...lumpsum, amount: rupees('0') }, level: 'block', field: 'amount' },
  'below-minimum': {
    terms: { ...lumpsum, amount: rupees('999.99') },
    level: 'block',
    field: 'amount',
    figures: { minimum: rupees('1,000'), scheme: scheme.name },
  },
  'above-maximum': {
    terms: lumpsum,
    facts: withScheme(ruled({ additional: { min: '100', max: '9999' } })),
    level: 'block',
    field: 'amount',
    figures: { maximum: rupees('9,999'), scheme: scheme.name },
  },
  'above-house-limit': {
    terms: redeem,
    facts: { ...facts, houseLimit: rupees('4,999') },
    level: 'block',
    field: 'quantity',
    figures: { maximum: rupees('4,999') },
  },
  'same-order': {
    terms: lumpsum,
    facts: earlier({ orders: [{ key: keyOf(lumpsum), id: 'H1', sentAt: at('2026-11-16T10:05') }] }),
    level: 'question',
    field: null,
    figures: { id: 'H1', sentAt: at('2026-11-16T10:05') },
  },
  'large-amount': {
    terms: lumpsum,
    facts: earlier({ largest: rupees('1,000') }),
    level: 'question',
    field: 'amount',
    figures: { amount: rupees('10,000'), largest: rupees('1,000') },
  },
  'off-multiple': {
    terms: { ...redeem, quantity: { by: 'amount', amount: rupees('5,005') } },
    level: 'block',
    field: 'quantity',
    figures: { multiple: rupees('10'), nearestBelow: rupees('5,000'), nearestAbove: rupees('5,010') },
  },
  'too-small': {
    terms: { ...redeem, quantity: { by: 'amount', amount: rupees('0.01') } },
    level: 'block',
    field: 'quantity',
  },
  'all-locked': {
    terms: redeem,
    facts: withScheme(elss),
    level: 'block',
    field: 'schemeCode',
    figures: { until: day('2027-01-10') },
  },
  'nothing-free': {
    terms: redeem,
    facts: held({ lien: units('300'), inFlight: units('100') }),
    level: 'block',
    field: 'schemeCode',
    figures: { locked: units('0'), lien: units('300'), inFlight: units('100') },
  },
  'more-than-free': {
    terms: { ...redeem, quantity: { by: 'units', units: units('300.001') } },
    facts: held({ lien: units('60'), inFlight: units('40') }),
    level: 'block',
    field: 'quantity',
    figures: {
      act: 'redeem',
      by: 'units',
      most: rupees('15,000'),
      free: units('300'),
      worth: rupees('15,000'),
      locked: units('0'),
      lien: units('60'),
      inFlight: units('40'),
    },
  },
  'euin-missing': { terms: { ...lumpsum, euin: null }, level: 'block', field: 'euin' },
  'euin-form': { terms: { ...lumpsum, euin: 'E12345' }, level: 'block', field: 'euin' },
  'euin-unknown': {
    terms: { ...switchOver, euin: 'E654321' },
    level: 'block',
    field: 'euin',
    figures: { euin: 'E654321' },
  },
  'euin-not-yet': {
    terms: lumpsum,
    facts: {
      ...facts,
      distributor: {
        ...facts.distributor,
        euins: [{ euin: 'E123456', name: 'Meera Nair', validFrom: day('2026-11-17'), validTo: null }],
      },
    },
    level: 'block',
    field: 'euin',
    figures: { euin: 'E123456', on: day('2026-11-17') },
  },
  'euin-expired': {
    terms: lumpsum,
    facts: {
      ...facts,
      distributor: {
        ...facts.distributor,
        euins: [{ euin: 'E123456', name: 'Meera Nair', validFrom: null, validTo: day('2026-11-15') }],
      },
    },
    level: 'block',
    field: 'euin',
    figures: { euin: 'E123456', on: day('2026-11-15') },
  },
  'euin-and-execution-only': {
    terms: { ...lumpsum, isExecutionOnly: true },
    level: 'block',
    field: 'isExecutionOnly',
  },
  'sub-arn-form': { terms: { ...lumpsum, subArn: 'Meera' }, level: 'block', field: 'subArn' },
  'sub-arn-own': { terms: { ...lumpsum, subArn: 'arn 100001' }, level: 'block', field: 'subArn' },
  'account-not-registered': {
    terms: { ...lumpsum, account: 'SBIN0000001-9999' },
    level: 'block',
    field: 'account',
  },
  'account-type': {
    terms: lumpsum,
    facts: withFolio({ taxStatus: '21', banks: account('NO') }),
    level: 'block',
    field: 'account',
    figures: { has: 'NO', needs: 'NRE' },
  },
  'upi-payment-limit': {
    terms: { ...lumpsum, payMode: 'upi', amount: rupees('5,00,001') },
    level: 'block',
    field: 'payMode',
    figures: { limit: rupees('5,00,000') },
  },
  'upi-day-limit': {
    terms: { ...lumpsum, payMode: 'upi', amount: rupees('5,00,000') },
    facts: { ...facts, paidByUpi: rupees('5,00,000.01') },
    level: 'block',
    field: 'payMode',
    figures: { limit: rupees('10,00,000'), left: rupees('4,99,999.99') },
  },
  'kyc-registered': {
    terms: lumpsum,
    facts: withFolio({ holders: [{ name: 'Asha Rao', role: 'first', kyc: 'REGISTERED' }] }),
    level: 'warn',
    field: 'folioNo',
    figures: { holder: 'Asha Rao' },
  },
  'kyc-missing': {
    terms: lumpsum,
    facts: withFolio({
      holding: 'AS',
      holders: [...folio.holders, { name: 'Ravi Rao', role: 'joint', kyc: null }],
    }),
    level: 'warn',
    field: 'folioNo',
    figures: { holder: 'Ravi Rao' },
  },
  'after-cut-off': {
    terms: lumpsum,
    now: at('2026-11-16T15:00:01'),
    level: 'warn',
    field: null,
    figures: { cutOff: at('2026-11-16T15:00'), navDate: day('2026-11-17') },
  },
  'day-off': {
    terms: redeem,
    now: at('2026-11-21T11:00'),
    level: 'warn',
    field: null,
    figures: { next: day('2026-11-23'), navDate: day('2026-11-23') },
  },
  'holiday-ahead': {
    terms: redeem,
    now: at('2026-11-23T11:00'),
    level: 'warn',
    field: null,
    figures: { on: day('2026-11-24') },
  },
  'load-applies': {
    terms: { ...redeem, quantity: { by: 'all' } },
    facts: held({ lots: [lot('1', '2024-01-10', '400'), lot('2', '2026-10-01', '100')] }),
    level: 'warn',
    field: 'quantity',
    // A tenth of the lot is free of load; 1 % of 90 × 50.
    figures: { load: rupees('45'), units: units('90') },
  },
  remainder: {
    terms: { ...redeem, quantity: { by: 'units', units: units('390.001') } },
    level: 'warn',
    field: 'quantity',
    figures: { left: rupees('499.95'), least: rupees('500') },
  },
  'locks-in': {
    terms: lumpsum,
    facts: withScheme(elss),
    level: 'warn',
    field: 'schemeCode',
    figures: { until: day('2029-11-16') },
  },
  'no-nav': {
    terms: redeem,
    facts: withScheme({ nav: null }),
    level: 'warn',
    field: 'schemeCode',
    figures: { scheme: scheme.name },
  },
  'account-type-missing': {
    terms: lumpsum,
    facts: withFolio({ taxStatus: '21', banks: account(null) }),
    level: 'warn',
    field: 'account',
  },
  'country-missing': {
    terms: lumpsum,
    facts: {
      ...withScheme(ruled({ closedTo: ['US'] })),
      folio: { ...folio, country: null, taxStatus: '21', banks: account('NE') },
    },
    level: 'warn',
    field: 'schemeCode',
  },
  'birth-date-missing': {
    terms: lumpsum,
    facts: withFolio({ ...minor, holders: [guardian], birthDate: null }),
    level: 'warn',
    field: 'folioNo',
  },
  rtgs: {
    terms: { ...lumpsum, payMode: 'neft', amount: rupees('2,00,000') },
    level: 'warn',
    field: 'payMode',
    figures: { from: rupees('2,00,000') },
  },
};
