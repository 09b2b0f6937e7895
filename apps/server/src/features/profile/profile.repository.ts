import type { SavedDetails } from '@hub/contract/calls/profile/profile';
import type { UserType } from '@hub/domain';
import type { NotificationChoices } from '@hub/domain/notifications/choices';
import type { Queries } from '../../db/queries.ts';
import type { StoredSession } from '../session/session.public.ts';

export interface Validity {
  readonly from: string | null;
  readonly to: string | null;
}

/** The ARN record, what the distributor says about itself, and who sells under the ARN. */
export interface ProfileRecord extends Validity {
  readonly arn: string;
  readonly registeredName: string;
  readonly type: UserType;
  readonly status: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly pan: string | null;
  readonly address: string | null;
  readonly bankName: string | null;
  readonly bankAccount: string | null;
  readonly bankIfsc: string | null;
  readonly bankBranch: string | null;
  readonly displayName: string | null;
  readonly businessName: string | null;
  readonly about: string | null;
  readonly city: string | null;
  readonly languages: string[] | null;
  readonly website: string | null;
  readonly alternateEmail: string | null;
  readonly gstin: string | null;
  readonly picture: string | null;
  readonly notify: unknown;
  readonly euins: readonly (Validity & { readonly euin: string; readonly name: string })[];
}

/** Everything the profile screen shows, in one statement. The EUIN that is good longest comes first. */
export async function findProfile(queries: Queries, arn: string): Promise<ProfileRecord | null> {
  const rows = await queries.query<ProfileRecord>(
    `select d.arn, d.name as "registeredName", d.user_type as type, d.status, d.mobile, d.email, d.pan, d.address,
            d.bank_name as "bankName", d.bank_account as "bankAccount", d.bank_ifsc as "bankIfsc",
            d.bank_branch as "bankBranch", d.valid_from as "from", d.valid_to as "to",
            p.display_name as "displayName", p.business_name as "businessName", p.about, p.city, p.languages,
            p.website, p.alternate_email as "alternateEmail", p.gstin, p.picture, p.notify,
            (select coalesce(jsonb_agg(
                      jsonb_build_object('euin', e.euin, 'name', e.name, 'from', e.valid_from, 'to', e.valid_to)
                      order by e.valid_to desc nulls last, e.euin), '[]')
               from arn_euin e where e.arn = d.arn) as euins
       from arn_record d left join distributor_profile p on p.arn = d.arn
      where d.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

/** The PAN of the ARN record; null where nobody knows it. */
export async function findPan(queries: Queries, arn: string): Promise<string | null> {
  const rows = await queries.query<{ pan: string | null }>('select pan from arn_record where arn = $1', [
    arn,
  ]);
  return rows[0]?.pan ?? null;
}

export async function findPicture(queries: Queries, arn: string): Promise<string | null> {
  const rows = await queries.query<{ picture: string | null }>(
    'select picture from distributor_profile where arn = $1',
    [arn],
  );
  return rows[0]?.picture ?? null;
}

/**
 * Makes the row where there is none and holds it until the transaction ends, so that changes of one profile follow
 * each other. Answers the picture it has. Two statements: only the second sees what a rival has just made.
 */
export async function holdProfile(queries: Queries, arn: string): Promise<string | null> {
  await queries.query('insert into distributor_profile (arn) values ($1) on conflict (arn) do nothing', [
    arn,
  ]);
  const rows = await queries.query<{ picture: string | null }>(
    'select picture from distributor_profile where arn = $1 for update',
    [arn],
  );
  return rows[0]?.picture ?? null;
}

export async function saveOwnDetails(
  queries: Queries,
  arn: string,
  own: SavedDetails,
  at: string,
): Promise<void> {
  await queries.query(
    `update distributor_profile
        set display_name = $2, business_name = $3, about = $4, city = $5, languages = $6, website = $7,
            alternate_email = $8, gstin = coalesce($10, gstin), updated_at = $9
      where arn = $1`,
    [
      arn,
      own.displayName,
      own.businessName,
      own.about,
      own.city,
      JSON.stringify(own.languages),
      own.website,
      own.alternateEmail,
      at,
      own.gstin ?? null,
    ],
  );
}

/** Topics that are not named keep what they have. */
export async function saveChoices(
  queries: Queries,
  arn: string,
  notify: Partial<NotificationChoices>,
  at: string,
): Promise<void> {
  await queries.query(
    'update distributor_profile set notify = notify || $2::jsonb, updated_at = $3 where arn = $1',
    [arn, JSON.stringify(notify), at],
  );
}

export async function savePicture(
  queries: Queries,
  arn: string,
  picture: string | null,
  at: string,
): Promise<void> {
  await queries.query('update distributor_profile set picture = $2, updated_at = $3 where arn = $1', [
    arn,
    picture,
    at,
  ]);
}

/** A session that nobody ended; asked within its ARN, so a foreign one is not found. */
export async function findSession(
  queries: Queries,
  arn: string,
  sessionId: string,
): Promise<StoredSession | null> {
  const rows = await queries.query<StoredSession>(
    `select scope, platform, created_at as "createdAt", last_used_at as "lastUsedAt"
       from login_session where arn = $1 and id = $2 and revoked_at is null`,
    [arn, sessionId],
  );
  return rows[0] ?? null;
}
