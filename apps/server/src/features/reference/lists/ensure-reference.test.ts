import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import { ensureReference } from './ensure-reference.ts';
import { listNames } from './lists.repository.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const lists = () =>
  test.db.read<{ name: string; source: string; rows: number; at: string }>(
    'nobody',
    'select name, source, rows, imported_at as at from reference_list order by name',
  );
const count = async (table: string) =>
  Number((await test.db.read<{ n: string }>('nobody', `select count(*) as n from ${table}`))[0]?.n);

describe('the lists that come with the product', () => {
  it('are put in once, also when several servers start together', async () => {
    const started = await Promise.all([1, 2, 3].map(() => ensureReference(test.db)));
    expect(started.filter((names) => names.length > 0)).toEqual([listNames]);
    expect((await lists()).map(({ name }) => name)).toEqual([...listNames].sort());
  });

  it('are all there, and each list says how long it is', async () => {
    const tables = { banks: 'bank', holidays: 'holiday', ifsc: 'ifsc_branch', pincodes: 'pincode' };
    for (const { name, rows } of await lists()) {
      expect(rows, name).toBeGreaterThan(50);
      expect(await count(tables[name as keyof typeof tables]), name).toBe(rows);
    }
    expect(await count('pincode')).toBeGreaterThan(19_000);
  });

  it('stay as they are the second time', async () => {
    const before = await lists();
    expect(await ensureReference(test.db)).toEqual([]);
    expect(await lists()).toEqual(before);
  });

  it('give way to what an operator brought in', async () => {
    await test.db.read('system', "update reference_list set source = 'my-banks.csv' where name = 'banks'");
    await test.db.read('system', "delete from bank where code = 'SBIN'");
    expect(await ensureReference(test.db)).toEqual([]);
    expect(await test.db.read('nobody', "select code from bank where code = 'SBIN'")).toEqual([]);
  });

  it('are brought up to date by a newer release, with nothing of the old one left', async () => {
    await test.db.read('system', "update reference_list set source = 'built-in 0' where name = 'holidays'");
    await test.db.read('system', "insert into holiday values ('EQUITY', '2026-11-16', 'A mistake')");
    expect(await ensureReference(test.db)).toEqual(['holidays']);
    expect(await test.db.read('nobody', "select name from holiday where day = '2026-11-16'")).toEqual([]);
  });

  it('can be read by everybody and written by nobody but the system', async () => {
    for (const scope of ['nobody', { arn: 'ARN-100001' }] as const) {
      expect(await test.db.read(scope, 'select day from holiday limit 1')).toHaveLength(1);
      await expect(test.db.read(scope, 'delete from holiday')).rejects.toThrow(/permission denied/);
    }
  });
});
