import type { AssetClass, ExitLoadJson, SchemeRulesJson } from '@hub/domain';
import type { Database } from '../../../db/database.ts';
import { addSchemes } from '../schemes/add-schemes.repository.ts';

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
  const schemes = Object.values<TestScheme>(testSchemes);
  await db.transaction('system', async (tx) => {
    await addSchemes(
      tx,
      schemes.map(({ nav: _, code, name, ...given }) => ({
        code,
        fund: name.split(' ')[1] ?? '',
        name,
        plan: 'REGULAR',
        option: 'GROWTH',
        rta: 'CAMS',
        rtaCode: `AR${code.slice(3)}G`,
        isin: `INF000A0${code.slice(2)}`,
        isinReinvest: null,
        taxClass: 'equity',
        cutoff: 'OTHER',
        risk: 6,
        benchmark: 'NIFTY 500 TRI',
        manager: 'A. Menon',
        launchedOn: '2015-04-01',
        lockInMonths: 0,
        rules: {},
        loads: [],
        isOpen: true,
        ...given,
      })),
    );
    for (const { code, nav } of schemes) {
      if (nav === undefined) continue;
      await tx.query('insert into nav_latest (scheme_code, day, nav) values ($1, $2, $3)', [
        code,
        '2026-11-13',
        nav,
      ]);
    }
  });
}
