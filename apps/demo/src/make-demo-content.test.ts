import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneStatement } from '../../server/src/db/queries.ts';
import { testConfig } from '../../server/src/http/test/test-config.ts';
import { systemClock } from '../../server/src/ports/clock/system-clock.ts';
import { folderFiles } from '../../server/src/ports/files/folder-files.ts';
import { openTestDatabase, type TestDatabase } from '../../server/test/open-test-database.ts';
import { findDemoFunds } from './content/fund-rows.repository.ts';
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

it('the NAV is the last one of the month, of the Regular plan alone', async () => {
  const scheme = (code: string, plan: string) =>
    test.db.read(
      'system',
      `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, cutoff, risk,
              benchmark, manager, launched_on, rules, loads)
       values ($1, 'flexi', 'Aranya Flexi Cap Fund - ' || $2 || ' - Growth', $2, 'GROWTH', 'CAMS', $1, 'EQUITY',
               'Flexi Cap Fund', 'OTHER', 6, 'Nifty 500 TRI', 'R. Menon', '2015-01-01', '{}', '[]')`,
      [code, plan],
    );
  await scheme('A1', 'REGULAR');
  await scheme('A2', 'DIRECT');
  await test.db.read(
    'system',
    `insert into nav (scheme_code, day, nav) values ('A1', '2026-10-29', 40), ('A1', '2026-10-30', 41.2345),
            ('A1', '2026-11-02', 45), ('A2', '2026-10-30', 44)`,
  );
  const funds = await findDemoFunds(oneStatement(test.db, 'system'), '2026-10-31');
  expect(Array.from(funds.values(), ({ code, nav, navDay }) => [code, nav, navDay])).toEqual([
    ['A1', '41.2345', '2026-10-30'],
  ]);
});
