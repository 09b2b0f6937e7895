import type { MilliUnits, Paise } from '../money/scaled.ts';
import type { DividendOption } from './order-codes.ts';

/** The kinds a distributor can order. A new kind adds its terms here and its definition in `order-definitions.ts`. */
export const orderKinds = ['lumpsum', 'redeem', 'switch'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** How an order is paid; `neft` is NEFT or RTGS. How an instalment is paid is `paymentModes` in plans. */
export const payModes = ['netbanking', 'upi', 'neft'] as const;
export type PayMode = (typeof payModes)[number];

/** How much leaves a scheme. */
export type Quantity =
  | { readonly by: 'amount'; readonly amount: Paise }
  | { readonly by: 'units'; readonly units: MilliUnits }
  | { readonly by: 'all' };

interface AnyTerms {
  readonly folioNo: string;
  readonly schemeCode: string;
}

/** Who advised: an EUIN, or the investor's word that nobody did (handbook §1.5). */
interface Advised {
  readonly euin: string | null;
  readonly isExecutionOnly: boolean;
  readonly subArn: string | null;
}

export interface LumpsumTerms extends AnyTerms, Advised {
  readonly kind: 'lumpsum';
  readonly idcw: DividendOption;
  readonly amount: Paise;
  readonly payMode: PayMode;
  /** The account that pays, see `bankAccountKey`. */
  readonly account: string;
}

export interface RedeemTerms extends AnyTerms {
  readonly kind: 'redeem';
  readonly quantity: Quantity;
  /** The account that is paid. */
  readonly account: string;
}

export interface SwitchTerms extends AnyTerms, Advised {
  readonly kind: 'switch';
  readonly toSchemeCode: string;
  readonly idcw: DividendOption;
  readonly quantity: Quantity;
}

/** What is ordered. */
export type OrderTerms = LumpsumTerms | RedeemTerms | SwitchTerms;

type FieldOf<Terms> = Terms extends OrderTerms ? Exclude<keyof Terms, 'kind'> : never;
export type OrderField = FieldOf<OrderTerms>;

/** An account of a folio without its number: the branch and the last four digits. */
export const bankAccountKey = (ifsc: string, accountNo: string): string => `${ifsc}-${accountNo.slice(-4)}`;

/** What the payer owes; null for an order that nobody pays for. */
export const dueOf = (terms: OrderTerms): Paise | null => ('payMode' in terms ? terms.amount : null);
