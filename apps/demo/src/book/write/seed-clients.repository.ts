import { taxStatuses } from '@hub/domain';
import type { Tx } from '../../../../server/src/db/database.ts';
import { copyChunks } from '../../../../server/src/db/values/copy-line.ts';
import type { DemoClient } from '../ground/rows.ts';
import { isoDay } from './row-text.ts';

const isMinor = (code: string): boolean => taxStatuses.some((status) => status.code === code && status.minor);

/** Whose client it is: a minor's folio is the guardian's (handbook §3.1). */
const clientKeyOf = ({ investor }: DemoClient): string =>
  isMinor(investor.taxStatus) && investor.guardianPan !== null ? investor.guardianPan : investor.clientKey;

export async function writeClients(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  await tx.query(`create temp table drafted_client on commit drop as
    select id, arn, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, occupation, address, city, state,
           pincode, country, guardian_name, guardian_pan, family, false as is_guardian from investor with no data`);
  await tx.copy(
    'drafted_client',
    copyChunks(clients, (client) => {
      const { investor } = client;
      const key = clientKeyOf(client);
      const isGuardian = key !== investor.clientKey;
      return [
        investor.id,
        investor.arn,
        key,
        isGuardian ? key : investor.pan,
        isGuardian ? (investor.guardianName ?? investor.name) : investor.name,
        isGuardian ? null : isoDay(investor.birthDate),
        investor.email,
        investor.mobile,
        investor.kyc,
        isGuardian ? '01' : investor.taxStatus,
        isGuardian ? null : investor.occupation,
        investor.address,
        investor.city,
        investor.state,
        investor.pincode,
        investor.country,
        isGuardian ? null : investor.guardianName,
        isGuardian ? null : investor.guardianPan,
        investor.family,
        isGuardian,
      ];
    }),
  );
  // Somebody's own papers say more than those of a child.
  const columns = `id, arn, client_key, pan, name, birth_date, email, mobile, kyc, tax_status, occupation, address, city,
    state, pincode, country, guardian_name, guardian_pan, family`;
  await tx.query(
    `with added as (
       insert into investor as i (${columns})
       select distinct on (arn, client_key) ${columns} from drafted_client order by arn, client_key, is_guardian
       on conflict (arn, client_key) do update
         set birth_date = coalesce(excluded.birth_date, i.birth_date), occupation = coalesce(excluded.occupation, i.occupation)
       returning arn, old.id is null as is_new
     )
     insert into client_figure as c (arn, clients, live_clients, folios)
     select arn, count(*) filter (where is_new), 0, 0 from added group by arn
     on conflict (arn) do update set clients = c.clients + excluded.clients`,
  );
  await writeFolios(tx, clients);
}

async function writeFolios(tx: Tx, clients: readonly DemoClient[]): Promise<void> {
  await tx.query(`create temp table drafted_folio on commit drop as
    select arn, folio_no, ''::text as client_key, holding, holders, banks, nominees, fatca, tax_status, minor,
           opened_on, is_locked, rta from folio with no data`);
  const rows = clients.flatMap((client) => client.folios.map((folio) => ({ client, folio })));
  await tx.copy(
    'drafted_folio',
    copyChunks(rows, ({ client, folio }) => [
      folio.arn,
      folio.folioNo,
      clientKeyOf(client),
      folio.holding,
      JSON.stringify(folio.holders),
      JSON.stringify(folio.banks),
      JSON.stringify(folio.nominees),
      JSON.stringify(folio.fatca ?? {}),
      folio.taxStatus,
      isMinor(client.investor.taxStatus)
        ? JSON.stringify({ name: client.investor.name, birthDate: isoDay(client.investor.birthDate) })
        : null,
      isoDay(folio.openedOn),
      folio.isLocked,
      folio.rta,
    ]),
  );
  await tx.query(
    `with added as (
       insert into folio (arn, folio_no, investor_id, holding, holders, banks, nominees, fatca, tax_status, minor,
                          opened_on, is_locked, rta)
       select d.arn, d.folio_no, i.id, d.holding, d.holders, d.banks, d.nominees, d.fatca, d.tax_status, d.minor,
              d.opened_on, d.is_locked, d.rta
         from drafted_folio d join investor i using (arn, client_key)
       returning arn
     )
     update client_figure c set folios = c.folios + a.n
       from (select arn, count(*)::int as n from added group by arn) a where c.arn = a.arn`,
  );
}
