import { groupIndian } from '@hub/domain';
import type { investorMixes, lastInvestments } from '../calls/investor/investor-list.ts';

/** The downloads of the client list, and the call list. */
export const investorFileTexts = {
  folioNumbers: 'Folio numbers',
  name: 'Name',
  pan: 'PAN',
  mobile: 'Mobile',
  city: 'City',
  kyc: 'KYC',
  aum: 'AUM (₹)',
  cost: 'Cost (₹)',
  gain: 'Gain (₹)',
  aumOfUnknownCost: 'AUM of unknown cost (₹)',
  sipCount: 'SIPs',
  sipAMonth: 'Monthly SIP (₹)',
  folios: 'Folios',
  clientSince: 'Client since',
  lastInvested: 'Last invested',
  firstOf: (rows: number, clients: number): string =>
    `the first ${groupIndian(rows)} of ${groupIndian(clients)} clients; Excel and CSV have all of them`,
  clientCount: (count: number): string => (count === 1 ? '1 client' : `${groupIndian(count)} clients`),
  title: 'Clients',
  asOn: (asOn: string): string => `As on ${asOn}`,
  totals: (aum: string, cost: string): string => `Total AUM ${aum} · cost ${cost}`,
  foundBy: (typed: string): string => `found by “${typed}”`,
  holding: (assetClass: string): string => `holding ${assetClass}`,
  kycIs: (status: string): string => `KYC ${status}`,
  aumFrom: (aumFrom: string): string => `AUM from ${aumFrom}`,
  aumTo: (aumTo: string): string => `AUM to ${aumTo}`,
  inCity: (city: string): string => `in ${city}`,
  ofFamily: (family: string): string => `family ${family}`,
  sinceThisYear: 'client since this financial year',
  chosenByHand: 'selected one by one',
  leftOut: (count: number): string => `without ${count} deselected`,
  callList: 'Call list',
  callListNote: (purpose: string): string =>
    `${purpose}. Full numbers: for your own calls only. This list is noted in the audit log.`,
  /** What was filtered. */
  mixes: {
    'equity-only': 'equity only',
    'debt-only': 'debt only',
    'liquid-no-equity': 'liquid without equity',
  } satisfies Record<(typeof investorMixes)[number], string>,
  times: {
    month: 'invested within a month',
    quarter: 'invested within 3 months',
    'half-year': 'invested within 6 months',
    'before-half-year': 'not invested for 6 months',
    'before-year': 'not invested for a year',
  } satisfies Record<(typeof lastInvestments)[number], string>,
  sips: { running: 'with a running SIP', none: 'without a running SIP' },
  balances: { live: 'with a balance', zero: 'without a balance' },
  birthdays: { today: 'birthday today', week: 'birthday in the next 7 days' },
} as const;
