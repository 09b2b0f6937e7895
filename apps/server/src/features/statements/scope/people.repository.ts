import type { KycStatus } from '@hub/contract/calls/investor/investor';
import type { Queries } from '../../../db/queries.ts';

/** A client as a statement names it. */
export interface PersonRecord {
  readonly id: string;
  readonly name: string;
  readonly pan: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly kyc: Exclude<KycStatus, 'NOT_KNOWN'>;
  readonly taxStatus: string;
  readonly guardianPan: string | null;
  /** As the registrar has it, in one line; null where it has none. On papers alone: no call answers it. */
  readonly address: string | null;
}

const columns = (
  from: string,
): string => `${from}.id, ${from}.name, ${from}.pan, ${from}.mobile, ${from}.email,
  ${from}.kyc, ${from}.tax_status as "taxStatus", ${from}.guardian_pan as "guardianPan",
  nullif(concat_ws(', ', nullif(${from}.address, ''), nullif(${from}.city, ''), nullif(${from}.state, ''), nullif(${from}.pincode, '')), '')
    as address`;

/** The client, or nobody where this distributor has no such one. */
export const findPerson = (queries: Queries, arn: string, id: string): Promise<PersonRecord[]> =>
  queries.query<PersonRecord>(`select ${columns('i')} from client i where i.arn = $1 and i.id = $2`, [
    arn,
    id,
  ]);

/** The client and whoever has the same family name at this distributor, the client first. */
export const findFamily = (
  queries: Queries,
  arn: string,
  id: string,
  limit: number,
): Promise<PersonRecord[]> =>
  queries.query<PersonRecord>(
    `select m.* from (
       select ${columns('i')} from client i where i.arn = $1 and i.id = $2
       union
       select ${columns('o')} from client i
         join client o on o.arn = i.arn and o.family = nullif(i.family, '')
        where i.arn = $1 and i.id = $2
     ) as m order by m.id <> $2, upper(m.name), m.id limit $3`,
    [arn, id, limit],
  );
