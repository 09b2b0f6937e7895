import { taxStatuses } from './tax-statuses.ts';

/** Those of the registrars' numbering that Spec §3 does not have: nobody is opened with one, but books hold them. */
const others: Readonly<Record<string, string>> = {
  '04': 'Company',
  '05': 'Association of Persons / Body of Individuals',
  '06': 'Partnership Firm',
  '07': 'Body Corporate',
  '08': 'Trust',
  '09': 'Society',
  '10': 'Others',
  '12': 'Bank or Financial Institution',
  '14': 'Bank',
  '15': 'Association of Persons',
  '22': 'Overseas Corporate Body',
  '23': 'Foreign Institutional Investor',
  '25': 'Overseas Corporate Body - Others',
  '31': 'Provident Fund',
  '32': 'Superannuation Fund',
  '33': 'Gratuity Fund',
  '34': 'Pension or Retirement Fund',
  '36': 'Fund of Funds',
  '37': 'NPS Trust',
  '38': 'Global Development Network',
  '39': 'FCRA Organisation',
  '41': 'Qualified Foreign Investor - Individual',
  '42': 'Qualified Foreign Investor - Minor',
  '43': 'Qualified Foreign Investor - Corporate',
  '44': 'Qualified Foreign Investor - Pension Fund',
  '45': 'Qualified Foreign Investor - Hedge Fund',
  '46': 'Qualified Foreign Investor - Mutual Fund',
  '47': 'Limited Liability Partnership',
  '48': 'Non-Profit Organisation',
  '51': 'Public Limited Company',
  '52': 'Private Limited Company',
  '53': 'Unlisted Company',
  '54': 'Mutual Fund',
  '55': 'FPI - Category I',
  '56': 'FPI - Category II',
  '57': 'FPI - Category III',
  '58': 'Financial Institution',
  '59': 'Body of Individuals',
  '60': 'Insurance Company',
  '61': 'OCI - Repatriable',
  '62': 'OCI - Non-Repatriable',
  '70': 'Person of Indian Origin',
  '72': 'Government Body',
  '73': 'Defence Establishment',
  '74': 'Non-Government Organisation',
  '75': 'Artificial Juridical Person',
  '76': 'Trust - Liquidator',
};

/** The name of any tax status a book may hold; a number that nobody knows stands as it is. */
export const taxStatusName = (code: string): string =>
  taxStatuses.find((status) => status.code === code)?.description ?? others[code] ?? `Tax status ${code}`;

/** Whether this is a number of the registrars' list. */
export const isTaxStatus = (code: string): boolean =>
  Object.hasOwn(others, code) || taxStatuses.some((status) => status.code === code);

/** Handbook §2: the fourth letter of a PAN says whose it is. Of persons, most are resident individuals. */
const ofPan: Readonly<Record<string, string>> = {
  P: '01',
  H: '03',
  C: '04',
  F: '06',
  T: '08',
  A: '05',
  B: '05',
  L: '72',
  G: '72',
  J: '75',
};

/** What is likeliest of a folio of which only the PAN is known, until an investor file says it. */
export const taxStatusOfPan = (pan: string | null): string => ofPan[pan?.[3] ?? 'P'] ?? '01';
