import type { Queries } from '../../../server/src/db/queries.ts';
import { demoRecords } from './demo-records.ts';

/** The day in India. ARN and EUIN run three years (handbook §5). */
const today = "(now() at time zone 'Asia/Kolkata')::date";
const from = (to: string) => `(${to} - interval '3 years' + interval '1 day')::date`;

/** Fills the ARN record of a distributor that has none yet, also of a demo made before there were any. */
export async function seedRecord(queries: Queries, arn: string): Promise<void> {
  const record = demoRecords[arn];
  if (record === undefined) return;
  const { pan, address, bank, daysLeft, euins, own } = record;
  const filled = await queries.query(
    `update distributor
        set pan = $2, address = $3, bank_name = $4, bank_account = $5, bank_ifsc = $6, bank_branch = $7,
            valid_to = ${today} + $8::int4, valid_from = ${from(`${today} + $8::int4`)}
      where arn = $1 and valid_to is null returning arn`,
    [
      arn,
      pan,
      address,
      bank?.name ?? null,
      bank?.account ?? null,
      bank?.ifsc ?? null,
      bank?.branch ?? null,
      daysLeft,
    ],
  );
  if (filled.length === 0) return;
  await queries.query(
    `insert into euin (arn, euin, name, valid_to, valid_from)
     select $1, euin, name, ${today} + days, ${from(`${today} + days`)}
       from unnest($2::text[], $3::text[], $4::int4[]) as given (euin, name, days)
     on conflict (arn, euin) do nothing`,
    [arn, euins.map((one) => one.euin), euins.map((one) => one.name), euins.map((one) => one.daysLeft)],
  );
  await queries.query(
    `insert into distributor_profile (arn, business_name, about, city, languages, gstin)
     values ($1, $2, $3, $4, $5, $6) on conflict (arn) do nothing`,
    [arn, own.businessName, own.about, own.city, JSON.stringify(own.languages), own.gstin ?? ''],
  );
}
