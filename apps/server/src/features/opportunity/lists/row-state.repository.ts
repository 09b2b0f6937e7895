import type { RowStatus } from '@hub/contract/calls/opportunity/rows';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import { today } from './list-rows.repository.ts';

/** Out of sight until a day, which may never come. */
export const statusOf = (state: string): string =>
  `case when ${state}.hidden_as is not null and coalesce(${state}.hidden_until, 'infinity') > ${today}
        then ${state}.hidden_as else 'open' end`;

/**
 * Whether a row `r` has a status, as a condition: joined and compared, the database takes nearly every row for hidden and
 * looks up the rest one by one (bench lists, only equity: 0.10 with it, 0.54 without).
 */
export function hasStatus(list: OpportunityList, status: RowStatus | 'all'): string {
  if (status === 'all') return 'true';
  const as = status === 'open' ? 'is not null' : `= '${status}'`;
  return `${status === 'open' ? 'not ' : ''}exists (
    select from opportunity_state hidden
     where hidden.arn = $1 and hidden.list = '${list}' and hidden.row_key = r.key and hidden.hidden_as ${as}
       and coalesce(hidden.hidden_until, 'infinity') > ${today})`;
}

/** What was done about a row `r`. */
export const stateOf = (list: OpportunityList): string =>
  `left join opportunity_state st on st.arn = $1 and st.list = '${list}' and st.row_key = r.key`;
