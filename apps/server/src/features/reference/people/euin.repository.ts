import type { Queries } from '../../../db/queries.ts';

export interface EuinRow {
  readonly euin: string;
  readonly name: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
}

export async function findEuins(queries: Queries, arn: string): Promise<EuinRow[]> {
  return queries.query<EuinRow>(
    `select euin, name, valid_from as "validFrom", valid_to as "validTo" from arn_euin where arn = $1 order by name, euin`,
    [arn],
  );
}
