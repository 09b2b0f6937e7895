import { dayNumberOf, navOf } from '@hub/domain';
import type { Segregation } from '@hub/domain/holdings/lots/segregation';
import type { Queries } from '../../../db/queries.ts';

/** Which of these schemes are segregated portfolios, and out of what they came. Hardly ever any. */
export async function readSegregations(
  queries: Queries,
  schemeCodes: readonly string[],
): Promise<ReadonlyMap<string, Segregation>> {
  const rows = await queries.query<{
    code: string;
    from: { readonly scheme: string; readonly on: string; readonly nav: string; readonly schemeNav: string };
  }>(
    `select code, segregated_from as "from" from fund_scheme
      where segregated_from is not null and code = any($1::text[])`,
    [[...new Set(schemeCodes)]],
  );
  return new Map(
    rows.map(({ code, from }) => [
      code,
      {
        fromScheme: from.scheme,
        on: dayNumberOf(Temporal.PlainDate.from(from.on)),
        nav: navOf(from.nav),
        fromNav: navOf(from.schemeNav),
      },
    ]),
  );
}
