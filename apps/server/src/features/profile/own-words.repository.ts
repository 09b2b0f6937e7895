import type { Queries } from '../../db/queries.ts';

export interface OwnWords {
  readonly businessName: string;
  readonly about: string;
  readonly city: string;
  readonly languages: readonly string[];
  /** '' of one who is not registered. */
  readonly gstin: string;
}

/** What a distributor said about itself, where it said nothing yet. */
export async function addOwnWords(queries: Queries, arn: string, own: OwnWords): Promise<void> {
  await queries.query(
    `insert into distributor_profile (arn, business_name, about, city, languages, gstin)
     values ($1, $2, $3, $4, $5, $6) on conflict (arn) do nothing`,
    [arn, own.businessName, own.about, own.city, JSON.stringify(own.languages), own.gstin],
  );
}

/** What invoices need. */
export async function saveGstin(queries: Queries, arn: string, gstin: string): Promise<void> {
  await queries.query(
    `insert into distributor_profile (arn, gstin) values ($1, $2)
     on conflict (arn) do update set gstin = excluded.gstin`,
    [arn, gstin],
  );
}
