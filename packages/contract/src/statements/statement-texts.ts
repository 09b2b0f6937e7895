import { dateOfDayNumber, dayText, formatDate, formatRupees, formatUnits, type Paise } from '@hub/domain';
import type { CheapestDay, WhatIfDay } from '@hub/domain/gains/what-if/cheapest-day';
import type { WhatIfAnswer } from '@hub/domain/gains/what-if/what-if';
import type { HoldingTerm } from '@hub/domain/holdings/tax/holding-term';
import type { TaxClass } from '@hub/domain/holdings/tax/tax-class';
import type { AccountStatement, CapitalGainStatement } from '../calls/statements/statements.ts';

export const periodText = ({
  from,
  to,
  hasRows,
}: Pick<AccountStatement, 'from' | 'to' | 'hasRows'>): string =>
  !hasRows
    ? `As on ${dayText(to)}`
    : from === null
      ? `Up to ${dayText(to)}`
      : `${dayText(from)} to ${dayText(to)}`;

export const holdingTexts = { SI: 'Single', JO: 'Joint', AS: 'Anyone or survivor' } as const;

export const kycTexts: Readonly<Record<AccountStatement['people'][number]['kyc'], string>> = {
  VALIDATED: 'Validated',
  REGISTERED: 'Registered',
  UNDER_PROCESS: 'Under process',
  ON_HOLD: 'On hold',
  REJECTED: 'Rejected',
  NOT_AVAILABLE: 'Not available',
  DEACTIVATED: 'Deactivated',
  NOT_KNOWN: 'Not known',
};

export const gainTitle = 'Capital-gain statement';

export const taxClassNames: Readonly<Record<TaxClass, string>> = {
  equity: 'Equity',
  debt: 'Debt',
  'gold-overseas': 'Gold and overseas',
  hybrid: 'Hybrid',
};

export const termTexts: Readonly<Record<HoldingTerm, string>> = { short: 'Short-term', long: 'Long-term' };

export const gainNote = ({ year, from, to }: CapitalGainStatement): string =>
  `Financial year ${year}, ${dayText(from)} to ${dayText(to)}. Gains only, not the tax due.`;

/** What no book of one distributor can know. */
export const onlyThisBook = ({ distributor }: CapitalGainStatement): string =>
  `Of folios with ${distributor.name}, ${distributor.arn}: sales through others are not included. Losses of other years are not set off.`;

/** What is said about statements that are sent. */
export const sendTexts = {
  noEmail: 'The registrar has no e-mail address of this client. Change the contact details first.',
  noPan: 'This client has no PAN on record, so the file cannot be locked for the client.',
  noMailer: 'Mail is not set up here.',
  tooMany: 'No more statements to this client today. Please try again tomorrow.',
  tooManyJobs: 'Too many jobs today. Please try again tomorrow.',
  noClients: 'No clients match.',
  wrong: (left: number): string =>
    left === 0
      ? 'Those are not the last four characters of the PAN. This link is locked now: ask your distributor for a new one.'
      : `Those are not the last four characters of the PAN. ${left === 1 ? 'One try is' : `${left} tries are`} left.`,
  closed: 'This link no longer opens a statement.',
  gone: 'No longer a client of yours.',
  failed: 'This statement could not be made. Open it separately to see why.',
  notReady: 'The statements are not ready yet.',
  mail: (statement: {
    title: string;
    period: string;
    investor: string;
    distributor: string;
    arn: string;
  }) => {
    const body = `Dear ${statement.investor},

your ${statement.title.toLowerCase()} (${statement.period}) is attached. It opens with your PAN in capital letters.`;
    return {
      subject: `${statement.title}, ${statement.period}`,
      text: `${body}

${statement.distributor} (${statement.arn})`,
      // The layout signs it.
      mail: { heading: statement.title, body },
    };
  },
  share: (statement: {
    title: string;
    period: string;
    investor: string;
    url: string;
    until: Temporal.PlainDate;
    distributor: string;
    arn: string;
  }): string =>
    `Dear ${statement.investor}, your ${statement.title.toLowerCase()} (${statement.period}): ${statement.url} ` +
    `It asks for the last four characters of your PAN and works until ${formatDate(statement.until)}. ` +
    `${statement.distributor} (${statement.arn})`,
} as const;

type Refused = Extract<WhatIfAnswer, { readonly ok: false }>;

/** Why a sale cannot be, in words. */
export function refusalText(refused: Refused, unlockedOn: Temporal.PlainDate | null): string {
  switch (refused.reason) {
    case 'nothing-requested':
      return 'Enter how much to redeem.';
    case 'nothing-free':
      return unlockedOn === null
        ? 'No units can be redeemed: all are under lien or in other orders.'
        : `No units can be redeemed: all are locked in, the first until ${formatDate(unlockedOn)}.`;
    case 'too-small':
      return 'That is less than the smallest part of a unit.';
    case 'more-than-free':
      return `Only ${formatUnits(refused.free)} units can be redeemed, for ${formatRupees(refused.worth)} after exit load.`;
    case 'no-scheme':
      return 'There is no data on this scheme.';
    case 'no-tax-class':
      return refusals.noTaxClass;
  }
}

export const refusals = {
  notHeld: (folioNo: string) => `Folio ${folioNo} holds no units of this scheme.`,
  noTaxClass: 'The tax class of this scheme is not known, so its STT and gains cannot be worked out.',
  noNav: 'This scheme has no NAV yet, so nothing can be worked out.',
} as const;

const lotsText = (count: number, verb: readonly [string, string]): string =>
  count === 1 ? `1 lot ${verb[0]}` : `${count} lots ${verb[1]}`;

/** What has changed by then, over all days up to it. */
function changesText(days: readonly WhatIfDay[]): string[] {
  const changes = days.flatMap((day) => day.changes);
  const count = (change: 'load-falls' | 'turns-long') =>
    new Set(changes.flatMap((one) => (one.change === change ? [one.lot] : []))).size;
  const [falls, turns] = [count('load-falls'), count('turns-long')];
  return [
    ...(falls > 0 ? [`${lotsText(falls, ['leaves', 'leave'])} an exit-load period`] : []),
    ...(turns > 0 ? [`${lotsText(turns, ['becomes', 'become'])} long-term`] : []),
    ...(changes.some(({ change }) => change === 'year-turns') ? ['a new financial year starts'] : []),
  ];
}

const lessText = (amount: Paise, what: string): string[] =>
  amount > 0n ? [`${formatRupees(amount, { decimals: 'some' })} less ${what}`] : [];

/** `By 12-Jan-2027 2 lots become long-term: ₹14,200 less short-term gain.` */
export function whyText({ days, best, loadSaved, shortSaved, longOverSaved }: CheapestDay): string {
  const until = days.filter(({ on }) => on <= best.on);
  const less = [
    ...lessText(loadSaved, 'exit load'),
    ...lessText(shortSaved, 'short-term gain'),
    ...lessText(longOverSaved, 'long-term gain above the exemption'),
  ];
  return `By ${formatDate(dateOfDayNumber(best.on))} ${listText(changesText(until))}: ${listText(less)}.`;
}

const listText = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Why a file of a statement is not made. */
export const fileTexts = {
  tooLongForPdf: 'This is too long for a PDF. Choose Excel, or a shorter period.',
  onlyPdfLocked: 'Only a PDF has a password.',
  noPanForFile:
    'This investor has no PAN here, which would be the password. Choose the PDF without a password.',
  onePerson: 'A tax file is for one person. Choose one client.',
  noLongEquity: 'There are no long-term gains of equity in this year: Schedule 112A would be empty.',
} as const;

/** What the statements have in common, and why there is none. */
export const statementTexts = {
  upToToday: 'Choose today or an earlier date.',
  tooManyMembers: (most: number): string =>
    `More than ${most} clients share this family name. Choose one client.`,
  investor: 'Investor',
  notAvailable: 'Not known',
  mobile: 'Mobile',
  taxStatus: 'Tax status',
  doubt: (folioNo: string, text: string): string => `Folio ${folioNo}: ${text}`,
  value: 'Value',
  cost: 'Cost',
  paidIn: 'Money in',
  takenOut: 'Money out',
  folios: 'Folios',
  yearOf: (year: string): string => `FY ${year}`,
  nothingSold: (year: string): string => `Nothing was sold in FY ${year}.`,
  soldFor: 'Sold for',
  shortTermGain: 'Short-term gain',
  longTermGain: 'Long-term gain',
  schedule112A: (year: string): string => `Schedule 112A ${year}`,
  client: 'Client',
  /** Of many. */
  gainsOf: (year: string): string => `Capital-gain statements, FY ${year}`,
  accountsOf: (period: string): string => `Account statements, ${period}`,
  email: 'E-mail',
  ofFamily: (name: string): string => `${name} and family`,
  pan: 'PAN',
  kyc: 'KYC',
  cams: (title: string): string => `${title} CAMS`,
} as const;
