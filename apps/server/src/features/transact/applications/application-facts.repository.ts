import type { BankAccountType } from '@hub/domain/orders/facts/order-facts';
import type { Queries } from '../../../db/queries.ts';
import { openedOn } from '../../book/book.public.ts';

interface BankOfFolio {
  readonly account: string | null;
  readonly type: BankAccountType | null;
  readonly ifsc: string | null;
  readonly bank: string | null;
  readonly branch?: string | null;
  readonly isDefault?: boolean;
}

interface ExistingFolioRow {
  readonly folioNo: string;
  readonly taxStatus: string;
  readonly banks: readonly BankOfFolio[];
  readonly fatca: Readonly<Record<string, unknown>>;
}

export interface ClientRow {
  readonly id: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly country: string | null;
  readonly folios: readonly ExistingFolioRow[];
}

interface BankOffer {
  readonly code: string;
  readonly name: string;
  readonly upi: boolean;
  readonly nachDebit: boolean;
}

export interface ApplicationFactRows {
  readonly ownContacts: readonly string[];
  readonly client: ClientRow | null;
  readonly contactsTaken: readonly string[];
  readonly branch: { readonly bank: string; readonly branch: string } | null;
  readonly place: { readonly city: string; readonly state: string } | null;
  /** What the banks of the draft and of the client's folios offer. */
  readonly offers: readonly BankOffer[];
}

interface Requested {
  readonly arn: string;
  readonly pan: string;
  readonly mobiles: readonly string[];
  readonly emails: readonly string[];
  readonly ifsc: string;
  readonly pincode: string;
}

const client = `select jsonb_build_object('id', i.id, 'name', i.name, 'mobile', nullif(i.mobile, ''),
    'email', nullif(i.email, ''), 'address', i.address, 'city', i.city, 'state', i.state, 'pincode', i.pincode,
    'country', i.country,
    'folios', coalesce((select jsonb_agg(jsonb_build_object('folioNo', f.folio_no, 'taxStatus', f.tax_status,
                          'banks', f.banks, 'fatca', f.fatca) order by ${openedOn('f')} desc nulls last, f.folio_no)
                          from (select * from client_folio o where o.arn = i.arn and o.investor_id = i.id
                                   and o.holding = 'SI' limit 20) f), '[]'))
  from client i where i.arn = $1 and i.client_key = $2`;

/** All that the book and the lists say about a draft, in one statement. */
export async function readApplicationRows(
  queries: Queries,
  requested: Requested,
): Promise<ApplicationFactRows> {
  const rows = await queries.query<{ facts: ApplicationFactRows }>(
    `with existing as (${client})
     select jsonb_build_object(
       'ownContacts', coalesce((select jsonb_agg(contact) from arn_record d,
            unnest(array[nullif(d.mobile, ''), nullif(d.email, '')]) contact
          where d.arn = $1 and contact is not null), '[]'),
       'client', (select * from existing),
       'contactsTaken', coalesce((select jsonb_agg(distinct contact) from (
            select mobile as contact from client where arn = $1 and mobile = any($3) and client_key <> $2
            union all
            select lower(email) from client where arn = $1 and lower(email) = any($4) and client_key <> $2) taken), '[]'),
       'branch', (select jsonb_build_object('bank', bank, 'branch', branch) from bank_branch where ifsc = $5),
       'place', (select jsonb_build_object('city', coalesce(nullif(city, ''), district), 'state', state)
                   from postal_place where pincode = $6 order by office limit 1),
       'offers', coalesce((select jsonb_agg(jsonb_build_object('code', code, 'name', name, 'upi', upi,
                                                               'nachDebit', nach_debit))
                             from listed_bank where code = left($5, 4) or code in (
                               select left(one ->> 'ifsc', 4) from existing c, jsonb_array_elements(c.jsonb_build_object -> 'folios') f,
                                      jsonb_array_elements(f -> 'banks') one)), '[]')) as facts`,
    [requested.arn, requested.pan, requested.mobiles, requested.emails, requested.ifsc, requested.pincode],
  );
  return (rows[0] as { facts: ApplicationFactRows }).facts;
}

/** Of these PANs, those that have a folio with the house, whoever their distributor is. */
export async function findInvested(system: Queries, pans: readonly string[]): Promise<ReadonlySet<string>> {
  if (pans.length === 0) return new Set();
  const rows = await system.query<{ pan: string }>(
    'select distinct client_key as pan from client where client_key = any($1)',
    [pans],
  );
  return new Set(rows.map(({ pan }) => pan));
}

/** Of these PANs, those that are clients of the distributor. */
export async function findOwnClients(
  queries: Queries,
  arn: string,
  pans: readonly string[],
): Promise<ReadonlySet<string>> {
  if (pans.length === 0) return new Set();
  const rows = await queries.query<{ pan: string }>(
    'select client_key as pan from client where arn = $1 and client_key = any($2)',
    [arn, pans],
  );
  return new Set(rows.map(({ pan }) => pan));
}
