import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isLong } from '../../test/long.ts';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { verifyBook } from '../features/book/rebuild/verify.service.ts';
import { seedSchemes } from '../features/book/test/small-book.ts';

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await openTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'hub-killed-'));
  await seedSchemes(test.db);
});
afterEach(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

/** A WBR2 file: so many rows, twenty to a position, every sixth a redemption. */
function feedFile(name: string, arn: string, rows: number): string {
  const lines = [
    'AMC_CODE,FOLIO_NO,PRODCODE,INV_NAME,TRXNTYPE,TRXNNO,TRADDATE,PURPRICE,UNITS,AMOUNT,BROKCODE,PAN,TRXN_TYPE_FLAG',
  ];
  for (let n = 0; n < rows; n++) {
    const folio = 5_000_000 + Math.floor(n / 20);
    const sells = n % 20 > 0 && n % 6 === 5;
    const day = String(1 + (n % 20)).padStart(2, '0');
    lines.push(
      `A,${folio}/1,A900101,Investor ${folio},${sells ? 'R' : 'P'},${n + 1},${day}-Jan-2025,10.0000,${sells ? '10.000' : '100.000'},${sells ? '100.00' : '1000.00'},${arn},,${sells ? 'Redemption' : 'Purchase'}`,
    );
  }
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

function hub(
  url: string,
  ...args: string[]
): { child: ChildProcess; ended: Promise<{ code: number | null; output: string }> } {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../../demo/src/cli/hub.ts'), ...args],
    {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATABASE_URL: url,
        HUB_DATA_DIR: folder,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  return { child, ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output }))) };
}

const one = async <T>(text: string): Promise<T> => (await test.db.read<T & object>('system', text))[0] as T;

describe('imports in processes of their own (PostgreSQL)', () => {
  it('killed in the middle leave whole batches, and complete when they run again', async ({ skip }) => {
    if (test.url === undefined) skip('PGlite is one process');
    const url = test.url as string;
    const rows = isLong ? 60_000 : 30_000;
    const path = feedFile('large.csv', 'ARN-100001', rows);
    const first = hub(url, 'import', 'cams', path);
    // As soon as a batch is there, and before all are.
    for (;;) {
      const { n } = await one<{ n: number }>('select coalesce(sum(rows), 0)::int as n from import_file');
      if (n > 0) break;
      await wait(20);
    }
    first.child.kill('SIGKILL');
    await first.ended;
    const counted = await one<{ imported: number; status: string }>(
      'select landed as imported, status from import_file',
    );
    const posted = await one<{ n: number }>('select count(*)::int as n from ledger');
    expect(counted.status).toBe('running');
    expect(posted.n).toBe(counted.imported);
    expect(posted.n).toBeLessThan(rows);
    expect(
      (await verifyBook(test.db)).differences.filter(({ where }) => !where.startsWith('aum_figure')),
    ).toEqual([]);

    const second = await hub(url, 'import', 'cams', path).ended;
    expect(second).toMatchObject({ code: 0 });
    expect(await one('select count(*)::int as n from ledger')).toEqual({ n: rows });
    expect(await one('select status from import_file')).toEqual({ status: 'done' });
    expect(await verifyBook(test.db)).toMatchObject({
      positions: rows / 20,
      differences: [],
      unresolved: [],
    });
  });

  it('two at once, of one distributor and of two, beside readers, neither block nor corrupt', async ({
    skip,
  }) => {
    if (test.url === undefined) skip('PGlite is one process');
    const url = test.url as string;
    // A batch each, whatever their number.
    const rows = isLong ? 12_000 : 4_000;
    const more = rows * 1.5;
    const shared = feedFile('one.csv', 'ARN-100001', rows);
    const other = feedFile('two.csv', 'ARN-100002', rows);
    const again = feedFile('three.csv', 'ARN-100001', more);
    let done = false;
    const imports = Promise.all(
      [shared, other, again].map((path) => hub(url, 'import', 'cams', path).ended),
    ).finally(() => {
      done = true;
    });
    let reads = 0;
    while (!done) {
      const sums = await test.db.read<{ stored: string; reported: string }>(
        { arn: 'ARN-100001' },
        `select coalesce((select sum(units) from scheme_figure), 0)::text as stored,
                coalesce((select sum(units) from ledger), 0)::text as reported`,
      );
      expect(sums[0]?.stored).toBe(sums[0]?.reported);
      reads += 1;
      await wait(50);
    }
    for (const { code, output } of await imports)
      expect([code, output]).toEqual([0, expect.stringContaining('landed')]);
    expect(reads).toBeGreaterThan(3);
    expect(
      await test.db.read('system', 'select arn, count(*)::int as n from ledger group by arn order by arn'),
    ).toEqual([
      { arn: 'ARN-100001', n: more },
      { arn: 'ARN-100002', n: rows },
    ]);
    expect(await verifyBook(test.db)).toMatchObject({ differences: [], unresolved: [] });
  });
});
