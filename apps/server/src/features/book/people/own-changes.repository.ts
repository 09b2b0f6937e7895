import type { Queries } from '../../../db/queries.ts';

/** An investor's own new mobile or e-mail. What it replaces stays beside it, for feeds that are behind. */
export async function setContact(
  system: Queries,
  { arn, investorId }: { readonly arn: string; readonly investorId: string },
  column: 'mobile' | 'email',
  value: string,
  on: string,
): Promise<void> {
  await system.query(
    `update investor set former_${column} = ${column}, ${column} = $3, contact_changed_on = $4
      where arn = $1 and id = $2`,
    [arn, investorId, value, on],
  );
}

/** An investor's own nomination, likewise. */
export async function setNominees(
  system: Queries,
  { arn, folioNo }: { readonly arn: string; readonly folioNo: string },
  nominees: readonly object[],
  isOptOut: boolean,
): Promise<void> {
  await system.query(
    `update folio set former_nominees = nominees, nominees = $3, nominee_opt_out = $4
      where arn = $1 and folio_no = $2`,
    [arn, folioNo, JSON.stringify(nominees), isOptOut],
  );
}
