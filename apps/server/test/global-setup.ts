import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/db/migrate.ts';
import { PostgresDatabase } from '../src/db/postgres/postgres.ts';
import { pgliteSnapshot } from './pglite-snapshot.ts';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase:
      | { kind: 'pglite'; snapshot: string }
      | { kind: 'postgres'; adminUrl: string; loginUrl: string; template: string };
    /** A server that the workers of a project share, for what their files cost. */
    sharedProcess: { pid: number; workers: number };
  }
}

/** Once per project: something migrated that each test file can copy in a moment. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.config.env.HUB_TEST_DB === 'pglite') {
    const snapshot = await pgliteSnapshot(join(import.meta.dirname, '../../../.cache'));
    project.provide('testDatabase', { kind: 'pglite', snapshot });
    return undefined;
  }
  const postgres = await startPostgres();
  const template = 'hub_template';
  const db = new PostgresDatabase({ url: await postgres.createDatabase(template) });
  await migrate(db);
  await db.close();
  project.provide('testDatabase', {
    kind: 'postgres',
    adminUrl: postgres.adminUrl,
    loginUrl: postgres.urlOf('postgres'),
    template,
  });
  if (postgres.pid) project.provide('sharedProcess', { pid: postgres.pid, workers: 2 });
  return () => postgres.stop();
}
