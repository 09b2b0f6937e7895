import type { Queries } from '../../db/queries.ts';

export interface CertificateRow {
  readonly arn: string;
  readonly id: string;
  readonly kind: 'empanelment' | 'training';
  readonly title: string;
  readonly holder: string;
  readonly issuedOn: string;
  readonly validTo: string | null;
  readonly isRevoked: boolean;
}

const columns = `arn, id, kind, title, holder, issued_on as "issuedOn", valid_to as "validTo",
  revoked_at is not null as "isRevoked"`;

/** The empanelment first, then the newest. */
export const findCertificates = (queries: Queries, arn: string): Promise<CertificateRow[]> =>
  queries.query<CertificateRow>(
    `select ${columns} from certificate where arn = $1 order by kind, issued_on desc, id`,
    [arn],
  );

export async function findCertificate(
  queries: Queries,
  arn: string,
  id: string,
): Promise<CertificateRow | null> {
  const rows = await queries.query<CertificateRow>(
    `select ${columns} from certificate where arn = $1 and id = $2`,
    [arn, id],
  );
  return rows[0] ?? null;
}

interface NewTraining {
  readonly arn: string;
  readonly id: string;
  readonly series: string;
  readonly title: string;
  readonly issuedOn: string;
}

/** In the name that the ARN is registered under. False when there is one already. */
export async function insertTraining(queries: Queries, training: NewTraining): Promise<boolean> {
  const { arn, id, series, title, issuedOn } = training;
  const rows = await queries.query(
    `insert into certificate (arn, id, kind, title, holder, issued_on, series)
     select arn, $2, 'training', $3, name, $4, $5 from arn_record where arn = $1
     on conflict (arn, id) do nothing returning id`,
    [arn, id, title, issuedOn, series],
  );
  return rows.length === 1;
}

/** In the name that the ARN is registered under, as long as it runs. */
export async function insertEmpanelment(
  queries: Queries,
  { arn, id, title, issuedOn }: Pick<NewTraining, 'arn' | 'id' | 'title' | 'issuedOn'>,
): Promise<void> {
  await queries.query(
    `insert into certificate (arn, id, kind, title, holder, issued_on, valid_to)
     select arn, $2, 'empanelment', $4, name, $3, valid_to
       from arn_record where arn = $1
     on conflict (arn, id) do nothing`,
    [arn, id, issuedOn, title],
  );
}

/**
 * Of everybody who is or was empanelled and has none: from the first day of the ARN record, as long as it runs; of one
 * who is suspended, revoked.
 */
export async function insertAllEmpanelments(queries: Queries, id: string): Promise<void> {
  await queries.query(
    `insert into certificate (arn, id, kind, title, holder, issued_on, valid_to, revoked_at)
     select arn, $1, 'empanelment', 'Distribution of mutual fund schemes', name, valid_from, valid_to,
            case when status = 'suspended' then now() end
       from arn_record where valid_from is not null and status <> 'not-empanelled'
     on conflict (arn, id) do nothing`,
    [id],
  );
}
