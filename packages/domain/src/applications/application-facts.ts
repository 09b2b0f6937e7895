import type { MandateChannel } from '../mandates/mandate-channels.ts';
import type { BankAccountType, EarlierFacts, HolderKyc, OrderFacts } from '../orders/facts/order-facts.ts';
import type { GrossIncome, Occupation, WealthSource } from './application-codes.ts';

/** What a KYC agency has of a person beside the name; texts are empty and choices null where it has none. */
export interface KycDetails {
  readonly address: {
    readonly line: string;
    readonly pincode: string;
    readonly city: string;
    readonly state: string;
    /** ISO 3166. */
    readonly country: string;
  };
  readonly birthPlace: string;
  readonly income: GrossIncome | null;
  readonly occupation: Occupation | null;
  readonly wealth: WealthSource | null;
}

export interface KycFacts {
  readonly status: HolderKyc;
  /** As the agency has it, for who knows the birth date. */
  readonly name: string | null;
  /** Whether the birth date of the draft is the agency's; null where there is none of either. */
  readonly isBirthDateRight: boolean | null;
  /** The PAN invests with this asset manager already. */
  readonly investsHere: boolean;
  /** For who knows the birth date; null where the agency has none. */
  readonly details: KycDetails | null;
}

/** A folio of the same client that a new one may take contact, address and bank from; all of it masked. */
export interface ExistingFolio {
  readonly folioNo: string;
  readonly taxStatus: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly bank: string;
  /** `bankAccountKey`. */
  readonly accountKey: string;
  readonly maskedAccount: string;
  readonly accountType: BankAccountType | null;
  readonly channels: readonly MandateChannel[];
  /** Its first holder declared tax residencies and income. */
  readonly hasFatca: boolean;
  readonly city: string | null;
  readonly country: string | null;
}

/**
 * All that decides about an application and that only the server knows. What is not in here was not asked yet, and
 * nothing is said of it: the server asks for everything before it sends one.
 */
export interface ApplicationFacts {
  /** By PAN. */
  readonly kyc: Readonly<Record<string, KycFacts>>;
  /** By IFSC; null: no branch has it. */
  readonly branches: Readonly<
    Record<
      string,
      { readonly bank: string; readonly branch: string; readonly channels: readonly MandateChannel[] } | null
    >
  >;
  /** By pincode; null: there is none. */
  readonly pincodes: Readonly<Record<string, { readonly city: string; readonly state: string } | null>>;
  /** Of the draft's mobiles and e-mails, those that somebody with another PAN has registered. */
  readonly contactsTaken: readonly string[];
  /** The distributor's own. */
  readonly ownContacts: readonly string[];
  readonly existingFolios: readonly ExistingFolio[];
  /** Codes of the relations that a nominee may have; null: not asked yet. */
  readonly nomineeRelations: readonly string[] | null;
  /** Of the scheme; null: not asked yet. */
  readonly order: Pick<OrderFacts, 'distributor' | 'scheme' | 'holidays'> | null;
  /** Who advised last; null where nobody did yet, and for the investor. */
  readonly advice: EarlierFacts['advice'];
}

export const noApplicationFacts: ApplicationFacts = {
  kyc: {},
  branches: {},
  pincodes: {},
  contactsTaken: [],
  ownContacts: [],
  existingFolios: [],
  nomineeRelations: null,
  order: null,
  advice: null,
};
