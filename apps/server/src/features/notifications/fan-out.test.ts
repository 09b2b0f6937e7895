import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { countEverybody, notifyEverybody } from './notifications.public.ts';
import { countUnread } from './notifications.repository.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.db.read(
    'system',
    `insert into distributor (arn, name, user_type, status)
     select 'ARN-' || n, 'N', 'IFA_USER', case when n % 100 = 0 then 'cancelled' else 'active' end
       from generate_series(1, 45000) n`,
  );
  await test.db.read(
    'system',
    `insert into known_device (arn, device_id, platform, push_token)
     select 'ARN-' || n, d, 'android', 'token-' || n || d from generate_series(1, 300) n, unnest(array['a', 'b']) d`,
  );
  await test.db.read(
    'system',
    `insert into notification_setting (arn, choices, digest_hour, updated_at)
     select 'ARN-' || n, '{"news": {"push": false}}', 9, now() from generate_series(1, 10) n`,
  );
});
afterAll(() => test.close());

const notice = {
  topic: 'news',
  title: 'New',
  body: 'Of the app',
  link: null,
  at: '2026-11-17T06:00:00Z',
} as const;
const count = async (sql: string) =>
  (await test.db.read<{ n: number }>('system', `select count(*)::int4 as n ${sql}`))[0]?.n;

describe('news to everybody', () => {
  it('reaches each who may log in once, over several batches, and notes one push for who has a device', async () => {
    expect(await countEverybody(test.db)).toBe(44_550);
    expect(await test.db.transaction('system', (tx) => notifyEverybody(tx, notice))).toBe(44_550);
    expect(await count('from notification')).toBe(44_550);
    expect(await count('from (select distinct arn from notification) told')).toBe(44_550);
    expect(
      await count("from notification n join distributor d using (arn) where d.status = 'cancelled'"),
    ).toBe(0);
    // 300 with devices, three of them cancelled, ten that want no push of news.
    expect(await count('from push_waiting')).toBe(287);
    expect(await count('from (select distinct arn from push_waiting) told')).toBe(287);
  });

  it('leaves the unread count one read of the index that holds nothing else', async () => {
    const requested: string[] = [];
    const queries = {
      query: <T>(text: string, params?: readonly unknown[]) => {
        requested.push(text);
        return test.db.read<T>({ arn: 'ARN-7' }, text, params);
      },
    };
    expect(await countUnread(queries, 'ARN-7')).toBe(1);
    expect(requested).toHaveLength(1);
    await test.db.asOwner((owner) => owner.query('analyze notification'));
    const plan = await test.db.read<{ 'QUERY PLAN': string }>({ arn: 'ARN-7' }, `explain ${requested[0]}`, [
      'ARN-7',
    ]);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('notification_unread');
  });

  it('is told to nobody when it fails', async () => {
    const before = await count('from notification');
    await expect(
      test.db.transaction('system', (tx) => notifyEverybody(tx, { ...notice, at: 'no moment' })),
    ).rejects.toThrow();
    expect(await count('from notification')).toBe(before);
  });
});
