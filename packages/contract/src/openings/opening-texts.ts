import type { BankAccountType, FolioHolding } from '@hub/domain/orders/facts/order-facts';
import type { PoliticalExposure } from '@hub/domain/orders/terms/order-codes';

const accounts: Readonly<Record<BankAccountType, string>> = {
  SB: 'savings',
  CB: 'current',
  NE: 'NRE',
  NO: 'NRO',
};
const holdings: Readonly<Record<FolioHolding, string>> = {
  SI: 'Single',
  AS: 'Anyone or survivor',
  JO: 'Joint',
};
const exposures: Readonly<Record<PoliticalExposure, string>> = {
  NA: 'Not politically exposed',
  PEP: 'Politically exposed',
  RPEP: 'Related to a politically exposed person',
};

/** What the server says of the folio that an investor opens: each part in lines, and what is declared. */
export const openingTexts = {
  labels: {
    name: 'Name',
    guardian: 'Guardian',
    huf: 'HUF',
    child: 'Child',
    holders: 'Holders',
    folio: 'Folio',
    contact: 'Contact',
    address: 'Address',
    bank: 'Bank account',
    nominees: 'Nominees',
    tax: 'Tax and FATCA',
    mandate: 'Mandate',
  },
  accounts,
  holdings,
  exposures,
  born: (day: string): string => `Born ${day}`,
  formed: (day: string): string => `Formed ${day}`,
  karta: (name: string): string => `Karta ${name}`,
  pan: (masked: string): string => `PAN ${masked}`,
  newFolio: (folioNo: string, holding: string, status: string): string =>
    `${folioNo} · ${holding} · ${status}`,
  holder: (place: number, name: string): string => `${place}. ${name}`,
  ifsc: (ifsc: string, branch: string): string => `IFSC ${ifsc}${branch === '' ? '' : `, ${branch}`}`,
  nominee: (name: string, relation: string, share: string): string =>
    `${name}, ${relation.toLowerCase()} · ${share}%`,
  nomineeGuardian: (guardian: string): string => `guardian ${guardian}`,
  nobody: 'None',
  paysTax: (countries: readonly string[]): string => `Pays tax in ${countries.join(' and ')}`,
  taxId: (country: string, id: string): string => `${country} (${id})`,
  birthPlace: (place: string, country: string): string =>
    `Born in ${[place, country].filter(Boolean).join(', ')}`,
  income: (income: string): string => `Income a year: ${income}`,
  wealth: (source: string): string => `Wealth from: ${source}`,
  lives: (address: string): string => `Lives at ${address}`,
  mandate: (limit: string, channel: string): string => `Up to ${limit} per debit · ${channel}`,
  mandateDays: (from: string, to: string): string => `${from} to ${to}`,
  declare: {
    guardian: (child: string): string => `I am the guardian of ${child} and invest for ${child}`,
    indiaOnly: (who: string): string => `${who}tax resident of India only (FATCA, CRS)`,
    asShown: (who: string): string => `${who}tax resident as shown above (FATCA, CRS)`,
    notExposed: (who: string): string => `${who}not politically exposed, nor related (PEP)`,
    exposed: 'Political exposure is as shown above (PEP)',
    nominees: 'The nominees and their shares are as I want',
    nobody: 'I do not wish to nominate',
    i: 'I am ',
    allHolders: 'All holders are ',
    somebody: (name: string): string => `${name} is `,
  },
  missing: 'Tick each declaration first. Nothing is opened without them.',
  changed: 'These details have changed since you opened this page. Please read them again.',
  remark: {
    missing: 'Write what is not right.',
    noPart: 'This part cannot be sent back.',
    notBoth: 'Send a part back, or confirm. Not both.',
  },
  /** To the distributor. */
  sentBackTitle: (name: string): string => `${name}: form sent back`,
  sentBackBody: (parts: readonly { readonly name: string; readonly remark: string }[]): string =>
    `${parts.map((part) => `${part.name}: “${part.remark}”`).join(' · ')}. Correct it and send it again.`,
} as const;
