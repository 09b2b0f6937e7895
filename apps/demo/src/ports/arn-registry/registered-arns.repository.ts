import type { Queries } from '../../../../server/src/db/queries.ts';
import type { ArnRecord } from '../../../../server/src/ports/arn-registry/arn-registry.ts';

/** An ARN that the hub knows, as its record; what the hub does not keep of it is filled in. */
export async function findRegisteredArn(queries: Queries, arn: string): Promise<ArnRecord | null> {
  const rows = await queries.query<ArnRecord>(
    `select arn, name, 'individual' as constitution, coalesce(pan, '') as pan, '1980-01-01' as "birthDate", mobile, email,
            coalesce(address, '') as address, '27' as "gstState",
            coalesce(valid_from, '2024-01-01')::text as "validFrom",
            coalesce(valid_to, '2099-12-31')::text as "validTo",
            case when status = 'not-empanelled' then 'active' else status end as status, true as "isKydDone",
            coalesce((select jsonb_agg(jsonb_build_object('euin', euin, 'name', euin.name,
                                                          'validFrom', coalesce(euin.valid_from, '2024-01-01'),
                                                          'validTo', coalesce(euin.valid_to, '2099-12-31'))
                                       order by euin)
                        from arn_euin euin where euin.arn = distributor.arn), '[]') as euins
       from arn_record distributor where arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}
