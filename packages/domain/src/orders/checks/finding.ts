import type { MilliUnits, Paise } from '../../money/scaled.ts';
import type { BankAccountType, HolderKyc } from '../facts/order-facts.ts';
import type { OrderField } from '../terms/order-terms.ts';
import type { PlanBlockFigures, PlanWarnFigures } from './plan-finding.ts';

type NoFigures = Readonly<Record<never, never>>;
interface OnDay {
  readonly on: Temporal.PlainDate;
}
interface Until {
  readonly until: Temporal.PlainDate;
}

/** What keeps an order from being sent, with the figures its words need. */
export interface BlockFigures extends PlanBlockFigures {
  /** The house takes no such order for now, in its own words. */
  'kind-closed': { readonly words: string };
  'arn-not-active': { readonly status: string };
  'arn-expired': OnDay;
  'folio-invalid': NoFigures;
  /** Units shall leave a folio that has none of the scheme. */
  'nothing-held': NoFigures;
  joint: NoFigures;
  'folio-locked': NoFigures;
  kyc: { readonly holder: string; readonly status: HolderKyc };
  'minor-of-age': { readonly since: Temporal.PlainDate; readonly age: number };
  /** A minor holds alone, with a guardian. */
  'minor-not-alone': NoFigures;
  'minor-no-guardian': NoFigures;
  /** Nowhere to send the code the investor confirms with. */
  'no-contact': NoFigures;
  'pan-needed': NoFigures;
  'pan-exempt-limit': { readonly limit: Paise; readonly left: Paise };
  'contact-changed': Until & { readonly days: number };
  'bank-changed': Until & { readonly days: number };
  'scheme-unknown': NoFigures;
  'scheme-closed': { readonly scheme: string };
  'kind-not-taken': { readonly scheme: string };
  'direct-plan': { readonly scheme: string };
  'country-closed': { readonly scheme: string; readonly country: string };
  'target-unknown': NoFigures;
  'target-same': NoFigures;
  'target-other-plan': NoFigures;
  'target-not-allowed': { readonly scheme: string };
  'idcw-growth': NoFigures;
  'idcw-choose': NoFigures;
  'idcw-no-reinvest': NoFigures;
  'nothing-requested': NoFigures;
  'below-minimum': { readonly minimum: Paise; readonly scheme: string };
  'above-maximum': { readonly maximum: Paise; readonly scheme: string };
  /** More than the asset manager takes in one order of any scheme. */
  'above-house-limit': { readonly maximum: Paise };
  'off-multiple': { readonly multiple: Paise; readonly nearestBelow: Paise; readonly nearestAbove: Paise };
  /** Too little for a thousandth of a unit. */
  'too-small': NoFigures;
  /** Every unit is in lock-in; the first come free that day. */
  'all-locked': Until;
  'nothing-free': { readonly locked: MilliUnits; readonly lien: MilliUnits; readonly inFlight: MilliUnits };
  'more-than-free': {
    readonly act: 'redeem' | 'switch';
    readonly by: 'amount' | 'units';
    /** The highest amount that may be asked for; null where only all units can leave, or nobody knows it. */
    readonly most: Paise | null;
    readonly free: MilliUnits;
    readonly worth: Paise | null;
    readonly locked: MilliUnits;
    readonly lien: MilliUnits;
    readonly inFlight: MilliUnits;
  };
  'euin-missing': NoFigures;
  'euin-form': NoFigures;
  'euin-unknown': { readonly euin: string };
  'euin-not-yet': { readonly euin: string } & OnDay;
  'euin-expired': { readonly euin: string } & OnDay;
  'euin-and-execution-only': NoFigures;
  'sub-arn-form': NoFigures;
  'sub-arn-own': NoFigures;
  /** Money of or for somebody else. */
  'account-not-registered': NoFigures;
  'account-type': { readonly has: BankAccountType; readonly needs: 'NRE' | 'NRO' | 'NRI' | 'resident' };
  'upi-payment-limit': { readonly limit: Paise };
  'upi-day-limit': { readonly limit: Paise; readonly left: Paise };
}

/** What the distributor has to answer before an order is sent. */
export interface QuestionFigures {
  /** Sent today, or in the cart where there is no time. */
  'same-order': { readonly id: string; readonly sentAt: Temporal.Instant | null };
  'large-amount': {
    readonly amount: Paise;
    /** The most the client put in at once; null where the amount alone is large. */
    readonly largest: Paise | null;
    /** Of how many orders it is the sum; of one where it is not said. */
    readonly orders?: number;
  };
}

/** What is good to know before an order is sent. */
export interface WarnFigures extends PlanWarnFigures {
  'kyc-registered': { readonly holder: string };
  'kyc-missing': { readonly holder: string };
  'after-cut-off': {
    readonly cutOff: Temporal.Instant;
    readonly navDate: Temporal.PlainDate;
  };
  /** Today is no business day of the scheme. */
  'day-off': { readonly next: Temporal.PlainDate; readonly navDate: Temporal.PlainDate };
  /** The next weekday is a holiday. */
  'holiday-ahead': OnDay;
  'load-applies': { readonly load: Paise; readonly units: MilliUnits };
  /** Less than the least balance would stay: offer all. */
  remainder: { readonly left: Paise; readonly least: Paise };
  /** What is bought cannot leave before that day. */
  'locks-in': Until;
  'no-nav': { readonly scheme: string };
  'account-type-missing': NoFigures;
  'country-missing': NoFigures;
  'birth-date-missing': NoFigures;
  rtgs: { readonly from: Paise };
}

type Of<Level, Figures> = {
  [Code in keyof Figures]: {
    readonly code: Code;
    readonly level: Level;
    /** The field to fix it at; null where no field does. */
    readonly field: OrderField | null;
  } & Figures[Code];
}[keyof Figures];

type Block = Of<'block', BlockFigures>;
type Question = Of<'question', QuestionFigures>;
type Warning = Of<'warn', WarnFigures>;
/** What pre-flight says about an order. */
export type Finding = Block | Question | Warning;
export type FindingCode = Finding['code'];

export const findingLevels = ['block', 'question', 'warn'] as const;
export const questionCodes = [
  'same-order',
  'large-amount',
] as const satisfies readonly (keyof QuestionFigures)[];
export type QuestionCode = (typeof questionCodes)[number];

export function block<Code extends keyof BlockFigures>(
  code: Code,
  field: OrderField | null,
  figures: BlockFigures[Code],
): Finding {
  return { code, level: 'block', field, ...figures } as unknown as Finding;
}

export function question<Code extends keyof QuestionFigures>(
  code: Code,
  field: OrderField | null,
  figures: QuestionFigures[Code],
): Question {
  return { code, level: 'question', field, ...figures } as unknown as Question;
}

export function warn<Code extends keyof WarnFigures>(
  code: Code,
  field: OrderField | null,
  figures: WarnFigures[Code],
): Finding {
  return { code, level: 'warn', field, ...figures } as unknown as Finding;
}
