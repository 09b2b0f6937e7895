import type { Queries } from '../../../db/queries.ts';
import { noteChange } from '../changes/book-change.repository.ts';
import { lockDistributors } from '../ledger/ledger.repository.ts';

/** A client and a folio that no file has brought. */
export interface OpenedFolio {
  readonly arn: string;
  readonly folioNo: string;
  /** Of a client who is not there yet. */
  readonly investorId: string;
  /** ISO day. */
  readonly openedOn: string;
  readonly client: {
    readonly clientKey: string;
    readonly name: string;
    readonly birthDate: string | null;
    readonly mobile: string | null;
    readonly email: string | null;
    readonly kyc: string;
    readonly taxStatus: string;
    readonly occupation: string | null;
    readonly address: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly pincode: string | null;
    readonly country: string | null;
    /** Who acts for a HUF. */
    readonly guardianName?: string | null;
  };
  readonly folio: {
    readonly holding: string;
    readonly taxStatus: string;
    readonly holders: readonly object[];
    readonly banks: readonly object[];
    readonly nominees: readonly object[];
    readonly fatca: object;
    readonly minor: object | null;
    /** Its registrar keeps the folio. */
    readonly schemeCode: string;
  };
}

/** What the book knows of a client stays; what it does not is filled in. KYC is what the agency says now. */
const client = `insert into investor as i (arn, id, client_key, pan, name, birth_date, mobile, email, kyc, tax_status,
    occupation, address, city, state, pincode, country, guardian_name)
  select $1, $2, c->>'clientKey', c->>'clientKey', c->>'name', (c->>'birthDate')::date, c->>'mobile', c->>'email',
         c->>'kyc', c->>'taxStatus', c->>'occupation', c->>'address', c->>'city', c->>'state', c->>'pincode',
         c->>'country', c->>'guardianName'
    from (select $3::jsonb as c) given
  on conflict (arn, client_key) do update set
    birth_date = coalesce(i.birth_date, excluded.birth_date), mobile = coalesce(nullif(i.mobile, ''), excluded.mobile),
    email = coalesce(nullif(i.email, ''), excluded.email), kyc = excluded.kyc,
    occupation = coalesce(i.occupation, excluded.occupation), address = coalesce(i.address, excluded.address),
    city = coalesce(i.city, excluded.city), state = coalesce(i.state, excluded.state),
    pincode = coalesce(i.pincode, excluded.pincode), country = coalesce(i.country, excluded.country),
    guardian_name = coalesce(i.guardian_name, excluded.guardian_name)
  returning i.id, i.id = $2::uuid and i.created_at = now() as is_new`;

/** Writes both and counts them. Returns whose folio it is: the client may have been there already. */
export async function openFolio(system: Queries, opened: OpenedFolio): Promise<string> {
  const { arn, folioNo, investorId, openedOn, folio } = opened;
  await lockDistributors(system, [arn]);
  const rows = await system.query<{ id: string }>(
    `with client as (${client}),
     opened as (
       insert into folio (arn, folio_no, investor_id, holding, holders, banks, nominees, fatca, tax_status, minor,
                          opened_on, rta, is_imported)
       select $1, $4, client.id, f->>'holding', f->'holders', f->'banks', f->'nominees', f->'fatca', f->>'taxStatus',
              nullif(f->'minor', 'null'), $5::date,
              coalesce((select rta from fund_scheme where code = f->>'schemeCode'), 'CAMS'), false
         from client, (select $6::jsonb as f) given
       returning arn
     ), counted as (
       insert into client_figure as c (arn, clients, live_clients, folios)
       select $1, (select count(*) from client where is_new), 0, count(*) from opened
       on conflict (arn) do update set clients = c.clients + excluded.clients, folios = c.folios + excluded.folios
     ), said as (${noteChange('client', 'opened')})
     select id from client`,
    [arn, investorId, JSON.stringify(opened.client), folioNo, openedOn, JSON.stringify(folio)],
  );
  return (rows[0] as { id: string }).id;
}
