import type { Queries } from '../../../db/queries.ts';

/** What the register, the profile and the logo say of a distributor, as a piece can show it. */
export interface BrandFacts {
  readonly registeredName: string;
  readonly displayName: string | null;
  readonly businessName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly city: string | null;
  readonly picture: string | null;
  readonly logo: { readonly id: string; readonly width: number; readonly height: number } | null;
}

export async function findBrandFacts(queries: Queries, arn: string): Promise<BrandFacts | null> {
  const rows = await queries.query<BrandFacts>(
    `select d.name as "registeredName", nullif(p.display_name, '') as "displayName",
            nullif(p.business_name, '') as "businessName", d.mobile as phone, d.email,
            nullif(p.city, '') as city, p.picture,
            case when l.id is not null
                 then jsonb_build_object('id', l.id, 'width', l.width, 'height', l.height) end as logo
       from arn_record d
       left join arn_profile p on p.arn = d.arn
       left join distributor_logo l on l.arn = d.arn
      where d.arn = $1`,
    [arn],
  );
  return rows[0] ?? null;
}

interface NewLogo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly hasTransparency: boolean;
}

export async function findLogoId(queries: Queries, arn: string): Promise<string | null> {
  const rows = await queries.query<{ id: string }>('select id from distributor_logo where arn = $1', [arn]);
  return rows[0]?.id ?? null;
}

export async function saveLogoRow(queries: Queries, arn: string, logo: NewLogo, at: string): Promise<void> {
  await queries.query(
    `insert into distributor_logo (arn, id, width, height, has_transparency, saved_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (arn) do update
        set id = excluded.id, width = excluded.width, height = excluded.height,
            has_transparency = excluded.has_transparency, saved_at = excluded.saved_at`,
    [arn, logo.id, logo.width, logo.height, logo.hasTransparency, at],
  );
}

export const removeLogoRow = (queries: Queries, arn: string): Promise<unknown> =>
  queries.query('delete from distributor_logo where arn = $1', [arn]);
