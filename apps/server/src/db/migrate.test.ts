import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { type Migration, migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open/open-database.ts';

/** For all that leave it as it is, and at the end for one that does not. */
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const extra = (name: string, text: string, checksum = name): Migration => ({ name, text, checksum });

describe('migrations', () => {
  it('that were applied are not applied again', async () => {
    expect(await migrate(test.db)).toEqual([]);
  });

  it('run once, though two processes start together', async () => {
    const all = [...readMigrations(), extra('9000_slow', 'create table once (n int4); select pg_sleep(0.2)')];
    const own = await openTestDatabase();
    const other = own.url === undefined ? own.db : await openDatabase({ url: own.url });
    const applied = await Promise.all([migrate(own.db, all), migrate(other, all)]);
    expect(applied.flat()).toEqual(['9000_slow']);
    if (other !== own.db) await other.close();
    await own.close();
  });

  it('that fail leave nothing behind and say which one it was', async () => {
    const broken = [...readMigrations(), extra('9000_broken', 'create table half (n int4); selec 1')];
    await expect(migrate(test.db, broken)).rejects.toThrow(/9000_broken failed: syntax error/);
    expect(await test.db.read('nobody', "select to_regclass('half') as half")).toEqual([{ half: null }]);
    expect(await migrate(test.db)).toEqual([]);
  });

  it('make indexes that serve `order by … desc`: drizzle writes nulls last, which no statement asks for', async () => {
    const down = await test.db.read<{ def: string }>(
      'nobody',
      "select indexdef as def from pg_indexes where schemaname = 'public' and indexdef ilike '% desc%'",
    );
    expect(down.length).toBeGreaterThan(10);
    expect(down.filter(({ def }) => / DESC NULLS LAST/i.test(def))).toEqual([]);
  });

  it('may not be changed after they were applied', async () => {
    const all = readMigrations().map((migration, i) =>
      i === 0 ? { ...migration, checksum: 'other' } : migration,
    );
    await expect(migrate(test.db, all)).rejects.toThrow(/0000_baseline was changed/);
  });

  it('of before the first release are none that can be gone on from', async () => {
    await test.db.asOwner(({ script }) =>
      script("insert into schema_migration (name, checksum) values ('0000_foundation', '')"),
    );
    await expect(migrate(test.db)).rejects.toThrow(/made before the first release.*begin with an empty one/);
    await test.db.asOwner(({ script }) =>
      script("delete from schema_migration where name = '0000_foundation'"),
    );
  });

  it('of a newer program are not run under an older one', async () => {
    await migrate(test.db, [...readMigrations(), extra('9000_newer', 'select 1')]);
    await expect(migrate(test.db)).rejects.toThrow(/newer than this program.*9000_newer/);
  });
});
