import type { listDistributors as listDistributorsCall } from '@hub/contract/console/distributor-calls';
import type { StaffReplyOf, StaffRequestOf } from '@hub/contract/console/staff-call';
import { parseArn } from '@hub/domain';
import { searchWords } from '../../../calls/search-words.ts';
import type { StaffContext } from '../../../calls/staff-handler.ts';
import { countByState, findDistributors, type ListedDistributor } from './distributor-list.repository.ts';

const PAGE = 50;

const rowOf = ({ rmId, rmName, ...row }: ListedDistributor) => ({
  ...row,
  rm: rmId === null ? null : { id: rmId, name: rmName ?? '' },
});

/** An ARN, or its beginning, is no word of a name. */
const arnStartOf = (search: string): string | null =>
  /\d/.test(search) && /^[\s\d]*$|^\s*arn/i.test(search) ? parseArn(search) : null;

export async function listDistributors(
  { reads }: StaffContext,
  { search = '', states, rm, after }: StaffRequestOf<typeof listDistributorsCall>,
): Promise<StaffReplyOf<typeof listDistributorsCall>> {
  const arnStart = arnStartOf(search);
  const words = arnStart === null ? searchWords(search) : [];
  const selected = { words, arnStart, rm: rm ?? null };
  const counts = await countByState(reads, selected);
  const wanted = states === undefined || states.length === 0 ? null : states;
  const rows = await findDistributors(reads, {
    ...selected,
    ...{ states: wanted, after: after ?? null, limit: PAGE + 1 },
  });
  const page = rows.slice(0, PAGE);
  const counted = counts.filter(({ state }) => wanted === null || wanted.some((one) => one === state));
  return {
    rows: page.map(rowOf),
    total: counted.reduce((sum, { n }) => sum + n, 0),
    more: rows.length > PAGE ? (page.at(-1)?.arn ?? null) : null,
    byState: Object.fromEntries(counts.map(({ state, n }) => [state, n])),
  };
}
