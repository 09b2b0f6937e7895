import type { Queries } from '../../../../server/src/db/queries.ts';
import type { KycRecord } from '../../../../server/src/ports/kyc/kyc.ts';

type PersonInBook = Omit<KycRecord, 'details'>;

/** The book's own clients, then joint holders and guardians, whose birth dates it does not have. */
export const findPeople = (queries: Queries, pans: readonly string[]): Promise<PersonInBook[]> =>
  queries.query<PersonInBook>(
    `select distinct on (pan) pan, status, name, "birthDate", substr(pan, 4, 1) = 'P' as "isSeeded"
       from (select client_key as pan, kyc as status, name, birth_date as "birthDate", 1 as rank
               from client where client_key = any ($1) and pan = client_key
             union all
             select h ->> 'pan', coalesce(h ->> 'kyc', 'NOT_AVAILABLE'), h ->> 'name', null, 2
               from client_folio f, jsonb_array_elements(f.holders) h where h ->> 'pan' = any ($1)
             union all
             select guardian_pan, 'VALIDATED', guardian_name, null, 3
               from client where guardian_pan = any ($1) and guardian_name is not null) known
      order by pan, rank`,
    [pans],
  );
