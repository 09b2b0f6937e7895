import { writeMoney } from '@hub/domain';
import { isoDay } from '../../../../server/src/features/book/book.public.ts';
import type { TakenOverMandate } from '../../../../server/src/features/mandates/mandates.public.ts';
import type { PastMiss } from '../../../../server/src/features/transact/transact.public.ts';
import type { InstalmentRow, MandateRow } from '../ground/rows.ts';

export const missRow = ({ amount, dueOn, ...miss }: InstalmentRow): PastMiss => ({
  ...miss,
  dueOn: isoDay(dueOn),
  amount: writeMoney(amount),
});

export const mandateRow = ({ limit, startsOn, endsOn, ...mandate }: MandateRow): TakenOverMandate => ({
  ...mandate,
  limit: writeMoney(limit),
  startsOn: isoDay(startsOn),
  endsOn: isoDay(endsOn),
});
