export const queryStatuses = ['open', 'answered', 'reopened', 'closed'] as const;
export type QueryStatus = (typeof queryStatuses)[number];

type QueryAct = 'answer' | 'reopen' | 'close';

/** How long after its last answer, or after it was closed, a query can be opened again. */
const REOPEN_DAYS = 30;

const after: Readonly<Record<QueryAct, { readonly to: QueryStatus; readonly from: readonly QueryStatus[] }>> =
  {
    // A second answer adds to the first.
    answer: { to: 'answered', from: ['open', 'reopened', 'answered'] },
    reopen: { to: 'reopened', from: ['answered', 'closed'] },
    close: { to: 'closed', from: ['open', 'answered', 'reopened'] },
  };

/** What the query becomes by the act; null where it cannot be done. */
export function queryAfter(status: QueryStatus, act: QueryAct): QueryStatus | null {
  const { to, from } = after[act];
  return from.includes(status) ? to : null;
}

/** Until when a query can be opened again, given the day of its last answer or of its closing. */
export const reopenUntil = (changedOn: Temporal.PlainDate): Temporal.PlainDate =>
  changedOn.add({ days: REOPEN_DAYS });

/** Somebody at the desk has to do something. */
export const waitsForDesk = (status: QueryStatus): boolean => status === 'open' || status === 'reopened';
