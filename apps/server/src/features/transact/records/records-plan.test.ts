import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { refreshStatistics } from '../../../db/statistics.ts';
import { findRecords, type RecordFilter } from './records.repository.ts';

const arn = 'ARN-100001';
const ORDERS = 6000;
const PAGE = 20;

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const link = `('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await test.db.read(
    'system',
    `insert into confirmation (arn, id, investor_id, status, sent_to, expires_at, created_at)
     select $1, ${link}, gen_random_uuid(), 'open', '[]', now(), now() from generate_series(1, ${ORDERS}) n`,
    [arn],
  );
  // One in ten waits for its investor, one in ten was confirmed and waits for money.
  await test.db.read(
    'system',
    `insert into orders (arn, reference, kind, status, type, investor_id, folio_no, scheme_code, terms, summary, due,
                         confirmation_id, created_at, changed_at)
     select $1, 'H' || lpad(n::text, 11, '0'), 'lumpsum',
            case n % 10 when 1 then 'pending' when 2 then 'confirmed' when 3 then 'submitted' else 'allotted' end,
            'POSTLOGIN', gen_random_uuid(), '1/' || n, '100001', '{"payMode": "upi"}', '{}', 5000, ${link},
            now() - n * interval '1 minute', now()
       from generate_series(1, ${ORDERS}) n`,
    [arn],
  );
  await refreshStatistics(test.db);
});
afterAll(() => test.close());

const all: RecordFilter = {
  arn,
  statuses: null,
  stage: null,
  type: null,
  kind: null,
  words: [],
  investorId: null,
  lapsesBefore: null,
  from: null,
  to: null,
};

interface PlanNode {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** How many orders the first page of a list reads. */
async function ordersRead(toDoFirst: boolean): Promise<number> {
  const bare = oneStatement(test.db, { arn });
  let read = 0;
  const explained = {
    async query(text: string, params?: unknown[]) {
      const [row] = await bare.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (analyze, format json) ${text}`,
        params,
      );
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      if (plan === undefined) throw new Error('there is no plan');
      for (const node of nodesOf(plan)) if (node['Relation Name'] === 'orders') read += node['Actual Rows'];
      return [];
    },
  };
  await findRecords(explained as typeof bare, all, { limit: PAGE, offset: 0, toDoFirst });
  return read;
}

it('the first page of a long history reads its own orders alone, newest first and what is to be done first', async () => {
  expect(await ordersRead(false)).toBe(PAGE);
  expect(await ordersRead(true)).toBe(PAGE);
});

it('what is to be done comes first, each part newest first', async () => {
  const page = await findRecords(oneStatement(test.db, { arn }), all, {
    limit: ORDERS / 5 + 3,
    offset: 0,
    toDoFirst: true,
  });
  const statuses = page.map(({ status }) => status);
  const todo = statuses.slice(0, ORDERS / 5);
  expect(new Set(todo)).toEqual(new Set(['pending', 'confirmed']));
  expect(statuses.slice(ORDERS / 5)).toEqual(['submitted', 'allotted', 'allotted']);
});
