import type { MilliUnits, Paise } from '../../money/scaled.ts';
import { type Advised, type AnyTerms, payModes } from './any-terms.ts';
import type { NewMandate } from './new-mandate.ts';
import type { DividendOption } from './order-codes.ts';
import type { PauseTerms, SipTerms, StopTerms, StpTerms, SwpTerms } from './plan-terms.ts';

/** The kinds with a form of their own, which the cart takes. A new kind adds its terms here and its definition in `order-definitions.ts`. */
export const formKinds = ['lumpsum', 'redeem', 'switch', 'sip', 'stp', 'swp', 'pause', 'stop'] as const;
export type FormKind = (typeof formKinds)[number];

/** With the folio that an application opens without money. */
export const orderKinds = [...formKinds, 'folio'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** A lumpsum may also be debited by a mandate that is approved. */
export const lumpsumPayModes = [...payModes, 'otm'] as const;
export type LumpsumPayMode = (typeof lumpsumPayModes)[number];

/** How much leaves a scheme. */
export type Quantity =
  | { readonly by: 'amount'; readonly amount: Paise }
  | { readonly by: 'units'; readonly units: MilliUnits }
  | { readonly by: 'all' };

export interface LumpsumTerms extends AnyTerms, Advised {
  readonly kind: 'lumpsum';
  readonly idcw: DividendOption;
  readonly amount: Paise;
  readonly payMode: LumpsumPayMode;
  /** The account that pays, see `bankAccountKey`. */
  readonly account: string;
  /** Id of the mandate that is debited; null for every mode but `otm`. */
  readonly mandate: string | null;
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

/** A folio without money, out of an application. There is no scheme in it: `schemeCode` is empty. */
export interface FolioTerms extends AnyTerms {
  readonly kind: 'folio';
}

/** What is ordered. */
export type OrderTerms =
  | LumpsumTerms
  | RedeemTerms
  | SwitchTerms
  | SipTerms
  | StpTerms
  | SwpTerms
  | PauseTerms
  | StopTerms
  | FolioTerms;

/** What a form of its own asks for. */
export type FormTerms = Exclude<OrderTerms, FolioTerms>;

type FieldOf<Terms> = Terms extends OrderTerms ? Exclude<keyof Terms, 'kind'> : never;
/** With those of the mandate that is registered with an order. */
export type OrderField = FieldOf<OrderTerms> | `newMandate.${keyof NewMandate}`;

/** An account of a folio without its number: the branch and the last four digits. */
export const bankAccountKey = (ifsc: string, accountNo: string): string => `${ifsc}-${accountNo.slice(-4)}`;

/** What the payer owes; null for an order that nobody pays for. */
export function dueOf(terms: OrderTerms): Paise | null {
  if (terms.kind === 'lumpsum') return terms.amount;
  return terms.kind === 'sip' && terms.firstNow !== null ? terms.amount : null;
}
