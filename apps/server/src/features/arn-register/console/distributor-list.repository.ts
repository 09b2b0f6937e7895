import type { ArnState, RegisterState } from '@hub/domain/arn-register/arn-state';
import { listFilter } from '../../../db/lists/list-filter.ts';
import type { Queries } from '../../../db/queries.ts';

export interface ListedDistributor {
  readonly arn: string;
  readonly name: string;
  readonly state: ArnState;
  readonly registerState: RegisterState | null;
  readonly validTo: string | null;
  readonly rmId: string | null;
  readonly rmName: string | null;
  readonly aum: string | null;
  readonly clients: number;
}

interface Selected {
  /** In capitals. */
  readonly words: readonly string[];
  /** The beginning of a number. */
  readonly arnStart: string | null;
  readonly rm: string | null;
}

interface Page extends Selected {
  readonly states: readonly string[] | null;
  readonly after: string | null;
  readonly limit: number;
}

/** Numbers in the order a person counts them. */
const byNumber = 'length(d.arn), d.arn';
const managed = 'left join arn_manager m on m.arn = d.arn';

function filterOf({ words, arnStart, rm }: Selected, params: unknown[]) {
  const filter = listFilter(params);
  filter.add('not d.is_employee');
  filter.when(arnStart, (value) => `starts_with(d.arn, ${value})`);
  filter.words(words, (word) => `strpos(upper(d.name), ${word}) > 0`);
  if (rm === '') filter.add('m.rm_id is null');
  else filter.is('m.rm_id', rm ?? undefined);
  return filter;
}

export async function countByState(
  queries: Queries,
  selected: Selected,
): Promise<readonly { readonly state: string; readonly n: number }[]> {
  const filter = filterOf(selected, []);
  return queries.query<{ state: string; n: number }>(
    `select d.state, count(*)::int4 as n from distributor d ${managed} where ${filter.where()} group by d.state`,
    filter.params,
  );
}

/** A page with its figures: those of the newest day that the ARN has. */
export async function findDistributors(queries: Queries, page: Page): Promise<ListedDistributor[]> {
  const filter = filterOf(page, []);
  filter.when(page.states, (states) => `d.state = any(${states}::text[])`);
  filter.when(page.after, (after) => `(length(d.arn), d.arn) > (length(${after}::text), ${after}::text)`);
  const limit = filter.bind(page.limit);
  return queries.query<ListedDistributor>(
    `with page as (
       select d.arn, d.name, d.state, d.register_state, d.valid_to, m.rm_id from distributor d ${managed}
        where ${filter.where()} order by ${byNumber} limit ${limit}
     )
     select d.arn, d.name, d.state, d.register_state as "registerState", d.valid_to as "validTo", d.rm_id as "rmId",
            r.name as "rmName",
            (select round(sum(a.aum), 2)::text from day_aum a where a.arn = d.arn
                and a.day = (select max(day) from day_aum n where n.arn = d.arn)) as aum,
            coalesce((select c.clients from client_total c where c.arn = d.arn), 0) as clients
       from page d left join manager_contact r on r.id = d.rm_id order by ${byNumber}`,
    filter.params,
  );
}
