import type { AssetClass, ExitLoadJson, SchemeRulesJson } from '@hub/domain';
import type { Database } from '../../../db/database.ts';

interface TestScheme {
  readonly code: string;
  readonly name: string;
  readonly assetClass: AssetClass;
  readonly category: string;
  readonly plan?: 'DIRECT';
  readonly option?: 'IDCW';
  readonly cutoff?: 'LIQUID';
  readonly isinReinvest?: string;
  readonly lockInMonths?: number;
  readonly rules?: SchemeRulesJson;
  readonly loads?: readonly ExitLoadJson[];
  readonly isOpen?: false;
  readonly nav?: string;
}

const equityLoad: ExitLoadJson = {
  from: '2019-01-01',
  slabs: [{ upToDays: 365, percent: '1' }],
  freePercent: '10',
};

/** A house of seven: one of each sort that a lookup tells apart. */
export const testSchemes = {
  flexi: {
    code: '100001',
    name: 'Aranya Flexi Cap Fund - Regular - Growth',
    assetClass: 'EQUITY',
    category: 'Flexi Cap Fund',
    rules: {
      sip: {
        every: [
          { every: 'monthly', min: '500', days: [1, 10, 20] },
          { every: 'daily', min: '100' },
        ],
      },
    },
    loads: [equityLoad],
    nav: '52.3417',
  },
  idcw: {
    code: '100002',
    name: 'Aranya Flexi Cap Fund - Regular - IDCW',
    assetClass: 'EQUITY',
    category: 'Flexi Cap Fund',
    option: 'IDCW',
    isinReinvest: 'INF000A01029',
  },
  liquid: {
    code: '100003',
    name: 'Aranya Liquid Fund - Regular - Growth',
    assetClass: 'LIQUID',
    category: 'Liquid Fund',
    cutoff: 'LIQUID',
    rules: {
      fresh: { min: '1000', multiple: '100', max: '1000000' },
      leastBalance: '100',
      closedTo: ['US', 'CA'],
    },
    nav: '1234.5678',
  },
  elss: {
    code: '100004',
    name: 'Aranya ELSS Tax Saver Fund - Regular - Growth',
    assetClass: 'EQUITY',
    category: 'ELSS',
    lockInMonths: 36,
    rules: { stp: null, swp: null, targets: ['Liquid'] },
  },
  closed: {
    code: '100005',
    name: 'Aranya Small Cap Fund - Regular - Growth',
    assetClass: 'EQUITY',
    category: 'Small Cap Fund',
    isOpen: false,
  },
  gilt: {
    code: '100006',
    name: 'Aranya Gilt Fund - Regular - Growth',
    assetClass: 'DEBT',
    category: 'Gilt Fund',
    rules: { takesSwitch: false, sip: null },
  },
  direct: {
    code: '100007',
    name: 'Aranya Flexi Cap Fund - Direct - Growth',
    assetClass: 'EQUITY',
    category: 'Flexi Cap Fund',
    plan: 'DIRECT',
  },
} as const satisfies Record<string, TestScheme>;

export async function seedSchemes(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const scheme of Object.values<TestScheme>(testSchemes)) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, isin, isin_reinvest, asset_class, category,
           tax_class, cutoff, risk, benchmark, manager, launched_on, lock_in_months, rules, loads, is_open)
         values ($1, $2, $3, $4, $5, 'CAMS', $6, $7, $8, $9, $10, 'equity', $11, 6, 'NIFTY 500 TRI', 'A. Menon',
           '2015-04-01', $12, $13, $14, $15)`,
        [
          scheme.code,
          scheme.name.split(' ')[1],
          scheme.name,
          scheme.plan ?? 'REGULAR',
          scheme.option ?? 'GROWTH',
          `AR${scheme.code.slice(3)}G`,
          `INF000A0${scheme.code.slice(2)}`,
          scheme.isinReinvest ?? null,
          scheme.assetClass,
          scheme.category,
          scheme.cutoff ?? 'OTHER',
          scheme.lockInMonths ?? 0,
          scheme.rules ?? {},
          JSON.stringify(scheme.loads ?? []),
          scheme.isOpen ?? true,
        ],
      );
      if (scheme.nav !== undefined) {
        await tx.query('insert into nav_latest (scheme_code, day, nav) values ($1, $2, $3)', [
          scheme.code,
          '2026-11-13',
          scheme.nav,
        ]);
      }
    }
  });
}
