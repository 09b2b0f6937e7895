import type { Queries } from '../../../db/queries.ts';

/** Who is paid, as an invoice and the taxes want to know it. */
export interface Party {
  readonly name: string;
  /** What it trades as; null where that is its name. */
  readonly firm: string | null;
  readonly address: string | null;
  readonly gstin: string;
  readonly hasPan: boolean;
  readonly mobile: string | null;
  readonly email: string | null;
}

export async function findParty(queries: Queries, arn: string): Promise<Party | null> {
  const rows = await queries.query<Party>(
    `select d.name, nullif(nullif(p.business_name, ''), d.name) as firm, d.address, coalesce(p.gstin, '') as gstin, d.pan is not null as "hasPan",
            d.mobile, d.email
       from arn_record d left join arn_profile p on p.arn = d.arn where d.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}
