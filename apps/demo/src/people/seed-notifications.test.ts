import { resolveDeepLink } from '@hub/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { demoNotifications } from './demo-notifications.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await seedDemo(test.db);
  await seedDemo(test.db);
});
afterAll(() => test.close());

const count = async (arn: string, which = 'true') => {
  const rows = await test.db.read<{ n: number }>(
    { arn },
    `select count(*)::int4 as n from notification where ${which}`,
  );
  return rows[0]?.n;
};

describe("the demo's notifications", () => {
  it('are 23 for Meera, once, some of them unread: three pages', async () => {
    expect(await count('ARN-100001')).toBe(23);
    expect(await count('ARN-100001', 'read_at is null')).toBe(6);
  });

  it('are none for Kavita, so that the empty list can be seen', async () => {
    expect(await count('ARN-100003')).toBe(0);
  });

  it('lie in the past, read after they came, each at its own moment', async () => {
    expect(await count('ARN-100001', 'created_at > now() or read_at < created_at')).toBe(0);
    const moments = await test.db.read('system', 'select distinct created_at from notification');
    expect(moments).toHaveLength(23);
  });

  it('lead only where a deep link may lead', () => {
    for (const { link, title } of demoNotifications) {
      if (link !== null) expect(resolveDeepLink(link, 'aranya'), title).not.toBeNull();
    }
  });
});
