import type { Paise } from '../../money/scaled.ts';
import type { StopReason } from '../../plans/change/stop-reasons.ts';
import type { Frequency } from '../../plans/frequencies.ts';
import type { TopUp } from '../../plans/top-up.ts';
import type { Advised, AnyTerms, PayMode } from './any-terms.ts';
import type { NewMandate } from './new-mandate.ts';
import type { DividendOption, SystematicPlan } from './order-codes.ts';

/** When a plan ends; `perpetual` is 31-Dec-2099. */
export type PlanEnd =
  | { readonly by: 'count'; readonly count: number }
  | { readonly by: 'date'; readonly date: Temporal.PlainDate }
  | { readonly by: 'perpetual' };

/** What every plan says of its dates. */
interface PlanTerms {
  readonly frequency: Frequency;
  /** Day of the month (31: month end), or the weekday (1 Monday to 5 Friday) of a weekly or fortnightly plan; null daily. */
  readonly day: number | null;
  /** The first due date. */
  readonly startsOn: Temporal.PlainDate;
  readonly end: PlanEnd;
  /** The registration of this kind and folio that stops when this one begins: a change, or a renewal. */
  readonly replaces: string | null;
}

export interface SipTerms extends AnyTerms, Advised, PlanTerms {
  readonly kind: 'sip';
  readonly idcw: DividendOption;
  readonly amount: Paise;
  readonly topUp: TopUp | null;
  /** Id of the mandate that is debited; `NEW_MANDATE` until the one of this order is registered. */
  readonly mandate: string;
  /** The mandate that is registered with this order; left out where there is one already. */
  readonly newMandate?: NewMandate;
  /** The first instalment is paid at once, like a lumpsum; null: it is debited on `startsOn`. */
  readonly firstNow: { readonly payMode: PayMode; readonly account: string } | null;
}

/** What an STP or SWP moves: the same amount each time, or what the scheme gained since the last time. */
export const planMoves = ['fixed', 'appreciation'] as const;
export type PlanMove = (typeof planMoves)[number];

interface Moving {
  readonly move: PlanMove;
  /** Null: appreciation. */
  readonly amount: Paise | null;
}

export interface StpTerms extends AnyTerms, Advised, PlanTerms, Moving {
  readonly kind: 'stp';
  readonly toSchemeCode: string;
  readonly idcw: DividendOption;
}

export interface SwpTerms extends AnyTerms, PlanTerms, Moving {
  readonly kind: 'swp';
  /** The account that is paid. */
  readonly account: string;
}

/** Of a SIP. `schemeCode` is the plan's. */
export interface PauseTerms extends AnyTerms {
  readonly kind: 'pause';
  readonly regNo: string;
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

export interface StopTerms extends AnyTerms {
  readonly kind: 'stop';
  readonly planKind: SystematicPlan;
  readonly regNo: string;
  readonly reason: StopReason;
}

/** The kinds that register a plan. */
export type RegisterTerms = SipTerms | StpTerms | SwpTerms;

export const isRegistration = (terms: { readonly kind: string }): terms is RegisterTerms =>
  terms.kind === 'sip' || terms.kind === 'stp' || terms.kind === 'swp';

/** What a plan's kind is called in the book. */
export const planKindOf = (terms: RegisterTerms): SystematicPlan =>
  terms.kind.toUpperCase() as SystematicPlan;
