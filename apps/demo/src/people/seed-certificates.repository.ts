import type { Queries } from '../../../server/src/db/queries.ts';

/** One of empanelment for everybody who is or was empanelled, and one of a training for the first. */
export async function seedCertificates(queries: Queries, firstArn: string): Promise<void> {
  await queries.query(
    `insert into certificate (arn, id, kind, title, holder, issued_on, valid_to, revoked_at)
     select arn, 'empanelment', 'empanelment', 'Distribution of mutual fund schemes', name, valid_from, valid_to,
            case when status = 'suspended' then now() end
       from distributor where valid_from is not null and status <> 'not-empanelled'
     on conflict (arn, id) do nothing`,
  );
  await queries.query(
    `insert into certificate (arn, id, kind, title, holder, issued_on, series)
     select arn, 'training-risk-and-suitability', 'training', 'Risk and suitability', name,
            (now() at time zone 'Asia/Kolkata')::date - 40, 'risk-and-suitability'
       from distributor where arn = $1
     on conflict (arn, id) do nothing`,
    [firstArn],
  );
}
