import type { Tds, TdsPart } from '../../gains/year/tds-on-gains.ts';
import type { Redemption } from '../../holdings/sales/redemption-preview.ts';
import type { MilliUnits, NavTenThousandths, Paise } from '../../money/scaled.ts';
import type { Pause } from '../../plans/pause.ts';
import type { PlanPreview } from '../../plans/preview-plan.ts';

/** What a leg that sells comes to at the newest NAV: whoever shows an order says these figures. */
export interface SaleFigures {
  readonly units: MilliUnits;
  readonly load: Paise;
  /** Null where the scheme has no tax class: then nobody knows it. */
  readonly stt: Paise | null;
  /** Kept for the tax of a non-resident, none of anybody else; null like the STT. */
  readonly tds: readonly TdsPart[] | null;
  /** What arrives, as far as it is known. */
  readonly proceeds: Paise;
  readonly unitsLeft: MilliUnits;
  readonly valueLeft: Paise;
}

/** How far the units go at the newest NAV. What they gain or lose on the way nobody knows, so it is never assured. */
export interface PlanCover {
  readonly instalments: number;
  readonly months: number;
  /** What the units are worth. */
  readonly worth: Paise;
}

/** Which day's NAV a leg gets if the investor confirms now, money included: expected, never promised. */
export interface NavExpected {
  readonly navDate: Temporal.PlainDate;
  /** The last moment at which that is still the NAV day. */
  readonly until: Temporal.Instant;
  /** The NAV day of who is later. */
  readonly laterNavDate: Temporal.PlainDate;
}

/** The newest NAV known. What is computed with it is an estimate. */
export interface NavOfDay {
  readonly value: NavTenThousandths;
  readonly day: Temporal.PlainDate;
}

/** Money that buys units. */
export interface BuyLeg {
  readonly schemeCode: string;
  readonly nav: NavExpected;
  readonly estimatedAt: NavOfDay | null;
  /** Null where it depends on a NAV nobody knows. */
  readonly amount: Paise | null;
  readonly duty: Paise | null;
  readonly invested: Paise | null;
  readonly units: MilliUnits | null;
}

/** What a position consists of on the NAV day; each unit counts once. */
export interface UnitsApart {
  readonly balance: MilliUnits;
  /** May leave without load. */
  readonly free: MilliUnits;
  /** May leave, but bear load. */
  readonly loaded: MilliUnits;
  readonly locked: MilliUnits;
  readonly lien: MilliUnits;
  readonly inFlight: MilliUnits;
}

/** What can be asked for in one go, each at the newest NAV; null where there is no such sale. */
export interface SaleOffers {
  readonly all: SaleFigures | null;
  /** The oldest units, up to the first that bears load; null where none or all leave without. */
  readonly unloaded: SaleFigures | null;
  /** The highest amount that may be asked for; null where only all units can leave. */
  readonly mostAmount: Paise | null;
}

/** Units that are sold. */
export interface SellLeg {
  readonly schemeCode: string;
  readonly nav: NavExpected;
  readonly estimatedAt: NavOfDay | null;
  readonly units: UnitsApart;
  readonly offers: SaleOffers;
  /** Lot by lot; null where it cannot be, see the findings. */
  readonly redemption: Redemption | null;
  /** Kept for the tax of a non-resident who redeems; null for all others. */
  readonly tds: Tds | null;
}

interface PlannedOrder {
  readonly plan: PlanPreview;
  /** Of the plan that it replaces: what is due in it is left out of this one, too. */
  readonly pause: Pause | null;
}

export type OrderPreview =
  | { readonly kind: 'lumpsum'; readonly buy: BuyLeg }
  | { readonly kind: 'redeem'; readonly sell: SellLeg; readonly payoutBy: Temporal.PlainDate }
  | { readonly kind: 'switch'; readonly sell: SellLeg; readonly buy: BuyLeg }
  /** `plan` is what is debited from the start on; `first` the instalment that is paid at once, where one is. */
  | (PlannedOrder & { readonly kind: 'sip'; readonly first: BuyLeg | null })
  /** Amounts are nil where the scheme's gain decides. */
  | (PlannedOrder & { readonly kind: 'stp' | 'swp'; readonly cover: PlanCover | null })
  | { readonly kind: 'pause'; readonly leavesOut: readonly Temporal.PlainDate[] }
  /** From `from` on nothing moves; `debits` are on their way already and still go through. */
  | {
      readonly kind: 'stop';
      readonly from: Temporal.PlainDate;
      readonly debits: readonly Temporal.PlainDate[];
    };
