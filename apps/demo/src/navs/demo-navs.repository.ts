import type { AssetClass } from '@hub/domain';
import type { Tx } from '../../../server/src/db/database.ts';

export interface LastNav {
  readonly code: string;
  readonly name: string;
  readonly amc: string;
  readonly category: string;
  readonly assetClass: AssetClass;
  readonly cutoff: 'OTHER' | 'LIQUID' | 'OVERNIGHT';
  readonly isin: string | null;
  readonly isinReinvest: string | null;
  readonly day: string;
  readonly nav: string;
}

/** Of every scheme that goes on: one whose prices ended long before the others' was merged or wound up. */
export const readLastNavs = (tx: Tx): Promise<LastNav[]> =>
  tx.query<LastNav>(
    `select s.code, a.name, a.amc, a.category, s.asset_class as "assetClass", s.cutoff, s.isin,
            s.isin_reinvest as "isinReinvest", n.day, n.nav
       from fund_scheme s join newest_nav n on n.scheme_code = s.code join amfi_listing a on a.code = s.code
      where n.day > (select max(day) from newest_nav join fund_scheme on code = scheme_code) - 15
      order by s.code`,
  );

export const readHolidays = (tx: Tx): Promise<{ calendar: 'EQUITY' | 'DEBT'; day: string }[]> =>
  tx.query('select calendar, day from market_holiday');
