import type { RequestOf, ResponseOf } from '@hub/contract';
import type { actOnRows } from '@hub/contract/calls/opportunity/opportunity-acts';
import { goneRows } from '../../../client-messages/send-to-many.ts';
import type { Queries } from '../../../db/queries.ts';
import { findListed, type ListedRow } from '../lists/opportunity.repository.ts';
import { opportunityFilterOf } from '../lists/opportunity.service.ts';
import type { ChosenRow } from './acts.repository.ts';

type Requested = Omit<RequestOf<typeof actOnRows>, 'act' | 'until' | 'note'>;

/** More than any list has. */
const ALL_ROWS = 100_000;

interface ChosenRows {
  readonly rows: readonly (ChosenRow & { readonly listed: ListedRow })[];
  readonly refused: ResponseOf<typeof actOnRows>['refused'];
}

/** The rows of a list that somebody chose, most at stake first; those named that are not in it are said. */
export async function chooseRows(
  queries: Queries,
  arn: string,
  today: Temporal.PlainDate,
  { list, keys, ...requested }: Requested,
): Promise<ChosenRows> {
  // Whoever names rows means these, snoozed or not.
  const status = keys === undefined ? requested.status : 'all';
  const filter = opportunityFilterOf(arn, list, { ...requested, keys, status }, today);
  const listed = await findListed(queries, filter, ALL_ROWS);
  const rows = listed.map((row) => ({
    key: row.key ?? '',
    investorId: row.investor_id ?? '',
    listed: row,
  }));
  return { rows, refused: goneRows(keys, rows) };
}
