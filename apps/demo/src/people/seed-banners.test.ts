import { matchRoute } from '@hub/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../server/test/open-test-database.ts';
import { demoBanners } from './demo-banners.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const titles = async () => {
  const rows = await test.db.read<{ title: string }>('nobody', 'select title from banner order by place');
  return rows.map(({ title }) => title);
};

describe("the demo's banners", () => {
  it('hang there once, in their order, however often the demo starts', async () => {
    await seedDemo(test.db);
    await seedDemo(test.db);
    expect(await titles()).toEqual(demoBanners.map(({ title }) => title));
  });

  it('come also to a demo that was made before, and never between those of an operator', async () => {
    await test.db.read('system', 'delete from banner');
    await seedDemo(test.db);
    expect(await titles()).toHaveLength(demoBanners.length);
    await test.db.read('system', "delete from banner where tone <> 'news'");
    await seedDemo(test.db);
    expect(await titles()).toHaveLength(1);
  });

  it('lead to screens of the app', () => {
    for (const { link, title } of demoBanners) {
      expect(matchRoute((link ?? '').split('?')[0] ?? '', 'aranya'), title).not.toBeNull();
    }
  });
});
