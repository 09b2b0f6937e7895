import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../server/src/http/test/test-config.ts';
import { systemClock } from '../../server/src/ports/clock/system-clock.ts';
import { folderFiles } from '../../server/src/ports/files/folder-files.ts';
import { openTestDatabase, type TestDatabase } from '../../server/test/open-test-database.ts';
import { makeDemoContent } from './make-demo-content.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hub-library-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await test.close();
});

const pieces = () =>
  test.db.read<{ id: string; version: number; recalled: boolean; updatedAt: string; source: string }>(
    'system',
    `select id, version, recalled_at is not null as recalled, updated_at as "updatedAt",
            layout #>> '{languages,0,source}' as source from content_piece order by id`,
  );

// Drawing takes a while; what is asked of the database is asked of both in the tests of adding.
describe.runIf(process.env.HUB_TEST_DB === 'pglite')("the demo's library", () => {
  it('is drawn and added after the start, and a second start adds nothing', async () => {
    const { brand } = testConfig();
    const files = folderFiles(folder);
    const context = { db: test.db, files, clock: systemClock, brand };
    await makeDemoContent(context, new AbortController().signal);
    const made = await pieces();
    expect(made).toHaveLength(24);
    expect(made.filter(({ recalled }) => recalled).map(({ id }) => id)).toEqual(['liquid-fund-mail']);
    for (const { source } of made) expect(await files.sizeOf(source)).toBeGreaterThan(1000);
    await makeDemoContent(context, new AbortController().signal);
    expect(await pieces()).toEqual(made);
  }, 240_000);

  it('is left alone when the server stops', async () => {
    const context = {
      db: test.db,
      files: folderFiles(folder),
      clock: systemClock,
      brand: testConfig().brand,
    };
    await test.db.read('system', 'delete from content_piece');
    await expect(makeDemoContent(context, AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
    expect(await pieces()).toEqual([]);
  });
});
