import { isMinorStatus } from '@hub/domain';
import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { noteChanges } from '../changes/book-change.repository.ts';
import type { KycStatus } from '../feeds/records/records.ts';
import type { FolioOwner } from './folio-owner.ts';
import type { BankJson, HolderJson, NomineeJson } from './merge-folio.ts';

/** What rows say of a client; what is null stays as it is. Days are ISO texts. */
export interface ClientFacts {
  readonly arn: string;
  readonly clientKey: string;
  readonly pan: string | null;
  readonly name: string | null;
  readonly birthDate: string | null;
  readonly email: string | null;
  readonly mobile: string | null;
  readonly kyc: KycStatus | null;
  readonly hasKyc: boolean;
  readonly taxStatus: string | null;
  readonly occupation: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly pincode: string | null;
  readonly country: string | null;
  readonly guardianName: string | null;
  readonly guardianPan: string | null;
}

/** Likewise of a folio. */
export interface FolioFacts {
  readonly arn: string;
  readonly folioNo: string;
  readonly rta: 'CAMS' | 'KFIN';
  readonly clientKey: string;
  readonly taxStatus: string | null;
  readonly holding: 'SI' | 'JO' | 'AS' | null;
  readonly openedOn: string | null;
  readonly holders: readonly HolderJson[] | null;
  readonly banks: readonly BankJson[] | null;
  readonly nominees: readonly NomineeJson[] | null;
  readonly minor: { readonly name: string; readonly birthDate: string | null } | null;
  /** Of age: the folio is nobody's guardian's any more. */
  readonly isOfAge: boolean;
}

/** A folio as the book has it, to merge rows into. */
export interface ExistingFolio {
  readonly arn: string;
  readonly folioNo: string;
  readonly owner: FolioOwner;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly holders: readonly HolderJson[];
  readonly banks: readonly BankJson[];
  readonly nominees: readonly NomineeJson[];
  /** What the investor's own nomination replaced. */
  readonly formerNominees: readonly NomineeJson[] | null;
  readonly minorBirthDate: string | null;
}

type Key = { readonly arn: string; readonly folioNo: string };

type ExistingRow = Omit<ExistingFolio, 'owner'> &
  Omit<FolioOwner, 'isMinor'> & { readonly taxStatus: string };

export async function readExistingFolios(tx: Tx, keys: readonly Key[]): Promise<ExistingFolio[]> {
  if (keys.length === 0) return [];
  const rows = await tx.query<ExistingRow>(
    `select distinct on (f.arn, f.folio_no) f.arn, f.folio_no as "folioNo", f.holding, f.holders, f.banks, f.nominees,
            f.former_nominees as "formerNominees", f.minor ->> 'birthDate' as "minorBirthDate", f.minor ->> 'name' as "minorName",
            f.tax_status as "taxStatus", i.client_key as "clientKey", i.pan, i.name
       from unnest($1::text[], $2::text[]) as given (arn, folio_no)
       join folio f using (arn, folio_no) join investor i on i.arn = f.arn and i.id = f.investor_id`,
    [keys.map(({ arn }) => arn), keys.map(({ folioNo }) => folioNo)],
  );
  return rows.map(({ clientKey, pan, name, minorName, taxStatus, ...folio }) => ({
    ...folio,
    owner: { clientKey, pan, name, minorName, isMinor: isMinorStatus(taxStatus) },
  }));
}

export interface ExistingOwner extends Key {
  readonly pan: string | null;
  /** Of the client, the guardian and the joint holders. */
  readonly pans: readonly string[];
  readonly isMinor: boolean;
}

/** Whose these folios are, of the folios we have. */
export async function findOwners(tx: Tx, keys: readonly Key[]): Promise<ExistingOwner[]> {
  if (keys.length === 0) return [];
  const rows = await tx.query<Omit<ExistingOwner, 'isMinor'> & { readonly taxStatus: string }>(
    `select distinct on (f.arn, f.folio_no) f.arn, f.folio_no as "folioNo", f.tax_status as "taxStatus", i.pan,
            array_remove(array[i.pan, i.guardian_pan, f.holders -> 0 ->> 'pan', f.holders -> 1 ->> 'pan'], null) as pans
       from unnest($1::text[], $2::text[]) as given (arn, folio_no)
       join folio f using (arn, folio_no) join investor i on i.arn = f.arn and i.id = f.investor_id`,
    [keys.map(({ arn }) => arn), keys.map(({ folioNo }) => folioNo)],
  );
  return rows.map(({ taxStatus, ...owner }) => ({ ...owner, isMinor: isMinorStatus(taxStatus) }));
}

/** A client's columns, and what each is called here. */
const clientFields = {
  arn: 'arn',
  client_key: 'clientKey',
  pan: 'pan',
  name: 'name',
  birth_date: 'birthDate',
  tax_status: 'taxStatus',
  occupation: 'occupation',
  address: 'address',
  city: 'city',
  state: 'state',
  pincode: 'pincode',
  country: 'country',
  guardian_name: 'guardianName',
  guardian_pan: 'guardianPan',
  email: 'email',
  mobile: 'mobile',
  kyc: 'kyc',
} as const satisfies Record<string, keyof ClientFacts>;
export const clientColumns = Object.keys(clientFields);
export const clientCells = (client: Omit<ClientFacts, 'hasKyc'>): (string | null)[] =>
  Object.values(clientFields).map((field) => client[field]);

/** Of these the last word counts; the others have rules of their own. */
const ofClient = clientColumns.slice(clientColumns.indexOf('pan'), clientColumns.indexOf('email'));
const ofFolio = ['tax_status', 'holding', 'opened_on', 'holders', 'banks', 'nominees'] as const;

/** Puts the facts on the stages `said_of_folio` and `said_of_client`. */
async function stage(tx: Tx, folios: readonly FolioFacts[], clients: readonly ClientFacts[]): Promise<void> {
  await tx.query(`create temp table said_of_folio (
    arn text, folio_no text, client_key text, tax_status text, holding text, opened_on date, holders jsonb,
    banks jsonb, nominees jsonb, minor jsonb, is_of_age bool
  ) on commit drop`);
  await tx.query(`create temp table said_of_client on commit drop as
    select ${clientColumns.join(', ')}, false as has_kyc from investor with no data`);
  const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
  await tx.copy(
    'said_of_folio',
    copyChunks(folios, (folio) => [
      folio.arn,
      folio.folioNo,
      folio.clientKey,
      folio.taxStatus,
      folio.holding,
      folio.openedOn,
      json(folio.holders),
      json(folio.banks),
      json(folio.nominees),
      json(folio.minor),
      folio.isOfAge,
    ]),
  );
  await tx.copy(
    'said_of_client',
    copyChunks(clients, (client) => [...clientCells(client), client.hasKyc]),
  );
}

/** What each column becomes: what is said, else what is there. */
const saidOr = (columns: readonly string[], table: string): [column: string, value: string][] =>
  columns.map((column) => [column, `coalesce(d.${column}, ${table}.${column})`]);
const kyc = `case when d.kyc is not null then d.kyc
  when d.has_kyc and i.kyc = 'NOT_AVAILABLE' then 'REGISTERED' else i.kyc end`;
const minor = 'case when d.is_of_age then null else coalesce(d.minor, f.minor) end';
/**
 * A contact that the investor has replaced here is what a registrar's file had before it heard of it, and is not taken
 * back from it. Any other value counts, and ends that.
 */
const contact = (column: string): [column: string, value: string][] => [
  [
    column,
    `case when d.${column} = i.former_${column} then i.${column} else coalesce(d.${column}, i.${column}) end`,
  ],
  [
    `former_${column}`,
    `case when coalesce(d.${column}, i.${column}) in (i.${column}, i.former_${column}) then i.former_${column} end`,
  ],
];
const clientValues = [
  ...saidOr(ofClient, 'i'),
  ...contact('mobile'),
  ...contact('email'),
  ['kyc', kyc] as const,
];
const folioValues = [...saidOr(ofFolio, 'f'), ['minor', minor] as const];

const update = (table: string, alias: string, values: readonly (readonly [string, string])[]) =>
  `update ${table} ${alias} set ${values.map(([column, value]) => `${column} = ${value}`).join(', ')} from d`;
const differs = (alias: string, values: readonly (readonly [string, string])[]) =>
  `(${values.map(([, value]) => value).join(', ')})
     is distinct from (${values.map(([column]) => `${alias}.${column}`).join(', ')})`;

interface Described {
  /** As `arn` and folio number, `arn` and client key, with a tab between. */
  readonly folios: ReadonlySet<string>;
  readonly clients: ReadonlySet<string>;
  /** Folios of the clients that lost one: their figures have changed too. */
  readonly left: readonly Key[];
}

/** Clients and folios as the registrar knows them; which of them changed. The folios exist. */
export async function describeFolios(
  tx: Tx,
  folios: readonly FolioFacts[],
  clients: readonly ClientFacts[],
): Promise<Described> {
  if (folios.length === 0) return { folios: new Set(), clients: new Set(), left: [] };
  await stage(tx, folios, clients);
  await addClients(tx);
  const { moved, left } = await moveToClients(tx);
  if (moved.length > 0) await noteChanges(tx, 'client', new Set(folios.map(({ arn }) => arn)));
  const people = await tx.query<{ key: string }>(
    `with d as (select * from said_of_client)
     ${update('investor', 'i', clientValues)}
      where i.arn = d.arn and i.client_key = d.client_key and ${differs('i', clientValues)}
      returning i.arn || E'\\t' || i.client_key as key`,
  );
  const accounts = await tx.query<{ key: string }>(
    `with d as (select * from said_of_folio)
     ${update('folio', 'f', folioValues)}
      where f.arn = d.arn and f.folio_no = d.folio_no and ${differs('f', folioValues)}
      returning f.arn || E'\\t' || f.folio_no as key`,
  );
  return {
    folios: new Set([...moved, ...accounts.map(({ key }) => key)]),
    clients: new Set(people.map(({ key }) => key)),
    left,
  };
}

/** Clients who first show up here, for a folio that came under another name. */
async function addClients(tx: Tx): Promise<void> {
  await tx.query(
    `with added as (
       insert into investor (arn, client_key, pan, name)
       select arn, client_key, pan, coalesce(name, client_key) from said_of_client
       on conflict (arn, client_key) do nothing
       returning arn
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, count(*), 0, 0 from added group by arn
     on conflict (arn) do update set clients = c.clients + excluded.clients`,
  );
}

/**
 * A folio that came without a PAN is moved to the client it turns out to belong to, and one of a minor who came of age
 * from the guardian; what then has no folio is no client.
 */
async function moveToClients(tx: Tx): Promise<{ moved: string[]; left: Key[] }> {
  const moved = await tx.query<{ arn: string; folioNo: string; before: string }>(
    `update folio f set investor_id = i.id
       from said_of_folio d join investor i on i.arn = d.arn and i.client_key = d.client_key
      where f.arn = d.arn and f.folio_no = d.folio_no and f.investor_id <> i.id
      returning f.arn, f.folio_no as "folioNo", old.investor_id as before`,
  );
  if (moved.length === 0) return { moved: [], left: [] };
  const before = [moved.map(({ arn }) => arn), moved.map((folio) => folio.before)];
  await tx.query(
    `with gone as (
       delete from investor i using unnest($1::text[], $2::uuid[]) as m (arn, id)
        where i.arn = m.arn and i.id = m.id
          and not exists (select 1 from folio f where f.arn = i.arn and f.investor_id = i.id)
        returning i.arn, i.live_positions > 0 as is_live, date_trunc('month', i.invested_on)::date as month
     ), months as (
       update client_month m set clients = m.clients - g.n
         from (select arn, month, count(*)::int as n from gone where month is not null group by arn, month) g
        where m.arn = g.arn and m.month = g.month
     )
     update client_figure c set clients = c.clients - g.n, live_clients = c.live_clients - g.live
       from (select arn, count(*)::int as n, count(*) filter (where is_live)::int as live from gone group by arn) g
      where c.arn = g.arn`,
    before,
  );
  const left = await tx.query<Key>(
    `select f.arn, f.folio_no as "folioNo" from unnest($1::text[], $2::uuid[]) as m (arn, id)
       join folio f on f.arn = m.arn and f.investor_id = m.id`,
    before,
  );
  return { moved: moved.map(({ arn, folioNo }) => `${arn}\t${folioNo}`), left };
}
