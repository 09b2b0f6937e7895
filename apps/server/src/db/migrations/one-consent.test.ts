import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { migrate, readMigrations } from '../migrate.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const client = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';

it('joins consent to messages and to wishes; where they contradict, neither is given', async () => {
  await test.db.asOwner(({ script }) => script('drop schema public cascade; create schema public'));
  await migrate(test.db, readMigrations().slice(0, 1));
  const insert = (table: string, investorId: string, channel: string, isGiven: boolean, at: string) =>
    test.db.read(
      'system',
      `insert into ${table} (arn, investor_id, channel, is_given, way, at) values ('ARN-1', $1, $2, $3, 'call', $4)`,
      [investorId, channel, isGiven, at],
    );
  await insert('message_consent', client, 'sms', false, '2026-01-01');
  await insert('wish_consent', client, 'sms', true, '2026-03-01');
  await insert('message_consent', client, 'email', true, '2026-01-02');
  await insert('wish_consent', client, 'email', false, '2026-01-03');
  await insert('message_consent', client, 'whatsapp', true, '2026-01-04');
  await insert('wish_consent', client, 'whatsapp', true, '2026-01-05');
  await insert('message_consent', other, 'sms', false, '2026-01-06');
  await insert('wish_consent', other, 'email', true, '2026-01-07');

  expect(await migrate(test.db)).toContain('0001_one_consent');
  const rows = await test.db.read<Record<'who' | 'purpose' | 'channel' | 'at' | 'word', string>>(
    { arn: 'ARN-1' },
    `select right(investor_id::text, 1) as who, channel, purpose, is_given::text as word, at::date::text as at
       from client_consent order by 1, 2, 3`,
  );
  expect(
    rows.map(({ who, channel, purpose, word, at }) => [who, channel, purpose, word, at].join(' ')),
  ).toEqual([
    '1 email messages false 2026-01-03',
    '1 email wishes false 2026-01-03',
    '1 sms messages false 2026-01-01',
    '1 sms wishes false 2026-01-01',
    '1 whatsapp messages true 2026-01-04',
    '1 whatsapp wishes true 2026-01-05',
    '2 email wishes true 2026-01-07',
    '2 sms messages false 2026-01-06',
  ]);
  expect(await test.db.read({ arn: 'ARN-2' }, 'select 1 from client_consent')).toEqual([]);
  expect(
    await test.db.read(
      'nobody',
      "select to_regclass('message_consent') as a, to_regclass('wish_consent') as b",
    ),
  ).toEqual([{ a: null, b: null }]);
});
