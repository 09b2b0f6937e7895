import {
  type DayNumber,
  dateOfDayNumber,
  formatDate,
  formatRupees,
  moneyOf,
  paise,
  writeRate,
} from '@hub/domain';
import type { RateChange } from '@hub/domain/brokerage/rate-card/compare-cards';
import type { RateLine } from '@hub/domain/brokerage/rate-card/rate-card';
import type { BrokerageGapName } from '../calls/brokerage/brokerage-shapes.ts';

/** Why days earn nothing in the twin, as a distributor reads it. */
const missingTexts: Readonly<Record<string, string>> = {
  card: 'No rate card was in force',
  scheme: 'The rate card has no rate for this scheme',
  'inflow-date': 'The rate card has no rate for investments of this date',
  location: 'The city of the purchase is not known, and the rate depends on it',
  slab: 'The rate card has no slab for this amount',
  'earlier-rate': 'The earlier distributor’s rate is not known, and the lower one applies',
  nav: 'There is no NAV for these days',
};

export const missingInWords = (why: string): string => missingTexts[why] ?? 'Something is not known';

const gapTexts: Readonly<Record<BrokerageGapName, string>> = {
  'missing-folio': 'was expected but not received',
  hold: 'was calculated but is held',
  rate: 'by another rate than the rate card’s',
  days: 'for days that were not counted',
  'gst-basis':
    'because GST was deducted from a rate that excludes it, or not deducted from one that includes it',
  'clawback-twice': 'clawed back a second time',
  'not-expected': 'was not expected',
  other: 'for an unknown reason',
};

/** `₹821.92 too little, by another rate than the rate card’s`. */
export function gapInWords(gap: BrokerageGapName, amount: string): string {
  const size = moneyOf(amount);
  const rupees = formatRupees(paise(size < 0n ? -size : size));
  if (gap === 'missing-folio' || gap === 'hold') return `${rupees} ${gapTexts[gap]}`;
  return `${rupees} too ${size < 0n ? 'much' : 'little'}: ${gapTexts[gap]}`;
}

const years = ['year 1', 'year 2', 'year 3', 'year 4 and later'] as const;
const bases = { exclusive: 'GST extra', inclusive: 'GST included' } as const;

/** What is different, a sentence for each. */
export function changeInWords(change: RateChange): string[] {
  if (change.what === 'added') return [`New: ${whatFor(change.line)}`];
  if (change.what === 'removed') return [`No longer paid: ${whatFor(change.line)}`];
  const { before, line, fields } = change;
  return fields.flatMap((field): string[] => {
    switch (field) {
      case 'trail':
        return line.trail.flatMap((rate, at) => {
          const old = before.trail[at];
          return old === undefined || old === rate
            ? []
            : [`Trail of ${years[at]}: ${writeRate(old)}% to ${writeRate(rate)}%`];
        });
      case 'incentive':
        return [`Incentive: ${writeRate(before.incentive)}% to ${writeRate(line.incentive)}%`];
      case 'gstBasis':
        return [`${bases[before.gstBasis]} before, ${bases[line.gstBasis]} now`];
      default:
        return [`Clawback: ${before.clawbackDays} to ${line.clawbackDays} days`];
    }
  });
}

const dayText = (day: DayNumber): string => formatDate(dateOfDayNumber(day));

const whatFor = ({ inflowFrom, inflowTo, location, slabFrom, slabTo }: RateLine): string =>
  [
    `money from ${dayText(inflowFrom)}${inflowTo === null ? '' : ` to ${dayText(inflowTo)}`}`,
    ...(location === 'any' ? [] : [location]),
    ...(slabFrom === 0n && slabTo === null
      ? []
      : [
          slabTo === null
            ? `${formatRupees(slabFrom, { decimals: 'some' })} and above`
            : `${formatRupees(slabFrom, { decimals: 'some' })} to ${formatRupees(slabTo, { decimals: 'some' })}`,
        ]),
  ].join(', ');

/** What a risk of its own stands for; all other holds are told by their reason. */
type HoldCause = 'declaration' | 'arn' | 'kyc';

/** What lifts a hold, by the words registrars use for its reason (handbook §3.2). */
const cures: readonly { readonly cause?: HoldCause; readonly named: RegExp; readonly cure: string }[] = [
  {
    cause: 'declaration',
    named: /\bDSC\b|declaration/i,
    cure: 'Sign the yearly declaration. If you sign in time, what is held is paid with the next month.',
  },
  {
    named: /\bEUIN\b/i,
    cure: 'Give the EUIN for the order by the 7th of the following month, or renew the EUIN if it has expired.',
  },
  {
    cause: 'arn',
    named: /\bARN\b/i,
    cure: 'Renew the ARN with AMFI. If you renew within three months, what is held is released.',
  },
  {
    named: /\bGST\b|invoice/i,
    cure: 'Make the GST invoice for this month and send it by the 15th.',
  },
  {
    named: /\bKYD\b/i,
    cure: 'Complete your own KYD (know your distributor) with AMFI: documents, mobile and e-mail verification.',
  },
  {
    named: /bank|account|\bIFSC\b|NEFT|payment (reject|return)/i,
    cure: 'The bank returned the payment. Get the bank account in your ARN record corrected.',
  },
  {
    cause: 'kyc',
    named: /\bKYC\b|\bKRA\b/i,
    cure: 'The investor’s KYC is on hold. Ask the investor to get it validated; this is paid after that.',
  },
];

/** For what nobody knows, who can say. */
const unknown = 'Ask the asset manager what is missing. You can raise a query from here.';

const found = (reason: string) => cures.find(({ named }) => named.test(reason));

export const cureOf = (reason: string): string => found(reason)?.cure ?? unknown;
export const causeOf = (reason: string): HoldCause | null => found(reason)?.cause ?? null;

/** What is signed once a year. */
export const declarationText = ({ label }: { readonly label: string }, name: string, arn: string): string =>
  `I declare for ${label}, for ${name} (${arn}), that all persons who sell under this ARN hold a valid EUIN, that the code of conduct for mutual fund distributors has been followed, that no part of the commission was passed on to investors, and that the details on the ARN record are true and complete.`;

/** What a risk of the distributor's own is worked out from, and what to do about it. */
export const riskTexts = {
  perMonth: (month: string): string => `Trail of ${month}: the same is withheld every month`,
  heldForDeclaration: (since: string): string => `Held for the declaration, and unpaid months since ${since}`,
  declaration: (year: string): string => `Declaration for ${year}`,
  signedLate: 'It was not signed in time. Sign it now to avoid losing more.',
  signBy: (day: string): string => `Sign it by ${day}.`,
  heldForArn: (since: string): string => `Held for the ARN, and unpaid months since ${since}`,
  arnEnds: (day: string, isOver: boolean): string => `Your ARN ${isOver ? 'ended' : 'ends'} on ${day}`,
  arnLate: 'It was not renewed within three months. Renew it with AMFI to avoid losing more.',
  renewArn: 'Renew it with AMFI. If you renew within three months of its expiry, what was withheld is paid.',
  euinEnds: (day: string, isOver: boolean): string =>
    `${isOver ? 'Ended' : 'Ends'} on ${day}. Renew it with AMFI.`,
  euinBasis: 'Brokerage of the latest month under these EUINs: the same is at stake every month',
  kycBasis: 'Held by the registrars for these clients, who have no valid KYC',
  otherBasis: 'Calculated by the registrars but held',
  noInvoice: (paidOn: string): string => `Paid on ${paidOn}, no invoice yet`,
  invoiceBasis: 'GST of these months, which is paid against an invoice',
  euinBlankBasis: 'One year’s trail on these orders, at the rate card’s rate',
  rejectedBasis: 'One year’s trail that these orders would earn, at the rate card’s rate',
  folio: (folioNo: string): string => `Folio ${folioNo}`,
  ofFolio: (folioNo: string): string => `folio ${folioNo}`,
  declarationOf: (year: string): string => `The declaration is for ${year}.`,
  notSigned: 'The declaration could not be saved.',
} as const;
