import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { oneStatement, type Queries } from '../queries.ts';
import { keepSetting, readSetting, replaceSetting, writeSetting } from './settings.ts';

let test: TestDatabase;
let system: Queries;
beforeAll(async () => {
  test = await openTestDatabase();
  system = oneStatement(test.db, 'system');
});
afterAll(() => test.close());

it('a setting is what was written last, and nothing before that', async () => {
  expect(await readSetting(system, 'counts')).toBeNull();
  await writeSetting(system, 'counts', { n: 1 });
  await writeSetting(system, 'counts', { n: 2, at: 'noon' });
  expect(await readSetting(oneStatement(test.db, 'nobody'), 'counts')).toEqual({ n: 2, at: 'noon' });
});

it('one that is replaced must be what was read: who comes second is told', async () => {
  const seen = { n: 1, at: 'noon' };
  await writeSetting(system, 'claim', seen);
  expect(await replaceSetting(system, 'claim', { seen: { at: 'noon', n: 1 }, value: { n: 2 } })).toBe(true);
  expect(await replaceSetting(system, 'claim', { seen, value: { n: 3 } })).toBe(false);
  expect(await readSetting(system, 'claim')).toEqual({ n: 2 });
});

it('one that is kept stays what it was first', async () => {
  expect(await keepSetting(system, 'key', 'first')).toBe('first');
  expect(await keepSetting(system, 'key', 'second')).toBe('first');
});
