import { defineConfig } from 'vitest/config';

/** Parts of the server that never see a database: once is enough. */
const withoutDatabase = [
  'apps/server/src/config/**/*.test.ts',
  'apps/server/src/demo/book/**/*.test.ts',
  'apps/server/src/exports/**/*.test.ts',
  'apps/server/src/features/book/feeds/**/*.test.ts',
  'apps/server/src/features/book/entry-of-record.test.ts',
  'apps/server/src/features/profile/make-picture.test.ts',
];

const server = (kind: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${kind}`,
    include: ['apps/server/**/*.test.ts'],
    exclude: withoutDatabase,
    env: { HUB_TEST_DB: kind },
    globalSetup: ['apps/server/test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { name: 'server', include: withoutDatabase, testTimeout: 60_000 } },
      // The same tests on both databases: one SQL dialect from laptop to cluster.
      server('pglite'),
      server('postgres'),
    ],
  },
});
