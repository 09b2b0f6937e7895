import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import type { Database } from '../../../server/src/db/database.ts';
import { openDatabase } from '../../../server/src/db/open/open-database.ts';
import { verifyBook } from '../../../server/src/features/book/rebuild/verify.service.ts';
import { spawnServer } from '../../../server/src/http/test/spawn-server.ts';
import { isLong } from '../../../server/test/long.ts';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { builtinLists } from '../../../server/test/starts.ts';
import { seedDemoBook } from '../seed-demo-book.ts';
import { demoBanners } from './demo-banners.ts';
import { demoDistributors } from './demo-people.ts';

const today = '2026-11-15';
const investors = isLong ? 30 : 18;
const options = { investors, batchClients: isLong ? 6 : 4 };
const folder = mkdtempSync(join(tmpdir(), 'hub-seed-'));
const made = inject('testDatabase');
const databases: TestDatabase[] = [];
let child: ChildProcess | undefined;
afterEach(() => void child?.kill('SIGKILL'));
afterAll(async () => {
  for (const database of databases) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function sharedPostgres(): Promise<string> {
  const database = await openTestDatabase({ start: builtinLists });
  databases.push(database);
  return database.url ?? '';
}

const beside = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** A process that makes the demo's books and says how far it is. */
const seeder = `
  import { openDatabase } from ${beside('../../../server/src/db/open/open-database.ts')};
  import { seedDemoBook } from ${beside('../seed-demo-book.ts')};
  const db = await openDatabase(JSON.parse(process.argv[1]));
  const onProgress = (done) => console.log(done);
  await seedDemoBook(db, Temporal.PlainDate.from('${today}'), { ...${JSON.stringify(options)}, onProgress });
`;

/** Kills it when some clients of the first book are written, and not all. */
async function killWhileSeeding(place: object): Promise<void> {
  const running = spawn(process.execPath, ['--input-type=module', '-e', seeder, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = running;
  const ended = new Promise((resolve) => running.once('close', resolve));
  for await (const line of createInterface({ input: running.stdout })) {
    expect(Number(line)).toBeLessThan(investors);
    if (Number(line) > 0) break;
  }
  running.kill('SIGKILL');
  await ended;
}

const count = async (db: Database, table: string, where = 'true') => {
  const [row] = await db.read<{ n: number }>(
    'system',
    `select count(*)::int as n from ${table} where ${where}`,
  );
  return row?.n ?? 0;
};

/** A minor's folio is the guardian's, so there are fewer clients than investors were made. */
const bookOf = async (db: Database) => ({
  clients: await count(db, 'investor', "arn = 'ARN-100001'"),
  folios: await count(db, 'folio', "arn = 'ARN-100001'"),
  entries: await count(db, 'ledger'),
  plans: await count(db, 'plan'),
  navs: await count(db, 'nav'),
  goals: await count(db, 'goal'),
  wishes: await count(db, 'wish'),
});

describe('the demo’s books', () => {
  it('are whole or not at all: killed in the middle there is nothing, and the next start makes all', async ({
    skip,
  }) => {
    if (made.kind === 'postgres' && !isLong)
      skip('the embedded database, whose files a kill may hurt, is enough');
    const place =
      made.kind === 'pglite' ? { dataDir: join(folder, 'killed') } : { url: await sharedPostgres() };
    if (made.kind === 'pglite') {
      await (await openDatabase({ ...place, snapshot: await openAsBlob(made.snapshot) })).close();
    }
    await killWhileSeeding(place);
    const db = await openDatabase(place);
    try {
      expect(await bookOf(db)).toMatchObject({ clients: 0, folios: 0, entries: 0, plans: 0 });
      const whole = await seedDemoBook(db, Temporal.PlainDate.from(today), options);
      expect(whole.investors).toBeGreaterThan(investors);
      expect(await count(db, 'ledger')).toBe(whole.entries);
      expect(await verifyBook(db)).toMatchObject({ differences: [], unresolved: [] });
      expect(await count(db, 'client_figure', 'aum_stale_from is not null')).toBe(0);
      expect(await seedDemoBook(db, Temporal.PlainDate.from(today), options)).toEqual({
        investors: 0,
        entries: 0,
        isLast: false,
      });
    } finally {
      await db.close();
    }
  }, 240_000);

  it('are made once by two servers that start together for the first time (PostgreSQL)', async ({ skip }) => {
    if (made.kind === 'pglite') skip('PGlite is one process: the second is refused in words');
    if (!isLong)
      skip('main.test starts two servers on one PostgreSQL; with the demo’s books it is for the long run');
    const servers = async (url: string, n: number) => {
      const env = {
        DATABASE_URL: url,
        HUB_DATA_DIR: folder,
        HUB_DEMO_INVESTORS: String(investors),
      };
      const started = await Promise.all(Array.from({ length: n }, () => spawnServer(env)));
      for (const server of started) expect(await server.end('SIGTERM')).toBe(0);
    };
    const url = await sharedPostgres();
    await servers(url, 2);
    const db = await openDatabase({ url });
    try {
      expect(await count(db, 'banner')).toBe(demoBanners.length);
      // One more came through empanelment.
      expect(await count(db, 'distributor')).toBe(demoDistributors.length + 1);
      expect(await verifyBook(db)).toMatchObject({ differences: [], unresolved: [] });
      const both = await bookOf(db);
      expect(both.clients).toBeGreaterThan(0);
      expect(both.clients).toBeLessThanOrEqual(investors);
      const alone = await openTestDatabase();
      databases.push(alone);
      await servers(alone.url ?? '', 1);
      expect(both).toEqual(await bookOf(alone.db));
      expect(await count(db, 'notification')).toBe(await count(alone.db, 'notification'));
    } finally {
      await db.close();
    }
  }, 240_000);
});
