import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { refreshStatistics } from '../../../db/statistics.ts';
import { freshExpectedBook } from '../test/expected-book.ts';
import { reportArn as arn, bringReportBook, reportOf } from '../test/report-book.ts';
import { findReport, sumReport } from './report.repository.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const filter = reportOf(2);

let test: TestDatabase;
beforeAll(async () => {
  test = await freshExpectedBook(undefined);
  await bringReportBook(test.db, { folios: 150, months: 2 });
});
afterAll(() => test.close());

/** How often each sum of a statement is worked out. */
async function sums(request: (queries: Queries) => Promise<unknown>): Promise<number[]> {
  const loops: number[] = [];
  const bare = oneStatement(test.db, { arn });
  await request({
    async query(text, params) {
      const [row] = await bare.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (analyze, format json) ${text}`,
        params,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (plan === undefined) throw new Error('there is no plan');
      for (const node of nodesOf(plan)) {
        if (node['Node Type'].endsWith('Aggregate')) loops.push(node['Actual Loops']);
      }
      return [];
    },
  });
  return loops;
}

describe('the report of tables that were never analysed', () => {
  it('adds up lines, gaps and the twin once, not once for each line', async () => {
    const page = await sums((queries) => findReport(queries, filter, { limit: 10, offset: 0 }));
    const totals = await sums((queries) => sumReport(queries, filter));
    expect(page.length).toBeGreaterThan(0);
    expect(new Set([...page, ...totals])).toEqual(new Set([1]));
  });

  it('has statistics after those of grown tables are made, of no empty one', async () => {
    const existing = async (table: string) => {
      const [row] = await test.db.read<{ rows: number }>(
        'system',
        `select reltuples::int as rows from pg_class where oid = '${table}'::regclass`,
      );
      return row?.rows;
    };
    await refreshStatistics(test.db);
    expect(await existing('brokerage_line')).toBe(300);
    expect(await existing('trail_line')).toBe(300);
  });
});
