import type { OpportunityCount, TodoKind } from '@hub/contract/calls/dashboard/dashboard';

export interface Counted {
  readonly count: number;
  readonly amount: string;
}

export interface Running {
  readonly running: number;
  readonly monthly: string;
}

/** Every figure of the dashboard that has a list behind it. */
export interface Figures {
  readonly aum: string;
  readonly cost: string;
  /** What the AUM was, and at the close of which day. */
  readonly before: Readonly<
    Record<'day' | 'month' | 'year', { readonly day: string; readonly aum: string } | null>
  >;
  readonly byClass: Readonly<Record<string, string>>;
  readonly clients: number;
  readonly live: number;
  readonly newClients: number;
  readonly folios: number;
  readonly sip: Running & { readonly started: number; readonly ceased: number };
  readonly stp: Running;
  readonly swp: Running;
  readonly month: {
    readonly bought: string;
    readonly bySip: string;
    readonly sold: string;
    readonly net: string;
  };
  readonly opportunities: Readonly<Record<OpportunityCount, Counted>>;
  /** Only of kinds that have something to do; of an amount only where there is one. */
  readonly todo: Readonly<
    Partial<Record<TodoKind, { readonly count: number; readonly amount: string | null }>>
  >;
}
