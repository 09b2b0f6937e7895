import type { MandateChannel } from '../mandates/mandate-channels.ts';
import type { BankAccountType, FolioHolding } from '../orders/facts/order-facts.ts';
import type { PayMode } from '../orders/terms/any-terms.ts';
import type { DividendOption, PoliticalExposure } from '../orders/terms/order-codes.ts';
import type { LumpsumPayMode } from '../orders/terms/order-terms.ts';
import type { Frequency } from '../plans/frequencies.ts';
import type { TaxStatusCode } from '../tax-status/tax-statuses.ts';
import type {
  AddressType,
  ContactOwner,
  GrossIncome,
  GuardianRelation,
  Occupation,
  TaxIdType,
  WealthSource,
} from './application-codes.ts';

/** A first-time form that will open a folio. */
export const applicationKinds = ['lumpsum', 'sip', 'zero-balance'] as const;
export type ApplicationKind = (typeof applicationKinds)[number];

/*
 * What a form holds, as it is typed, stored and sent: a text is empty and a choice null until somebody fills it. Days
 * are ISO, amounts plain rupees (`5000`, `5000.50`). What is wrong with it the checks say, never its type.
 */

export interface TaxResidency {
  /** ISO 3166. */
  readonly country: string;
  readonly taxId: string;
  readonly taxIdType: TaxIdType | null;
}

/** One control group of Spec §3 for each holder. */
export interface FatcaDraft {
  readonly residencies: readonly TaxResidency[];
  readonly income: GrossIncome | null;
  readonly occupation: Occupation | null;
  readonly wealth: WealthSource | null;
  readonly pep: PoliticalExposure | null;
  readonly birthCountry: string;
  readonly birthPlace: string;
  readonly addressType: AddressType | null;
  readonly residenceAddress: string;
}

export interface HolderDraft {
  /** May stay empty for a minor, who invests under the guardian's. */
  readonly pan: string;
  readonly name: string;
  readonly birthDate: string;
  /** Of a minor's folio the guardian's. */
  readonly mobile: string;
  readonly mobileOf: ContactOwner | null;
  readonly email: string;
  readonly emailOf: ContactOwner | null;
  readonly fatca: FatcaDraft;
}

export interface GuardianDraft {
  readonly pan: string;
  readonly name: string;
  readonly birthDate: string;
  readonly relation: GuardianRelation | null;
}

interface AddressDraft {
  readonly line: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

interface BankDraft {
  readonly ifsc: string;
  readonly account: string;
  readonly type: BankAccountType | null;
  /** The bank's own word (penny drop), or the id of a file that was uploaded. */
  readonly proof: string | null;
}

export interface NomineeDraft {
  readonly name: string;
  readonly relation: string;
  /** Per cent with at most two decimals; empty: equal shares. */
  readonly share: string;
  readonly birthDate: string;
  /** Of a minor. */
  readonly guardian: { readonly name: string; readonly relation: string } | null;
}

export interface OrderDraft {
  readonly schemeCode: string;
  readonly idcw: DividendOption | null;
  readonly amount: string;
  /** Of a lumpsum. */
  readonly payMode: Exclude<LumpsumPayMode, 'otm'> | null;
  readonly frequency: Frequency | null;
  readonly day: number | null;
  readonly startsOn: string;
  readonly end:
    | { readonly by: 'count'; readonly count: number }
    | { readonly by: 'date'; readonly date: string }
    | { readonly by: 'perpetual' };
  readonly topUp: {
    readonly by:
      | { readonly kind: 'amount'; readonly amount: string }
      | { readonly kind: 'rate'; readonly percent: string };
    readonly everyMonths: 6 | 12;
    readonly cap: string | null;
  } | null;
  /** How the first instalment is paid at once; null: it is debited on `startsOn`. */
  readonly firstNow: PayMode | null;
}

interface MandateDraft {
  readonly channel: MandateChannel | null;
  readonly vpa: string;
  readonly limit: string;
  readonly startsOn: string;
  readonly endsOn: string;
}

interface AdviceDraft {
  readonly euin: string;
  readonly isExecutionOnly: boolean;
  readonly subArn: string;
}

export interface ApplicationDraft {
  readonly kind: ApplicationKind;
  readonly taxStatus: TaxStatusCode | null;
  readonly holding: FolioHolding | null;
  /** One to three; the first is always there. */
  readonly holders: readonly HolderDraft[];
  /** Of minors only. */
  readonly guardian: GuardianDraft | null;
  /** Who acts for a HUF, as the first holder; forms of before have none. */
  readonly karta?: string | undefined;
  readonly address: AddressDraft;
  readonly bank: BankDraft;
  /** A folio of the same client whose contact, address and bank this one takes; null: they are asked for. */
  readonly sameAs: string | null;
  readonly nominees: readonly NomineeDraft[];
  readonly nomineeOptOut: boolean;
  readonly order: OrderDraft;
  readonly mandate: MandateDraft;
  readonly advice: AdviceDraft;
  /** The investor asked for it, and knows the terms and what the distributor earns. */
  readonly consent: boolean;
}

export const PENNY_DROP = 'penny-drop';
export const MOST_HOLDERS = 3;
export const MOST_RESIDENCIES = 4;

export const emptyFatca = (country = 'IN'): FatcaDraft => ({
  residencies: [{ country, taxId: '', taxIdType: country === 'IN' ? 'PAN' : null }],
  income: null,
  occupation: null,
  wealth: null,
  pep: null,
  birthCountry: '',
  birthPlace: '',
  addressType: null,
  residenceAddress: '',
});

export const emptyHolder = (): HolderDraft => ({
  pan: '',
  name: '',
  birthDate: '',
  mobile: '',
  mobileOf: 'SE',
  email: '',
  emailOf: 'SE',
  fatca: emptyFatca(),
});

export const emptyDraft = (kind: ApplicationKind): ApplicationDraft => ({
  kind,
  taxStatus: null,
  holding: 'SI',
  holders: [emptyHolder()],
  guardian: null,
  address: { line: '', pincode: '', city: '', state: '', country: 'IN' },
  bank: { ifsc: '', account: '', type: null, proof: null },
  sameAs: null,
  nominees: [],
  nomineeOptOut: false,
  order: {
    schemeCode: '',
    idcw: null,
    amount: '',
    payMode: null,
    frequency: null,
    day: null,
    startsOn: '',
    end: { by: 'perpetual' },
    topUp: null,
    firstNow: null,
  },
  mandate: { channel: null, vpa: '', limit: '', startsOn: '', endsOn: '' },
  advice: { euin: '', isExecutionOnly: false, subArn: '' },
  consent: false,
});

/** Everybody in a form whose account or UPI ID may pay. */
export const namesIn = ({ holders, guardian }: Pick<ApplicationDraft, 'holders' | 'guardian'>): string[] =>
  (guardian === null ? holders : [...holders, guardian])
    .map(({ name }) => name)
    .filter((name) => name !== '');
