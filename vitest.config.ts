import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { readBrandFile } from './apps/web/vite/brand-file.ts';
import { brandPlugin } from './apps/web/vite/brand-plugin.ts';

/** Parts of the server that never see a database: once is enough. */
const withoutDatabase = [
  'apps/server/src/config/**/*.test.ts',
  'apps/server/src/creatives/**/*.test.ts',
  'apps/demo/src/content/**/*.test.ts',
  'apps/demo/src/book/**/*.test.ts',
  'apps/server/src/documents/**/*.test.ts',
  'apps/server/src/exports/**/*.test.ts',
  'apps/server/src/features/book/feeds/**/*.test.ts',
  'apps/server/src/features/book/import/entry-of-record.test.ts',
  'apps/server/src/features/profile/make-picture.test.ts',
  'apps/server/src/creatives/**/*.test.ts',
  'apps/server/src/pictures/**/*.test.ts',
  'apps/server/src/ports/registrar/**/{leg-dates,rejection-words,settle-order,settle-order-rejected}.test.ts',
  'apps/server/src/ports/mandates/nach-files.test.ts',
  'apps/server/src/ports/push/*.test.ts',
];

/**
 * What the two databases could answer differently: transactions, locks, row security, migrations, listening, COPY,
 * jobs, and the crash of its files. All else is asked of PostgreSQL, which is quicker to copy and is what
 * production runs on; the screens and the browser live on the embedded one. `npm run test:long` asks both everything.
 */
const onBothDatabases = [
  'apps/server/src/db/**/*.test.ts',
  'apps/server/src/jobs/**/*.test.ts',
  'apps/demo/src/people/seed-killed.test.ts',
  'apps/server/src/http/run-once/run-once.test.ts',
  'apps/server/src/features/book/changes/*.test.ts',
  'apps/server/src/features/book/import/import.test.ts',
  'apps/server/src/features/notifications/fan-out.test.ts',
  'apps/server/src/features/transact/records/records-plan.test.ts',
  'apps/server/src/features/{reference/places/places,session/sessions/refresh}.test.ts',
  'apps/server/test/reference/reference-book.test.ts',
];
const isLong = process.env.HUB_LONG === '1';

/**
 * The files of a project share their worker: what they import, and PGlite's own program, is loaded once instead of for
 * each of them, which was half of the time. So a test leaves nothing behind outside of its own database.
 */
const shared = {
  isolate: false,
  setupFiles: ['scripts/steps/file-cost.mjs', 'scripts/steps/property-seed.mjs'],
  // A longer run tries properties with more values.
  ...(isLong && { alias: { 'fast-check': resolve('scripts/steps/many-runs.mjs') } }),
  // A busy machine is slow, not wrong, and four times as many values take four times as long.
  testTimeout: isLong ? 240_000 : 60_000,
  hookTimeout: 60_000,
};

const server = (kind: 'pglite' | 'postgres', include = ['apps/{server,demo}/**/*.test.ts']) => ({
  test: {
    ...shared,
    name: `server-${kind}`,
    include,
    exclude: withoutDatabase,
    env: { HUB_TEST_DB: kind },
    globalSetup: ['apps/server/test/global-setup.ts'],
  },
});

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      { test: { ...shared, name: 'domain', include: ['packages/domain/**/*.test.ts'] } },
      { test: { ...shared, name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { test: { ...shared, name: 'web', include: ['apps/web/**/*.test.ts'] } },
      // Components through the rendered page.
      {
        plugins: [brandPlugin(readBrandFile())],
        test: {
          ...shared,
          name: 'web-dom',
          include: ['apps/web/src/{ui,parts,lib,confirm}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...shared.setupFiles, 'apps/web/test/dom-setup.ts'],
        },
      },
      // Screens through the rendered page, before the real server: states, wording, figures, filters.
      {
        plugins: [brandPlugin(readBrandFile())],
        test: {
          ...shared,
          name: 'screens',
          // A journey over many screens, on a busy machine, which may miss a wait once: named in the closing lines.
          testTimeout: 180_000,
          retry: 1,
          include: ['apps/web/src/{app,console,features}/**/*.test.tsx'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://hub.test/' } },
          globalSetup: ['apps/web/test/start-hub.ts'],
          setupFiles: [...shared.setupFiles, 'apps/web/test/screens-setup.ts'],
        },
      },
      { test: { ...shared, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      { test: { ...shared, name: 'server', include: withoutDatabase } },
      server('postgres'),
      isLong ? server('pglite') : server('pglite', onBothDatabases),
    ],
  },
});
