import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { noteChanges, noteOpenings } from './book-change.repository.ts';
import {
  ALL_BOOKS,
  type BookReader,
  forgetCursor,
  hasReadAll,
  lockCursor,
  moveCursor,
  unreadOfAll,
} from './book-cursor.repository.ts';
import { sweepChanges } from './sweep-changes.ts';

const arn = 'ARN-1';
const reader: BookReader = { name: 'test', reads: ['opening', 'plan'] };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.db.read('system', 'delete from book_change');
  await test.db.read('system', 'delete from book_cursor');
});

const write = (folioNo: string) =>
  test.db.transaction('system', (tx) => noteOpenings(tx, [{ arn, folioNo, schemeCode: 'E' }]));

/** The folios that nobody has read, or 'all' where the reader begins. */
async function readIn(tx: Tx): Promise<string> {
  const hasRead = await lockCursor(tx, reader, ALL_BOOKS);
  const unread = await tx.query<{ folioNo: string }>(
    `with moved as (${moveCursor(reader, `'${ALL_BOOKS}'`)})
     select folio_no as "folioNo" from (${unreadOfAll(reader)}) unread order by 1`,
  );
  return hasRead ? unread.map(({ folioNo }) => folioNo).join(', ') : 'all';
}
const read = () => test.db.transaction('system', readIn);

/** What it read is lost. */
async function crash(): Promise<string> {
  let found = '';
  const reading = test.db.transaction('system', async (tx) => {
    found = await readIn(tx);
    throw new Error('killed');
  });
  await expect(reading).rejects.toThrow('killed');
  return found;
}

/** A transaction that has written and is not over. */
async function start(folioNo: string) {
  const [written, ends] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
  const writing = test.db
    .transaction('system', async (tx) => {
      await noteOpenings(tx, [{ arn, folioNo, schemeCode: 'E' }]);
      written.resolve();
      if (!(await ends.promise)) throw new Error('rolled back');
    })
    .catch((error: Error) => error.message);
  await written.promise;
  return {
    folioNo,
    end: async (isSaved: boolean) => {
      ends.resolve(isSaved);
      expect(await writing).toBe(isSaved ? undefined : 'rolled back');
    },
  };
}

const saved = async () =>
  (
    await test.db.read<{ folio: string }>(
      'system',
      'select unnest(folio_nos) as folio from book_change order by 1',
    )
  ).map(({ folio }) => folio);

const onlyPostgres = 'One connection: nobody reads while somebody writes.';

describe('a reader of all books', () => {
  it('begins with everything, then finds what is new, once', async () => {
    await write('1');
    expect(await read()).toBe('all');
    expect(await read()).toBe('');
    await write('2');
    await write('3');
    expect(await read()).toBe('2, 3');
    expect(await read()).toBe('');
  });

  it('finds the same again when it was stopped before it had kept what it made', async () => {
    await read();
    await write('1');
    expect(await crash()).toBe('1');
    expect(await read()).toBe('1');
    expect(await read()).toBe('');
  });

  it('begins again after its cursor was forgotten, or came from another database with a dump', async () => {
    await read();
    await forgetCursor(oneStatement(test.db, 'system'), reader, ALL_BOOKS);
    expect(await read()).toBe('all');
    await test.db.read('system', `update book_cursor set seen = '4000000000:4000000000:'`);
    expect(await read()).toBe('all');
    expect(await read()).toBe('');
  });

  it('takes turns with another of its name: what one has, the other has not', async ({ skip }) => {
    if (test.db.kind === 'pglite') skip(onlyPostgres);
    await read();
    await write('1');
    const [taken, mayEnd] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
    const first = test.db.transaction('system', async (tx) => {
      taken.resolve(await readIn(tx));
      await mayEnd.promise;
    });
    expect(await taken.promise).toBe('1');
    const second = read();
    await write('2');
    mayEnd.resolve();
    await first;
    expect(await second).toBe('2');
  });

  it('finds everything that was committed, once, whatever writes, reads, fails and sweeps beside it', async ({
    skip,
  }) => {
    if (test.db.kind === 'pglite') skip(onlyPostgres);
    const steps = fc.array(
      fc.record({
        does: fc.constantFrom('begin', 'begin', 'commit', 'commit', 'roll back', 'read', 'crash', 'sweep'),
        at: fc.nat(2),
      }),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await read();
        let count = 0;
        let unread: string[] = [];
        const open: Awaited<ReturnType<typeof start>>[] = [];
        const expected = () => unread.toSorted().join(', ');
        for (const { does, at } of all) {
          if (does === 'begin' && open.length < 3) open.push(await start(String(count++).padStart(2, '0')));
          if (does === 'read') {
            expect(await read()).toBe(expected());
            unread = [];
          }
          if (does === 'crash') expect(await crash()).toBe(expected());
          if (does === 'sweep') await sweepChanges(test.db);
          if (does !== 'commit' && does !== 'roll back') continue;
          const [one] = open.splice(at % Math.max(1, open.length), 1);
          await one?.end(does === 'commit');
          if (one !== undefined && does === 'commit') unread.push(one.folioNo);
        }
        for (const one of open) {
          await one.end(true);
          unread.push(one.folioNo);
        }
        expect(await read()).toBe(expected());
      }),
      { numRuns: 25 },
    );
  });
});

describe('a reader of one book', () => {
  const isRead = async (book = arn) =>
    (await test.db.read({ arn: book }, `select 1 where ${hasReadAll(reader)}`, [book])).length === 1;
  const readBook = () =>
    test.db.transaction({ arn }, async (tx) => {
      await lockCursor(tx, reader, arn);
      await tx.query(moveCursor(reader, '$1'), [arn]);
    });
  const say = (kind: 'plan' | 'act', book: string) =>
    test.db.transaction({ arn: book }, (tx) => noteChanges(tx, kind, [book]));

  it('has read all until its own book changes in what it reads', async () => {
    expect(await isRead()).toBe(false);
    await readBook();
    expect([await isRead(), await isRead('ARN-2')]).toEqual([true, false]);
    await say('act', arn);
    await say('plan', 'ARN-2');
    expect(await isRead()).toBe(true);
    await say('plan', arn);
    expect(await isRead()).toBe(false);
    await readBook();
    expect(await isRead()).toBe(true);
  });

  it('has not read what was under way when it looked', async ({ skip }) => {
    if (test.db.kind === 'pglite') skip(onlyPostgres);
    const one = await start('1');
    await write('2');
    await readBook();
    expect(await isRead()).toBe(true);
    await one.end(true);
    expect(await isRead()).toBe(false);
  });
});

describe('the nightly sweep', () => {
  it('removes what every cursor has passed', async () => {
    await read();
    await test.db.transaction({ arn }, (tx) => lockCursor(tx, { ...reader, name: 'other' }, arn));
    await write('1');
    await sweepChanges(test.db);
    expect(await saved()).toEqual(['1']);
    await read();
    await write('2');
    await sweepChanges(test.db);
    expect(await saved()).toEqual(['2']);
  });

  it('drops a cursor that was not moved for a week, and does not wait for it', async () => {
    await read();
    await write('1');
    await test.db.read('system', "update book_cursor set moved_at = now() - interval '6 days'");
    await sweepChanges(test.db);
    expect(await saved()).toEqual(['1']);
    await test.db.read('system', "update book_cursor set moved_at = now() - interval '8 days'");
    await sweepChanges(test.db);
    expect(await saved()).toEqual([]);
    expect(await read()).toBe('all');
  });

  it('leaves a book alone while somebody begins to read it', async ({ skip }) => {
    if (test.db.kind === 'pglite') skip(onlyPostgres);
    await write('1');
    const [looked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const reading = test.db.transaction({ arn }, async (tx) => {
      await lockCursor(tx, reader, arn);
      await tx.query(moveCursor(reader, '$1'), [arn]);
      looked.resolve();
      await mayEnd.promise;
    });
    await looked.promise;
    await write('2');
    await sweepChanges(test.db);
    mayEnd.resolve();
    await reading;
    expect(await saved()).toEqual(['1', '2']);
    await sweepChanges(test.db);
    expect(await saved()).toEqual(['2']);
  });
});

it('the example of the page is what happens', async ({ skip }) => {
  if (test.db.kind === 'pglite') skip(onlyPostgres);
  const page = readFileSync(join(import.meta.dirname, '../../../../../../docs/features/book.md'), 'utf8');
  const section = page.slice(page.indexOf('## Who has read what'));
  const steps = [...section.matchAll(/^\| (\w+) (begins|commits|rolls back|reads).*? \| (.*?) ?\|$/gm)];
  expect(steps.length).toBeGreaterThan(6);
  const open = new Map<string, Awaited<ReturnType<typeof start>>>();
  await read();
  for (const [, who = '', does, finds = ''] of steps) {
    if (does === 'begins') open.set(who, await start(who));
    else if (does === 'reads') expect(await read()).toBe(finds === 'nothing' ? '' : finds);
    else await open.get(who)?.end(does === 'commits');
  }
});
