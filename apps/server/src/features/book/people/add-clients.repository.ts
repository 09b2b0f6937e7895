import type { Tx } from '../../../db/database.ts';
import { copyChunks } from '../../../db/values/copy-line.ts';
import { type ClientFacts, clientCells, clientColumns } from './investor.repository.ts';
import type { BankJson, HolderJson, NomineeJson } from './merge-folio.ts';

/** A client that another system kept, with all it knew. Days are ISO texts. */
export interface NewClient extends Omit<ClientFacts, 'hasKyc' | 'name' | 'kyc' | 'taxStatus'> {
  readonly id: string;
  readonly name: string;
  readonly kyc: NonNullable<ClientFacts['kyc']>;
  readonly taxStatus: string;
  /** Shared by those who declared that they share contacts. */
  readonly family: string | null;
  /** Known from a minor's folio alone. */
  readonly isGuardian: boolean;
}

/** A folio of one of these clients. */
export interface NewClientFolio {
  readonly arn: string;
  readonly folioNo: string;
  readonly clientKey: string;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly holders: readonly HolderJson[];
  readonly banks: readonly BankJson[];
  readonly nominees: readonly NomineeJson[];
  readonly fatca: object;
  readonly taxStatus: string;
  /** For whom the client holds it. */
  readonly minor: { readonly name: string; readonly birthDate: string | null } | null;
  readonly openedOn: string | null;
  readonly isLocked: boolean;
  readonly rta: 'CAMS' | 'KFIN';
}

const ofClient = ['id', 'family', ...clientColumns].join(', ');
const ofFolio = 'holding holders banks nominees fatca tax_status minor opened_on is_locked rta'.split(' ');

/**
 * Clients with their folios as another system kept them, counted. Once per transaction. A client who is there already
 * stays as it is, but for a birth date or an occupation that nobody knew; a folio that is there is refused with all.
 */
export async function addClients(
  tx: Tx,
  clients: readonly NewClient[],
  folios: readonly NewClientFolio[],
): Promise<void> {
  await addPeople(tx, clients);
  await addFolios(tx, folios);
}

async function addPeople(tx: Tx, clients: readonly NewClient[]): Promise<void> {
  await tx.query(`create temp table arriving_client on commit drop as
    select ${ofClient}, false as is_guardian from investor with no data`);
  await tx.copy(
    'arriving_client',
    copyChunks(clients, (one) => [one.id, one.family, ...clientCells(one), one.isGuardian]),
  );
  // Somebody's own papers say more than those of a child.
  await tx.query(
    `with added as (
       insert into investor as i (${ofClient})
       select distinct on (arn, client_key) ${ofClient} from arriving_client order by arn, client_key, is_guardian
       on conflict (arn, client_key) do update
         set birth_date = coalesce(excluded.birth_date, i.birth_date), occupation = coalesce(excluded.occupation, i.occupation)
       returning arn, old.id is null as is_new
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, count(*) filter (where is_new), 0, 0 from added group by arn
     on conflict (arn) do update set clients = c.clients + excluded.clients`,
  );
}

async function addFolios(tx: Tx, folios: readonly NewClientFolio[]): Promise<void> {
  await tx.query(`create temp table arriving_folio on commit drop as
    select arn, folio_no, ''::text as client_key, ${ofFolio.join(', ')} from folio with no data`);
  await tx.copy(
    'arriving_folio',
    copyChunks(folios, (folio) => [
      folio.arn,
      folio.folioNo,
      folio.clientKey,
      folio.holding,
      JSON.stringify(folio.holders),
      JSON.stringify(folio.banks),
      JSON.stringify(folio.nominees),
      JSON.stringify(folio.fatca),
      folio.taxStatus,
      folio.minor === null ? null : JSON.stringify(folio.minor),
      folio.openedOn,
      folio.isLocked,
      folio.rta,
    ]),
  );
  await tx.query(
    `with added as (
       insert into folio (arn, folio_no, investor_id, ${ofFolio.join(', ')})
       select d.arn, d.folio_no, i.id, ${ofFolio.map((column) => `d.${column}`).join(', ')}
         from arriving_folio d join investor i using (arn, client_key)
       returning arn
     )
     update client_figure c set folios = c.folios + a.n
       from (select arn, count(*)::int as n from added group by arn) a where c.arn = a.arn`,
  );
}
