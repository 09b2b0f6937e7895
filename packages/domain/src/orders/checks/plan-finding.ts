import type { MilliUnits, Paise } from '../../money/scaled.ts';
import type { Frequency } from '../../plans/frequencies.ts';

type NoFigures = Readonly<Record<never, never>>;

interface Earliest {
  readonly earliest: Temporal.PlainDate;
}
interface PauseDays {
  readonly from: Temporal.PlainDate;
  /** Null: until it is resumed by hand. */
  readonly to: Temporal.PlainDate | null;
}

/** What keeps an order about a plan from being sent. */
export interface PlanBlockFigures {
  'frequency-not-offered': { readonly scheme: string; readonly offered: readonly Frequency[] };
  'day-not-offered': { readonly offered: readonly number[] };
  'start-past': Earliest;
  'start-too-near': Earliest & { readonly days: number };
  'start-too-far': { readonly latest: Temporal.PlainDate };
  /** The first due date is not on the plan's day. */
  'start-off-day': { readonly next: Temporal.PlainDate };
  'end-before-start': { readonly start: Temporal.PlainDate };
  'end-too-late': { readonly latest: Temporal.PlainDate };
  'too-few-instalments': { readonly count: number; readonly least: number; readonly scheme: string };
  'top-up-cap': { readonly amount: Paise };
  /** No mandate of this folio. */
  'mandate-unknown': NoFigures;
  'mandate-refused': { readonly status: 'REJECTED' | 'CANCELLED' };
  'mandate-not-approved': NoFigures;
  'mandate-not-requested': NoFigures;
  'mandate-other-account': NoFigures;
  'mandate-limit': { readonly limit: Paise; readonly highest: Paise };
  'mandate-not-started': { readonly from: Temporal.PlainDate };
  'mandate-ends': { readonly endsOn: Temporal.PlainDate; readonly last: Temporal.PlainDate };
  /** Of the mandate that is registered with the SIP. */
  'new-mandate-limit': { readonly highest: Paise };
  'new-mandate-ends': { readonly last: Temporal.PlainDate };
  /** Not a plan of this folio that is not over. */
  'plan-unknown': NoFigures;
  'plan-stopped': { readonly on: Temporal.PlainDate };
  'stop-requested': NoFigures;
  'stop-too-late': {
    readonly debitOn: Temporal.PlainDate;
    readonly allowedFrom: Temporal.PlainDate;
    readonly days: number;
  };
  'replaces-too-near': Earliest;
  /** Of the plan that is replaced: it would be registered with that one, which is over by then. */
  'pause-requested': PauseDays;
  /** What is held is worth less than one instalment. */
  'covers-none': { readonly kind: 'stp' | 'swp'; readonly amount: Paise; readonly worth: Paise };
  'pause-frequency': { readonly offered: readonly Frequency[] };
  'pause-order': { readonly from: Temporal.PlainDate };
  'pause-too-long': { readonly latest: Temporal.PlainDate; readonly months: number };
  'pause-overlaps': PauseDays;
  'pause-other': PauseDays;
  /** Nothing is due in that time. */
  'pause-empty': NoFigures;
  'pause-too-late': {
    readonly dueOn: Temporal.PlainDate;
    readonly requested: Temporal.PlainDate;
    readonly days: number;
  };
}

/** What is good to know before it is sent. */
export interface PlanWarnFigures {
  /** The plan begins when the bank approves. */
  'mandate-pending': { readonly bank: string };
  /** A plan without an end goes as far as its mandate. */
  'plan-capped': { readonly endsOn: Temporal.PlainDate };
  /** Nothing can leave when the plan begins. */
  'units-held-back': {
    readonly locked: MilliUnits;
    readonly lien: MilliUnits;
    /** When the first lot leaves its lock-in; null where none is locked. */
    readonly until: Temporal.PlainDate | null;
  };
  /** The folio is frozen then, and its plans stop. */
  'minor-comes-of-age': { readonly on: Temporal.PlainDate; readonly age: number };
  'balance-runs-out': { readonly instalments: number; readonly count: number };
  'debits-on-the-way': { readonly count: number; readonly from: Temporal.PlainDate };
}
