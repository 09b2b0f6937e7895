import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { unreadOfAll } from '../../features/book/book.public.ts';
import { expectedReader } from '../../features/brokerage/expected/expected-reader.ts';
import { migrate, readMigrations } from '../migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const rows = (text: string) => test.db.read<Record<string, unknown>>('system', text);

it('what the brokerage had not seen waits for its next night, and what it had is read', async () => {
  await test.db.asOwner(({ script }) => script('drop schema public cascade; create schema public'));
  await migrate(test.db, readMigrations().slice(0, 5));
  const entry = (folioNo: string, revision: number, ago: string) =>
    rows(
      `insert into ledger (arn, folio_no, scheme_code, trxn_no, revision, day, kind, amount, units, nav, created_at)
       values ('ARN-1', '${folioNo}', 'E', '1', ${revision}, '2026-03-20', 'purchase', 1, 1, 1, now() - interval '${ago}')`,
    );
  await entry('1', 0, '3 days');
  await entry('2', 0, '1 hour');
  await entry('3', 1, '1 hour');
  await rows(
    "insert into trail_changed (arn, folio_no, scheme_code, why) values ('ARN-1', '3', 'E', 'opening')",
  );
  await rows(
    "insert into trail_changed (arn, folio_no, scheme_code, why) values ('ARN-1', '4', 'E', 'opening')",
  );
  await rows("insert into trail_state (id, seen_at) values (1, now() - interval '1 day')");
  await rows("insert into opportunity_stale (arn) values ('ARN-1')");

  expect(await migrate(test.db)).toContain('0005_book_changes');
  expect(await rows('select folio_no, since::text as since, why from trail_changed order by 1')).toEqual([
    { folio_no: '2', since: '2026-03-20', why: 'ledger' },
    { folio_no: '3', since: null, why: 'opening,ledger' },
    { folio_no: '4', since: null, why: 'opening' },
  ]);
  expect(await rows('select arn, reader, seen is not null as has_seen from book_cursor')).toEqual([
    { arn: '', reader: 'brokerage', has_seen: true },
  ]);
});

it('one whose brokerage never ran has no cursor: its first night reads the whole ledger', async () => {
  await test.db.asOwner(({ script }) => script('drop schema public cascade; create schema public'));
  await migrate(test.db, readMigrations().slice(0, 5));
  await rows('insert into trail_state (id) values (1)');
  await migrate(test.db);
  expect(await rows('select from book_cursor')).toEqual([]);
});

it('a change that nobody has read is one of lists, and is unread still', async () => {
  await test.db.asOwner(({ script }) => script('drop schema public cascade; create schema public'));
  await migrate(test.db, readMigrations().slice(0, 6));
  await rows("insert into book_cursor (arn, reader, seen) values ('', 'brokerage', pg_current_snapshot())");
  await rows(
    `insert into book_change (arn, kind, folio_no, scheme_code, since)
     values ('ARN-1', 'ledger', '1', 'E', '2026-03-20'), ('ARN-1', 'opening', '2', 'E', null),
            ('', 'nav', null, null, '2026-03-21')`,
  );
  expect(await migrate(test.db)).toContain('0006_book_change_lists');
  expect(await rows(`${unreadOfAll(expectedReader)} order by kind`)).toEqual([
    { arn: 'ARN-1', kind: 'ledger', folio_no: '1', scheme_code: 'E', since: '2026-03-20' },
    { arn: '', kind: 'nav', folio_no: null, scheme_code: null, since: '2026-03-21' },
    { arn: 'ARN-1', kind: 'opening', folio_no: '2', scheme_code: 'E', since: null },
  ]);
});
