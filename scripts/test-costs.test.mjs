import { describe, expect, it } from 'vitest';
import { costsOf, describeCosts, featureOf, overBudget } from './steps/test-costs.mjs';

const vitest = {
  files: [
    {
      file: 'apps/server/src/features/nav/nav.test.ts',
      project: 'server-pglite',
      processor: 8,
      tests: 5,
      around: 1,
    },
    {
      file: 'apps/server/src/features/nav/nav.test.ts',
      project: 'server-postgres',
      processor: 2,
      tests: 3,
      around: 1,
    },
    {
      file: 'packages/domain/src/money/add.test.ts',
      project: 'domain',
      processor: null,
      tests: 1,
      around: 1,
    },
  ],
};
const annotations = [
  { type: 'processor', description: '3.00' },
  { type: 'processor before', description: '1.00' },
  { type: 'issue', description: 'none' },
];
const playwright = {
  suites: [
    {
      file: 'nav/nav.spec.ts',
      specs: [
        {
          title: 'a row opens',
          tests: [
            {
              projectName: 'desktop',
              status: 'flaky',
              results: [
                { duration: 9000, annotations },
                { duration: 1000, annotations },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('what tests cost', () => {
  const rows = costsOf(vitest, playwright);

  it('is counted for each file and project: all tries, what was set up, and the time that was waited', () => {
    expect(rows.map(({ file, project, processor, waiting }) => [project, file, processor, waiting])).toEqual([
      ['desktop', 'e2e/nav/nav.spec.ts', 8, 2],
      ['server-pglite', 'apps/server/src/features/nav/nav.test.ts', 8, 0],
      ['server-postgres', 'apps/server/src/features/nav/nav.test.ts', 2, 2],
      ['domain', 'packages/domain/src/money/add.test.ts', 0, 2],
    ]);
  });

  it('is told by project, by feature and for the slowest files', () => {
    const reported = describeCosts(rows, 1);
    expect(reported).toContain('    18.0      4.0  nav');
    expect(reported).toContain('the 1 slowest of 4 files');
    expect(reported).not.toContain('server-postgres apps/');
  });

  it('may not be more than the budget of the feature, which must have one', () => {
    expect(overBudget(rows, { nav: 18, domain: 1 })).toEqual([]);
    expect(overBudget(rows, { nav: 17, domain: 1 })).toEqual(['nav: 18 s of 17 s']);
    expect(overBudget(rows, { nav: 17, domain: 1 }, 2)).toEqual([]);
    expect(overBudget(rows, { nav: 18 })).toEqual(['domain: 0 s, no budget']);
  });
});

describe('the feature of a test', () => {
  it.each([
    ['apps/server/src/features/wishes/wishes.test.ts', 'wishes'],
    ['apps/server/src/features/transact/plans/top-up.test.ts', 'transact'],
    ['apps/server/src/http/fuzz.test.ts', 'server'],
    ['apps/web/src/features/transact/records/records.test.tsx', 'transact'],
    ['apps/web/src/ui/table/table.test.tsx', 'ui'],
    ['e2e/shell/menu.spec.ts', 'shell'],
    ['packages/domain/src/money/add.test.ts', 'domain'],
    ['scripts/steps.test.mjs', 'scripts'],
    ['apps/demo/src/transact/demo-orders.test.ts', 'transact'],
    ['apps/demo/src/ports/kyc/kyc.test.ts', 'server'],
  ])('%s is of %s', (file, feature) => expect(featureOf(file)).toBe(feature));
});
