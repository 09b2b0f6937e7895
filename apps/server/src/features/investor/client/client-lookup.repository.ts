import type { KycStatus } from '@hub/contract/calls/investor/investor';
import type { Queries } from '../../../db/queries.ts';

interface ClientRecord {
  readonly investorId: string;
  readonly name: string;
  readonly kyc: Exclude<KycStatus, 'NOT_KNOWN'>;
  readonly taxStatus: string;
  readonly birthDate: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly folios: readonly string[];
}

export async function findClient(queries: Queries, arn: string, pan: string): Promise<ClientRecord | null> {
  const rows = await queries.query<ClientRecord>(
    `select i.id as "investorId", i.name, i.kyc, i.tax_status as "taxStatus", i.birth_date as "birthDate",
            i.mobile, i.email,
            array(select f.folio_no from client_folio f where f.arn = i.arn and f.investor_id = i.id
                   order by f.folio_no limit 200) as folios
       from client i where i.arn = $1 and i.client_key = $2`,
    [arn, pan],
  );
  return rows[0] ?? null;
}

interface ContactUse {
  /** Whether the distributor's own record has it. */
  readonly mobileIsOurs: boolean;
  readonly emailIsOurs: boolean;
  /** Whether a client outside the PAN's family has it. */
  readonly mobileIsTaken: boolean;
  readonly emailIsTaken: boolean;
}

/** One look through the ARN's own clients: nobody else's are seen, and none is named. */
export async function findContactUse(
  queries: Queries,
  arn: string,
  requested: { readonly pan: string; readonly mobile: string | null; readonly email: string | null },
): Promise<ContactUse> {
  const rows = await queries.query<ContactUse>(
    `with me as (select family from client where arn = $1 and client_key = $2),
          others as (
            select right(regexp_replace(coalesce(mobile, ''), '[^0-9]', '', 'g'), 10) as mobile, lower(email) as email
              from client
             where arn = $1 and client_key <> $2 and (guardian_pan is null or guardian_pan <> $2)
               and (family is null or family is distinct from (select family from me))),
          own as (
            select right(regexp_replace(coalesce(mobile, ''), '[^0-9]', '', 'g'), 10) as mobile, lower(email) as email
              from arn_record where arn = $1)
     select exists (select from own where mobile = $3) as "mobileIsOurs",
            exists (select from own where email = $4) as "emailIsOurs",
            exists (select from others where mobile = $3) as "mobileIsTaken",
            exists (select from others where email = $4) as "emailIsTaken"`,
    [arn, requested.pan, requested.mobile, requested.email],
  );
  return rows[0] ?? { mobileIsOurs: false, emailIsOurs: false, mobileIsTaken: false, emailIsTaken: false };
}
