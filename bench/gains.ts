import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayNumber, writeMoney, writeNav, writeUnits } from '@hub/domain';
import type { GainLine } from '@hub/domain/gains/line/gain-line';
import type { GainScheme } from '@hub/domain/gains/line/gain-schemes';
import { gainLinesOf, reckonBook } from '@hub/domain/gains/lines/gain-lines';
import type { ExitLoadRule } from '@hub/domain/holdings/tax/exit-load';
import { perMillion } from '@hub/domain/money/per-million';
import { navOn, pagesOf, writeGainsFile } from './gains-file.ts';
import { judge } from './measure.ts';

/**
 * Issue 18: against a plain loop in Python over the same rows, with the same lines to the paisa; and flat memory. Both
 * go through every position once, without reading the file. Ours ends with figures side by side where Python's ends with
 * tuples; what the lines of a statement take beside that is told apart.
 */
const bounds = { speed: 50, growth: 1.25 };
const sales = Number(process.env.BENCH_SALES ?? 100_000);
/** Positions that are read before they are reckoned. In between the file's texts lie about, which costs a third more. */
const PAGE = 500;
/** Positions of one investor, whose lines are made together. */
const STATEMENT = 10;
const WARM_ROUNDS = 40;
const PASSES = 3;

const exitLoad: readonly ExitLoadRule[] = [
  {
    from: dayNumber(1900, 1, 1),
    slabs: [{ upToDays: 365, rate: perMillion(10_000n) }],
    freePart: perMillion(0n),
  },
];
const nav2018 = navOn(dayNumber(2018, 1, 31));
const scheme: GainScheme = {
  name: 'Bench',
  isin: null,
  taxClass: 'equity',
  isListed: false,
  exitLoad,
  grandfatherNav: nav2018,
};
const schemes = new Map([['E', scheme]]);

const lineText = (line: GainLine): string =>
  `${[
    line.folioNo,
    line.soldBy,
    line.boughtBy,
    writeUnits(line.units),
    writeMoney(line.cost),
    writeMoney(line.duty),
    writeMoney(line.proceeds),
    writeMoney(line.stt),
    writeMoney(line.load),
    line.term,
    line.rate.kind === 'flat' ? line.rate.basisPoints : line.rate.kind,
    writeMoney(line.countedCost),
    line.gain === null ? '' : writeMoney(line.gain),
  ].join(',')}\n`;

interface Run {
  readonly seconds: number;
  /** Of making out the lines of what is reckoned. */
  readonly lineSeconds: number;
  readonly count: number;
  readonly digest: string;
  readonly sizes: readonly number[];
}

async function reckon(path: string): Promise<Run> {
  const digest = createHash('sha256');
  const sizes: number[] = [];
  let seconds = 0;
  let lineSeconds = 0;
  let count = 0;
  for await (const page of pagesOf(path, PAGE)) {
    // A server is warm: the compiler has seen a sale before.
    for (let round = 0; count === 0 && round < WARM_ROUNDS; round += 1) reckonBook(page, schemes);
    const start = performance.now();
    const reckoned = reckonBook(page, schemes);
    const reckonedAt = performance.now();
    seconds += (reckonedAt - start) / 1000;
    for (let first = 0; first < page.length; first += STATEMENT) {
      const of = [first, first + STATEMENT] as const;
      const linesFrom = performance.now();
      const { lines, gaps } = gainLinesOf({
        schemes,
        ledgers: reckoned.ledgers.slice(...of),
        sales: reckoned.sales.slice(...of),
      });
      lineSeconds += (performance.now() - linesFrom) / 1000;
      if (gaps.length > 0) throw new Error(`Not all is known: ${gaps[0]?.what}`);
      count += lines.length;
      for (const line of lines) digest.update(lineText(line));
    }
    sizes.push(process.memoryUsage.rss() / 1_048_576);
  }
  return { seconds, lineSeconds, count, digest: digest.digest('hex'), sizes };
}

const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'hub-bench-'));
try {
  const path = join(folder, 'ledger.csv');
  await writeGainsFile(path, sales);
  const passes: Run[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) passes.push(await reckon(path));
  const own = passes.sort((one, other) => one.seconds - other.seconds)[1] as Run;
  const { sizes } = own;
  console.log(
    `  ${sales.toLocaleString('en-IN')} sales met ${own.count.toLocaleString('en-IN')} lots in ${own.seconds.toFixed(3)} s; ` +
      `largest memory ${Math.max(...sizes).toFixed(0)} MB`,
  );
  const half = Math.ceil(sizes.length / 2);
  const early = Math.max(...sizes.slice(0, half));
  const late = Math.max(...sizes.slice(half));
  judge(
    'its largest memory in the second half against the first',
    `${late.toFixed(0)} MB of ${early.toFixed(0)} MB`,
    late <= early * bounds.growth,
  );
  if (!hasPython) console.log('  python3 is not here: nothing to compare with, skipped');
  else {
    const script = join(import.meta.dirname, 'gains.py');
    const { stdout, stderr } = spawnSync('python3', [script, path, writeNav(nav2018)], { encoding: 'utf8' });
    const [seconds = '', count = '', digest = ''] = stdout.trim().split(' ');
    if (digest === '') throw new Error(stderr);
    judge('lines that differ', digest === own.digest ? 'none' : `of ${count}`, digest === own.digest);
    const speed = Number(seconds) / own.seconds;
    console.log(`  the loop in Python: ${Number(seconds).toFixed(2)} s`);
    judge('speed against a plain loop in Python', speed.toFixed(1), speed >= bounds.speed);
    // What a statement takes: lines with all that is known of sale, lot and grandfathering, in bigints.
    const whole = Number(seconds) / (own.seconds + own.lineSeconds);
    console.log(`  the same with every line made out in full: ${whole.toFixed(1)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
