import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { copyChunks } from './copy-line.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '').toWellFormed());
const row = fc.tuple(
  fc.option(text),
  fc.integer(),
  fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })),
);

describe('rows brought in by COPY', () => {
  it('arrive as they were, whatever stands in a text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 30 }), async (rows) => {
        const found = await test.db.transaction('system', async (tx) => {
          await tx.query('create temp table arrival (n int4, a text, b int4, c int8) on commit drop');
          await tx.copy(
            'arrival (n, a, b, c)',
            copyChunks(rows.entries(), ([n, cells]) => [n, ...cells]),
          );
          return tx.query<{ a: string | null; b: number; c: string | null }>(
            'select a, b, c from arrival order by n',
          );
        });
        expect(found).toEqual(rows.map(([a, b, c]) => ({ a, b, c: c === null ? null : String(c) })));
      }),
      { numRuns: 25 },
    );
  });

  it('come in many chunks as in one', async () => {
    const count = await test.db.transaction('system', async (tx) => {
      await tx.query('create temp table arrival (a text) on commit drop');
      const many = Array.from({ length: 20_000 }, (_, n) => `row ${n} of many`);
      await tx.copy(
        'arrival (a)',
        copyChunks(many, (a) => [a]),
      );
      return tx.query(
        'select count(*)::int as rows, count(distinct a)::int as kinds, max(length(a)) as longest from arrival',
      );
    });
    expect(count).toEqual([{ rows: 20_000, kinds: 20_000, longest: 'row 19999 of many'.length }]);
  });

  it('are refused as a whole when one is wrong, and the connection goes on', async () => {
    const wrong = test.db.transaction('system', async (tx) => {
      await tx.query('create temp table arrival (a int4) on commit drop');
      await tx.copy('arrival (a)', ['1\nnot a number\n']);
    });
    await expect(wrong).rejects.toThrow(/invalid input syntax/);
    expect(await test.db.read('nobody', 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
