import type { Queries } from '../../../server/src/db/queries.ts';
import type { OpenedFolio } from '../../../server/src/features/book/book.public.ts';

interface DemoSpot {
  readonly investorId: string;
  readonly client: OpenedFolio['client'];
  readonly folio: Omit<OpenedFolio['folio'], 'schemeCode'>;
}

/** A person of a family whose papers the new folios take over; null where the book is smaller, or has them already. */
export async function findDemoSpot(
  queries: Queries,
  arn: string,
  { folioNo, clients }: { readonly folioNo: string; readonly clients: number },
): Promise<DemoSpot | null> {
  const rows = await queries.query<DemoSpot>(
    `select i.id as "investorId",
            jsonb_build_object('clientKey', i.client_key, 'name', i.name, 'birthDate', i.birth_date, 'mobile', i.mobile,
              'email', i.email, 'kyc', i.kyc, 'taxStatus', i.tax_status, 'occupation', i.occupation,
              'address', i.address, 'city', i.city, 'state', i.state, 'pincode', i.pincode, 'country', i.country)
              as client,
            jsonb_build_object('holding', f.holding, 'taxStatus', f.tax_status, 'holders', f.holders, 'banks', f.banks,
              'nominees', f.nominees, 'fatca', f.fatca, 'minor', null) as folio
       from client i join client_folio f on f.arn = i.arn and f.investor_id = i.id
      where i.arn = $1 and i.pan is not null and i.tax_status = '01' and f.minor is null and f.holding = 'SI'
        and exists (select from client o where o.arn = i.arn and o.family = nullif(i.family, '') and o.id <> i.id)
        and (select count(*) from client o where o.arn = $1) >= $3
        and not exists (select from client_folio d where d.arn = $1 and d.folio_no = $2)
      order by i.client_key, f.folio_no limit 1`,
    [arn, folioNo, clients],
  );
  return rows[0] ?? null;
}

export interface DemoMerger {
  readonly from: string;
  readonly into: string;
  readonly day: string;
  readonly outNav: string;
  readonly inNav: string;
}

/** A merger that clients of this book went through. */
export async function findDemoMerger(queries: Queries, arn: string): Promise<DemoMerger | null> {
  const rows = await queries.query<DemoMerger>(
    `select o.scheme_code as "from", i.scheme_code as into, o.day, o.nav as "outNav", i.nav as "inNav"
       from posted_entry o
       join posted_entry i on i.arn = o.arn and i.folio_no = o.folio_no and i.day = o.day and i.kind = 'merger-in'
      where o.arn = $1 and o.kind = 'merger-out' order by o.day, o.folio_no limit 1`,
    [arn],
  );
  return rows[0] ?? null;
}

/** The newest price up to a day, else the first there is: its day is one of business. */
export async function demoPrice(
  queries: Queries,
  code: string,
  on: string,
): Promise<{ readonly day: string; readonly nav: string }> {
  const rows = await queries.query<{ day: string; nav: string }>(
    `select day, nav from nav_of_day where scheme_code = $1 order by day > $2, abs(day - $2::date) limit 1`,
    [code, on],
  );
  const [price] = rows;
  if (price === undefined) throw new Error(`The demo has no price of ${code}`);
  return price;
}
