import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type DayNumber, navTenThousandths } from '@hub/domain';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../apps/server/src/db/database.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { readBookFigures } from '../apps/server/src/features/book/figures/book-figures.repository.ts';
import { refreshStaleAum } from '../apps/server/src/features/book/figures/figures.repository.ts';
import { navImporter } from '../apps/server/src/features/book/import/importers.ts';
import { verifyBook } from '../apps/server/src/features/book/rebuild/verify.service.ts';
import { type NewNav, writeNavs } from '../apps/server/src/features/book/schemes/nav.repository.ts';
import { startPostgres } from '../apps/server/test/start-postgres.ts';
import { leanNode } from '../scripts/steps/lean-node.mjs';
import { benchSchemes, wbr2Columns, writeWbr2 } from './book-file.ts';
import { judge, median, seconds } from './measure.ts';

/** Issue 4, "Must show" 4. */
const bounds = { importing: 0.25, megabytes: 300, dashboard: 1.5, navDay: 3 };
const rows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const large = 'ARN-100001';
const small = 'ARN-100002';
const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
const postgres = await startPostgres();

const navOf = (code: string, day: number): NewNav => ({
  code,
  day: day as DayNumber,
  nav: navTenThousandths(BigInt(200_000 + (day - 18_000) * 13)),
  name: code,
  amc: 'Bench',
  category: 'Flexi Cap',
  isin: null,
  isinReinvest: null,
});

async function makeSchemes(db: Database): Promise<void> {
  await db.transaction('system', async (tx) => {
    for (const [index, code] of benchSchemes.entries()) {
      await tx.query(
        `insert into scheme (code, fund, name, plan, option, rta, rta_code, asset_class, category, tax_class, cutoff, risk,
           benchmark, manager, launched_on, rules, loads)
         values ($1, $1, $1, 'REGULAR', 'GROWTH', 'CAMS', 'A' || $1, $2, 'Flexi Cap', 'equity', 'OTHER', 3, '', '',
           '2020-01-01', '{}', '[]')`,
        [code, ['EQUITY', 'DEBT', 'LIQUID', 'HYBRID'][index % 4]],
      );
    }
    // Every weekday from 2021 to 13-Nov-2026.
    const days = Array.from({ length: 2143 }, (_, n) => 18_628 + n).filter((day) => (day + 4) % 7 > 1);
    await writeNavs(
      tx,
      benchSchemes.flatMap((code) => days.map((day) => navOf(code, day))),
    );
  });
}

/** The operator's own command in a process of its own; its largest resident size in megabytes. */
function importFile(url: string, path: string): Promise<number> {
  // As `npm run hub` starts it, without the look at what is installed.
  const child = spawn(process.execPath, [...leanNode, 'apps/server/src/cli/hub.ts', 'import', 'cams', path], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, ...treeOf(child.pid ?? 0).map(peakOf));
  }, 100);
  return new Promise((resolve, reject) => {
    child.once('close', (code) => {
      clearInterval(look);
      if (code === 0) resolve(peak);
      else reject(new Error(`The import ended with ${code}`));
    });
  });
}

const textOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};
const treeOf = (pid: number): number[] => [
  pid,
  ...textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(treeOf),
];
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

try {
  const url = await postgres.createDatabase('bench');
  const db = await openDatabase({ url, poolSize: 3 });
  await migrate(db);
  await makeSchemes(db);
  const bare = new pg.Client({ connectionString: url });
  // The server stops before it closes; without a listener that would end the process before it has said its error.
  bare.on('error', () => {});
  await bare.connect();

  const path = join(folder, 'wbr2.csv');
  writeWbr2(path, large, rows);
  await bare.query(`create table bare (${wbr2Columns.map((column) => `"${column}" text`).join(', ')})`);
  const copying = await seconds(() =>
    pipeline(createReadStream(path), bare.query(copyFrom('copy bare from stdin with (format csv, header)'))),
  );
  await bare.query('drop table bare');
  let megabytes = 0;
  const importing = await seconds(async () => {
    megabytes = await importFile(url, path);
  });
  const ratio = copying / importing;
  judge('import of WBR2 against COPY of the same rows', ratio.toFixed(3), ratio >= bounds.importing);
  judge(
    'its largest memory',
    `${megabytes.toFixed(0)} MB of ${bounds.megabytes}`,
    megabytes < bounds.megabytes,
  );

  const smallPath = join(folder, 'small.csv');
  writeWbr2(smallPath, small, Math.min(10_000, rows));
  await importFile(url, smallPath);
  await bare.query('analyze');
  const verified = await verifyBook(db);
  judge(
    'differences between book and ledger',
    String(verified.differences.length),
    verified.differences.length === 0,
  );

  const read = (arn: string) =>
    seconds(async () => {
      for (let n = 0; n < 50; n++) {
        await readBookFigures(oneStatement(db, { arn }), {
          arn,
          today: '2026-11-15',
          yearStart: '2026-04-01',
        });
      }
    });
  await read(large);
  await read(small);
  const reads = [];
  for (let round = 0; round < 7; round++) reads.push((await read(large)) / (await read(small)));
  const dashboard = median(reads);
  judge(
    `dashboard read with ${rows.toLocaleString('en-IN')} ledger rows against 10,000`,
    dashboard.toFixed(2),
    dashboard <= bounds.dashboard,
  );

  const positions = Number((await bare.query('select count(*) as n from position')).rows[0].n);
  const updating = await seconds(() => bare.query('update position set cost = cost + 0'));
  const importer = navImporter({ file: 'nav', today: '2026-11-16' });
  const navDay = await seconds(() =>
    db.transaction('system', async (tx) => {
      await importer.importRows(
        tx,
        benchSchemes.map((code, index) => ({
          line: index,
          schemeCode: code,
          isinGrowth: null,
          isinReinvest: null,
          name: code,
          plan: null,
          option: null,
          nav: navTenThousandths(250_000n),
          navText: '25.0000',
          date: '2026-11-16',
          category: null,
          amc: null,
        })),
        '0',
        true,
      );
      await refreshStaleAum(tx);
    }),
  );
  const perRow = navDay / updating;
  judge(
    `a NAV day of 40 schemes against one bare UPDATE of its ${positions.toLocaleString('en-IN')} positions`,
    perRow.toFixed(3),
    perRow <= bounds.navDay,
  );
  await bare.end();
  await db.close();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
