import type { PlanRow } from '../ground/rows.ts';
import type { PlanLink } from '../ledger/order.ts';

/** The registration; how many instalments were done is known when its history is told. */
export interface PlanDraft {
  readonly row: Omit<PlanRow, 'done'>;
  readonly link: PlanLink;
}

export const planRow = ({ row, link }: PlanDraft): PlanRow => ({ ...row, done: link.done });
