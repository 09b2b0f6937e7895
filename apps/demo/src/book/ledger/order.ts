import type { DayNumber, Paise } from '@hub/domain';
import type { DemoScheme } from '../market/demo-scheme.ts';

/** How much is asked to go out. */
export type Requested =
  | { readonly by: 'all' }
  | { readonly by: 'share'; readonly share: number }
  | { readonly by: 'amount'; readonly amount: Paise };

/** Which plan an order belongs to; the ledger tells it of every instalment that went through. */
export interface PlanLink {
  readonly regNo: string;
  /** Of whoever registered it. */
  readonly euin: string | null;
  done: number;
}

interface OrderOf<Kind extends string> {
  readonly kind: Kind;
  /** The day whose NAV it gets. */
  readonly day: DayNumber;
  readonly folioNo: string;
  readonly scheme: DemoScheme;
  readonly plan: PlanLink | null;
  readonly euin: string | null;
}

export interface Buy extends OrderOf<'buy'> {
  readonly amount: Paise;
  /** The cheque comes back: the purchase is undone a few days later. */
  readonly bounces: boolean;
}

export interface Sell extends OrderOf<'sell'> {
  readonly requested: Requested;
}

/** A switch, or an instalment of an STP. */
export interface Move extends OrderOf<'move'> {
  readonly requested: Requested;
  readonly target: DemoScheme;
}

/** What clients ask for. */
export type Order = Buy | Sell | Move;

/** What follows from it: the other half of a move, a bounce, and what the scheme does to its units. */
export type Event =
  | Order
  | (OrderOf<'arrive'> & { readonly amount: Paise })
  | (OrderOf<'reverse'> & { readonly trxnNo: string })
  | (OrderOf<'bonus'> & { readonly by: NonNullable<DemoScheme['bonus']> })
  | (OrderOf<'merge'> & { readonly target: DemoScheme })
  | (OrderOf<'distribute'> & { readonly perUnit: number });

const ranks: Readonly<Record<Event['kind'], number>> = {
  bonus: 0,
  buy: 1,
  arrive: 1,
  merge: 2,
  distribute: 3,
  sell: 4,
  move: 4,
  reverse: 5,
};

/** By days; within one, units come in before they go out, as the book counts. */
export function compareEvents(one: Event, other: Event): number {
  return one.day - other.day || ranks[one.kind] - ranks[other.kind];
}
