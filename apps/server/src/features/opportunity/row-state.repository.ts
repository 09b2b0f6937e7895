import type { OpportunityList } from '@hub/domain';
import { today } from './list-rows.repository.ts';

/** Out of sight until a day, which may never come. */
export const statusOf = (state: string): string =>
  `case when ${state}.hidden_as is not null and coalesce(${state}.hidden_until, 'infinity') > ${today}
        then ${state}.hidden_as else 'open' end`;

/** What was done about a row `r`. */
export const stateOf = (list: OpportunityList): string =>
  `left join opportunity_state st on st.arn = $1 and st.list = '${list}' and st.row_key = r.key`;
