import type { ContactUse } from '@hub/domain/contacts/check-contact';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import type { Queries } from '../../db/queries.ts';

/** The column `folio.nominees`. */
export interface NomineeJson {
  readonly name: string;
  /** In words. */
  readonly relation?: string | null;
  readonly share?: number | null;
  readonly birthDate?: string;
  readonly guardian?: string;
  readonly guardianRelation?: string;
}

export interface ChangeFolio {
  readonly folioNo: string;
  readonly investorId: string;
  readonly name: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly contactChangedOn: string | null;
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly taxStatus: string;
  readonly holders: readonly { readonly name: string }[];
  readonly minor: { readonly name: string } | null;
  readonly nominees: readonly NomineeJson[];
  readonly isOptOut: boolean;
  readonly otherFolios: number;
}

/** Whose a folio is and what of it can be changed here. */
export async function findChangeFolio(
  queries: Queries,
  arn: string,
  folioNo: string,
): Promise<ChangeFolio | null> {
  const rows = await queries.query<ChangeFolio>(
    `select f.folio_no as "folioNo", f.investor_id as "investorId", i.name, i.mobile, i.email,
            i.contact_changed_on as "contactChangedOn", f.holding, f.tax_status as "taxStatus", f.holders, f.minor,
            f.nominees, f.nominee_opt_out and f.nominees = '[]' as "isOptOut",
            (select count(*)::int - 1 from client_folio o where o.arn = f.arn and o.investor_id = f.investor_id) as "otherFolios"
       from client_folio f join client i on i.arn = f.arn and i.id = f.investor_id
      where f.arn = $1 and f.folio_no = $2`,
    [arn, folioNo],
  );
  return rows[0] ?? null;
}

/** By the last ten digits: a book has numbers with a country's code and without. */
const comparedAs = (kind: ContactChangeKind, plain: string): string =>
  kind === 'CHANGEMOBILE' ? plain.replace(/\D/g, '').slice(-10) : plain;

const digits = (column: string) => `right(regexp_replace(coalesce(${column}, ''), '[^0-9]', '', 'g'), 10)`;

/** Whether another client of the book has the contact who is not of the investor's family; none is named. */
async function isOfAnother(
  queries: Queries,
  arn: string,
  investorId: string,
  kind: ContactChangeKind,
  plain: string,
): Promise<boolean> {
  const same = kind === 'CHANGEMOBILE' ? `${digits('o.mobile')} = $3` : 'lower(o.email) = $3';
  const rows = await queries.query<{ taken: boolean }>(
    `select exists (select from client o join client me on me.arn = $1 and me.id = $2
       where o.arn = $1 and o.id <> $2 and ${same} and o.client_key <> me.client_key
         and o.guardian_pan is distinct from me.pan
         and (o.family is null or o.family is distinct from me.family)) as taken`,
    [arn, investorId, comparedAs(kind, plain)],
  );
  return rows[0]?.taken ?? false;
}

/** Whether a distributor, an employee or the asset manager's own people have it. As the system: of all ARNs. */
async function isOfTrade(system: Queries, kind: ContactChangeKind, plain: string): Promise<boolean> {
  const [same, own] =
    kind === 'CHANGEMOBILE'
      ? [`${digits('mobile')} = $1`, 'false']
      : ['lower(email) = $1', 'lower(alternate_email) = $1'];
  const rows = await system.query<{ ours: boolean }>(
    `select exists (select from arn_record where ${same}) or exists (select from manager_contact where ${same})
         or exists (select from arn_profile where ${own}) as ours`,
    [comparedAs(kind, plain)],
  );
  return rows[0]?.ours ?? false;
}

export async function findContactUse(
  queries: Queries,
  system: Queries,
  arn: string,
  investorId: string,
  kind: ContactChangeKind,
  plain: string,
): Promise<ContactUse> {
  return {
    isOfTrade: await isOfTrade(system, kind, plain),
    isOfAnother: await isOfAnother(queries, arn, investorId, kind, plain),
  };
}
