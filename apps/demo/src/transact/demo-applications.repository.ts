import type { Queries } from '../../../server/src/db/queries.ts';

export interface DemoPlaces {
  readonly schemeCode: string;
  readonly ifsc: string;
  readonly bank: string;
  readonly pincode: string;
  readonly city: string;
  readonly state: string;
}

/** A scheme, a branch and a pincode that there are, the same every time. */
export async function findDemoPlaces(queries: Queries): Promise<DemoPlaces | null> {
  const rows = await queries.query<DemoPlaces>(
    `select s.code as "schemeCode", b.ifsc, b.bank, p.pincode, coalesce(nullif(p.city, ''), p.district) as city, p.state
       from (select code from fund_scheme where plan = 'REGULAR' and option = 'GROWTH' and is_open and asset_class = 'EQUITY'
                and lock_in_months = 0 order by code limit 1) s,
            (select ifsc, bank from bank_branch where bank_code = 'HDFC' order by ifsc limit 1) b,
            (select pincode, city, district, state from postal_place order by pincode, office limit 1) p`,
  );
  return rows[0] ?? null;
}
