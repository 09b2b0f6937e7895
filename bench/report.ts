import { migrate } from '../apps/server/src/db/migrate.ts';
import { openDatabase } from '../apps/server/src/db/open/open-database.ts';
import { oneStatement } from '../apps/server/src/db/queries.ts';
import { refreshStatistics } from '../apps/server/src/db/statistics.ts';
import { findReport, sumReport } from '../apps/server/src/features/brokerage/report/report.repository.ts';
import {
  reportArn as arn,
  bringReportBook,
  reportOf,
} from '../apps/server/src/features/brokerage/test/report-book.ts';

/** The brokerage report on tables that were never analysed, on the embedded database, against the same analysed. */
const bound = 2;
const folios = Number(process.env.BENCH_FOLIOS ?? 4_000);
const turns = 3;

const db = await openDatabase({ dataDir: 'memory' });
await migrate(db);
await bringReportBook(db, { folios, months: 24 });
const queries = oneStatement(db, { arn });

/** The quickest of some turns, in milliseconds: a page and its totals, as the call asks for them. */
async function took(count: number): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const start = performance.now();
    await findReport(queries, reportOf(count), { limit: 10, offset: 0 });
    await sumReport(queries, reportOf(count));
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}

// The embedded database is compiled while it runs: the first turns are slower whatever the plan.
await took(1);
await took(24);
const never = [await took(1), await took(24)] as const;
await refreshStatistics(db);
const analysed = [await took(1), await took(24)] as const;
let failed = false;
for (const [at, name] of ['a report of one month', 'a report of 24 months'].entries()) {
  const ratio = (never[at] ?? Number.NaN) / (analysed[at] ?? Number.NaN);
  const holds = ratio <= bound;
  failed ||= !holds;
  console.log(
    `  ${name}: ${ratio.toFixed(2)} of the time on never-analysed tables against analysed ones, ${folios} folios (at most ${bound})${holds ? '' : '  <-- outside its bound'}`,
  );
}
await db.close();
process.exitCode = failed ? 1 : 0;
