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

/** Birth dates as the clients' papers have them, in place of what the book had. ISO days. */
export async function correctBirthDates(
  system: Queries,
  arn: string,
  days: readonly { readonly investorId: string; readonly on: string }[],
): Promise<void> {
  await system.query(
    `update investor i set birth_date = given.day from unnest($2::uuid[], $3::date[]) as given (id, day)
      where i.arn = $1 and i.id = given.id`,
    [arn, days.map(({ investorId }) => investorId), days.map(({ on }) => on)],
  );
}
