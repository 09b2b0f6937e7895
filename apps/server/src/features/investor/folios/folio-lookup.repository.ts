import type { KycStatus } from '@hub/contract/calls/investor/investor';
import type { Queries } from '../../../db/queries.ts';
import { openedOn } from '../../book/book.public.ts';

type Kyc = Exclude<KycStatus, 'NOT_KNOWN'>;

/** The column `folio.holders`: second and third holder. */
interface HolderJson {
  readonly name: string;
  readonly pan: string | null;
  readonly kyc: Kyc | null;
}

/** The column `folio.banks`. */
export interface BankJson {
  readonly account: string | null;
  readonly type: 'SB' | 'CB' | 'NE' | 'NO' | null;
  readonly ifsc: string | null;
  readonly bank: string | null;
  readonly branch?: string | null;
  readonly isDefault?: boolean;
}

/** The column `folio.nominees`. */
interface NomineeJson {
  readonly name: string;
  readonly relation?: string | null;
  readonly share?: number | null;
}

/** The column `folio.minor`: for whom the client holds the folio as guardian. */
interface MinorJson {
  readonly name: string;
  readonly birthDate: string | null;
}

export interface FolioRecord {
  readonly folioNo: string;
  readonly investorId: string;
  readonly rta: 'CAMS' | 'KFIN';
  readonly holding: 'SI' | 'JO' | 'AS';
  readonly taxStatus: string;
  readonly openedOn: string | null;
  readonly isLocked: boolean;
  readonly holders: readonly HolderJson[];
  readonly banks: readonly BankJson[];
  readonly nominees: readonly NomineeJson[];
  readonly minor: MinorJson | null;
  readonly name: string;
  readonly pan: string | null;
  readonly kyc: Kyc;
  readonly birthDate: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly contactChangedOn: string | null;
  readonly guardianName: string | null;
  readonly guardianPan: string | null;
  readonly schemes: readonly HeldScheme[];
}

interface HeldScheme {
  readonly code: string;
  readonly name: string;
  readonly units: string;
  readonly lienUnits: string;
  readonly value: string | null;
  readonly navDay: string | null;
}

/** What is held comes along as one JSON value: one statement however many schemes there are. */
const columns = `f.folio_no as "folioNo", f.investor_id as "investorId", f.rta, f.holding,
  f.tax_status as "taxStatus",
  ${openedOn('f')} as "openedOn", f.is_locked as "isLocked", f.holders, f.banks, f.nominees, f.minor,
  i.name, i.pan, i.kyc, i.birth_date as "birthDate", i.mobile, i.email, i.contact_changed_on as "contactChangedOn",
  i.guardian_name as "guardianName", i.guardian_pan as "guardianPan",
  coalesce((
    select jsonb_agg(jsonb_build_object(
             'code', p.scheme_code, 'name', coalesce(s.name, p.scheme_code), 'units', p.units::text,
             'lienUnits', coalesce(l.units, 0.000)::text, 'value', round(p.units * n.nav, 2)::text, 'navDay', n.day::text) order by s.name, p.scheme_code)
      from holding p
      left join fund_scheme s on s.code = p.scheme_code
      left join newest_nav n on n.scheme_code = p.scheme_code
      left join units_under_lien l
        on l.arn = p.arn and l.folio_no = p.folio_no and l.scheme_code = p.scheme_code
     where p.arn = f.arn and p.folio_no = f.folio_no and p.units > 0), '[]') as schemes`;
const tables = 'client_folio f join client i on i.arn = f.arn and i.id = f.investor_id';

export async function findFolio(queries: Queries, arn: string, folioNo: string): Promise<FolioRecord | null> {
  const rows = await queries.query<FolioRecord>(
    `select ${columns} from ${tables} where f.arn = $1 and f.folio_no = $2`,
    [arn, folioNo],
  );
  return rows[0] ?? null;
}

/** More folios than one person has. */
const MOST_FOLIOS = 200;

/** A client is known by its PAN (`client_key`), so this is two reads by index. */
export async function findFoliosOfPan(queries: Queries, arn: string, pan: string): Promise<FolioRecord[]> {
  return queries.query<FolioRecord>(
    `select ${columns} from ${tables} where i.arn = $1 and i.client_key = $2 order by f.folio_no limit ${MOST_FOLIOS}`,
    [arn, pan],
  );
}

export async function findFoliosOfInvestors(
  queries: Queries,
  arn: string,
  investorIds: readonly string[],
): Promise<FolioRecord[]> {
  return queries.query<FolioRecord>(
    `select ${columns} from ${tables} where f.arn = $1 and f.investor_id = any($2::uuid[]) order by f.folio_no`,
    [arn, investorIds],
  );
}
