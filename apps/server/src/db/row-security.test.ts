import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await openTestDatabase();
  await test.db.transaction('system', async (tx) => {
    for (const arn of ['ARN-1', 'ARN-2']) {
      await tx.query("insert into distributor (arn, name, user_type) values ($1, $1, 'IFA_USER')", [arn]);
      await tx.query("insert into session (arn, id, family) values ($1, 's-' || $1, 'f')", [arn]);
    }
  });
});
afterAll(() => test.close());

describe('row security', () => {
  it('shows nothing to a query that forgets its ARN', async () => {
    expect(await test.db.read('nobody', 'select * from session')).toEqual([]);
    expect(await test.db.read('nobody', 'select * from distributor')).toEqual([]);
    expect(await test.db.transaction('nobody', (tx) => tx.query('select * from session'))).toEqual([]);
  });

  it("shows a distributor its own rows and nobody else's", async () => {
    const sql = 'select arn from session order by arn';
    expect(await test.db.read({ arn: 'ARN-1' }, sql)).toEqual([{ arn: 'ARN-1' }]);
    expect(await test.db.transaction({ arn: 'ARN-2' }, (tx) => tx.query(sql))).toEqual([{ arn: 'ARN-2' }]);
    expect(await test.db.read('system', sql)).toEqual([{ arn: 'ARN-1' }, { arn: 'ARN-2' }]);
  });

  it('leaves no ARN behind on the connection', async () => {
    for (let i = 0; i < 20; i++) {
      await test.db.read({ arn: 'ARN-1' }, 'select 1');
      expect(await test.db.read('nobody', 'select arn from session')).toEqual([]);
    }
  });

  it('leaves no system role behind on the connection', async () => {
    for (let i = 0; i < 20; i++) {
      await test.db.read('system', 'select 1');
      expect(await test.db.read('nobody', 'select current_user as role')).toEqual([{ role: 'hub_app' }]);
    }
    await expect(
      test.db.transaction('system', async () => {
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await test.db.read('nobody', 'select current_user as role')).toEqual([{ role: 'hub_app' }]);
  });

  it("refuses a row under another distributor's ARN", async () => {
    const insert = "insert into session (arn, id, family) values ('ARN-2', 'stolen', 'f')";
    await expect(test.db.read({ arn: 'ARN-1' }, insert)).rejects.toThrow(/row-level security/);
    await expect(test.db.transaction({ arn: 'ARN-1' }, (tx) => tx.query(insert))).rejects.toThrow(
      /row-level security/,
    );
    const move = "update session set arn = 'ARN-2' where arn = 'ARN-1'";
    await expect(test.db.read({ arn: 'ARN-1' }, move)).rejects.toThrow(/row-level security/);
    expect(await test.db.read('system', "select 1 from session where id = 'stolen'")).toEqual([]);
  });

  it("cannot change or remove another distributor's rows", async () => {
    const by = { arn: 'ARN-1' };
    expect(
      await test.db.read(by, "update session set family = 'x' where arn = 'ARN-2' returning id"),
    ).toEqual([]);
    expect(await test.db.read(by, "delete from session where arn = 'ARN-2' returning id")).toEqual([]);
    expect(await test.db.read('system', "select family from session where arn = 'ARN-2'")).toEqual([
      { family: 'f' },
    ]);
  });

  it('keeps the ARN it was given even when it is written like SQL', async () => {
    const arn = "ARN-1' or '1'='1";
    expect(await test.db.read({ arn }, 'select * from session')).toEqual([]);
    expect(await test.db.read({ arn }, "select current_setting('app.arn') as arn")).toEqual([{ arn }]);
  });

  it('does one statement as the system inside a tenant transaction and then goes back', async () => {
    await test.db.transaction({ arn: 'ARN-1' }, async (tx) => {
      expect(await tx.asSystem('select arn from session order by arn')).toHaveLength(2);
      expect(await tx.query('select arn from session')).toEqual([{ arn: 'ARN-1' }]);
    });
  });
});

describe('every table', () => {
  /** They hold an ARN where there is one, and only the system touches them. */
  const systemOnly = [
    'audit_log',
    'bank_credit',
    'bank_mandate',
    'empanelment',
    'empanelment_document',
    'empanelment_event',
    'empanelment_pass',
    'outbox_message',
    'push_message',
    'push_waiting',
    'refund',
    'registrar_order',
    'act_request',
    'staff_view',
  ];

  it('has row security switched on, for its owner too', async () => {
    const open = await test.db.read(
      'system',
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not (relrowsecurity and relforcerowsecurity) and relname <> 'schema_migration'`,
    );
    expect(open).toEqual([]);
  });

  it('is read through a view with the rights of who reads', async () => {
    const views = await test.db.read<{ name: string; isOpen: boolean }>(
      'system',
      `select relname as name, coalesce(reloptions, '{}') @> '{security_invoker=true}' as "isOpen" from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'v'`,
    );
    expect(views.length).toBeGreaterThan(20);
    expect(views.filter(({ isOpen }) => !isOpen)).toEqual([]);
    for (const { name } of views) {
      for (const scope of ['system', { arn: 'ARN-1' }] as const)
        await expect(test.db.read(scope, `select from ${name} limit 1`), name).resolves.toBeDefined();
    }
    expect(await test.db.read({ arn: 'ARN-2' }, "select 1 from arn_record where arn = 'ARN-1'")).toEqual([]);
  });

  it('with an ARN has it first in its primary key, and lets hub_app see its own rows only', async () => {
    const tables = await test.db.read<{ name: string; first: string; policy: string | null }>(
      'system',
      `select c.relname as name, k.attname as first,
         (select p.qual from pg_policies p where p.tablename = c.relname and p.roles = '{hub_app}') as policy
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'arn'
       join pg_index i on i.indrelid = c.oid and i.indisprimary
       join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      if (systemOnly.includes(table.name)) {
        expect(table.policy, table.name).toBeNull();
      } else {
        expect(table.first, table.name).toBe('arn');
        expect(table.policy, table.name).toContain("(arn = current_setting('app.arn'::text, true))");
      }
    }
  });

  it('of the system is closed to distributors', async () => {
    for (const table of [
      ...systemOnly,
      'callback_request',
      'rate_limit',
      'client_error',
      'bank_debit',
      'bank_file',
      'bank_lot',
      'bank_quarantine',
      'registrar_file',
      'registrar_open',
      'registrar_quarantine',
      'payment_request',
      'bank_payment',
      'bank_refund',
      'bank_return',
    ]) {
      await expect(test.db.read({ arn: 'ARN-1' }, `select * from ${table}`), table).rejects.toThrow(
        /permission denied/,
      );
    }
    await expect(test.db.read({ arn: 'ARN-1' }, 'select * from pgboss.job')).rejects.toThrow(
      /permission denied/,
    );
  });

  it('of reference can be read by all and changed by no distributor', async () => {
    expect(await test.db.read('nobody', 'select * from app_state')).toEqual([]);
    await expect(
      test.db.read({ arn: 'ARN-1' }, "insert into app_state (id, version) values (1, '1')"),
    ).rejects.toThrow(/permission denied/);
  });
});

interface Column {
  readonly name: string;
  readonly type: string;
}

/** A value of every type a required column may have; a new type is added here. */
const fillers: Readonly<Record<string, string>> = {
  text: "'x'",
  character: "'x'",
  uuid: 'gen_random_uuid()',
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'true',
  date: "'2026-11-15'",
  json: "'{}'",
  jsonb: "'{}'",
  'text[]': "'{}'",
  bytea: "'x'",
  'timestamp with time zone': 'now()',
};

describe('every tenant table, as the policies name them', () => {
  const first = 'ARN-1';
  const other = { arn: 'ARN-2' };
  let tables: readonly string[] = [];

  const requiredOf = (table: string) =>
    test.db.read<Column>(
      'system',
      `select a.attname as name, regexp_replace(format_type(a.atttypid, null), '\\(.*', '') as type
         from pg_attribute a
        where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull
          and not a.atthasdef and a.attidentity = '' order by a.attnum`,
      [table],
    );

  /** A row of the first distributor, from the catalogue alone, so that a new table is tested without a word. */
  async function insertFor(table: string): Promise<string> {
    const columns = await requiredOf(table);
    const values = columns.map(({ name, type }) => {
      const value = name === 'arn' ? '$1' : fillers[type];
      if (value === undefined) throw new Error(`${table}.${name} is ${type}: give it a filler`);
      return value;
    });
    return `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join(', ')})
            values (${values.join(', ')})`;
  }

  beforeAll(async () => {
    const rows = await test.db.read<{ name: string }>(
      'system',
      "select tablename as name from pg_policies where policyname = 'own_rows' order by 1",
    );
    tables = rows.map(({ name }) => name);
    // Foreign keys and checks are another matter: here only who may see and write counts.
    await test.db.asOwner((owner) =>
      owner.script(
        `do $$ declare c record; begin
           for c in select conrelid::regclass as t, conname from pg_constraint
                     where contype in ('f', 'c') and connamespace = 'public'::regnamespace loop
             execute format('alter table %s drop constraint %I', c.t, c.conname);
           end loop;
         end $$`,
      ),
    );
    for (const table of tables) {
      const has = await test.db.read('system', `select 1 from "${table}" where arn = $1`, [first]);
      if (has.length === 0) await test.db.read('system', await insertFor(table), [first]);
    }
  });

  it('is there', () => {
    expect(tables).toEqual(
      expect.arrayContaining([
        'distributor',
        'session',
        'refresh_token',
        'otp_request',
        'device_key',
        'euin',
      ]),
    );
  });

  it('shows nothing to a query without an ARN, and to one with another', async () => {
    for (const table of tables) {
      expect(await test.db.read('nobody', `select 1 from "${table}"`), table).toEqual([]);
      const seen = `select 1 from "${table}" where arn <> 'ARN-2'`;
      expect(await test.db.read(other, seen), table).toEqual([]);
      expect(await test.db.transaction(other, (tx) => tx.query(seen)), table).toEqual([]);
      const own = await test.db.read({ arn: first }, `select 1 from "${table}"`);
      expect(own.length, table).toBeGreaterThan(0);
    }
  });

  it('takes no row from a query without an ARN, and none under the ARN of another', async () => {
    for (const table of tables) {
      const insert = await insertFor(table);
      for (const scope of ['nobody', other] as const) {
        await expect(test.db.read(scope, insert, [first]), table).rejects.toThrow(
          /row-level security|permission denied/,
        );
      }
    }
  });

  it('lets neither change or remove a row', async () => {
    for (const table of tables) {
      const rows = `select t::text as row from "${table}" t where arn = '${first}' order by 1`;
      const before = await test.db.read('system', rows);
      for (const scope of ['nobody', other] as const) {
        for (const change of [
          `update "${table}" set arn = arn where true returning 1`,
          `update "${table}" set arn = 'ARN-2' where arn = '${first}' returning 1`,
          `delete from "${table}" where arn = '${first}' returning 1`,
        ]) {
          // Without the right to write at all there is an error, else there is simply nothing to write to.
          const changed = await test.db.read(scope, change).catch((error: Error) => {
            expect(error.message, table).toMatch(/permission denied/);
            return [];
          });
          const isOwn = scope !== 'nobody' && change.includes('where true');
          if (!isOwn) expect(changed, `${table}: ${change}`).toEqual([]);
        }
      }
      expect(await test.db.read('system', rows), table).toEqual(before);
    }
  });
});

describe('the audit log', () => {
  it('takes rows and never lets go of them', async () => {
    await test.db.read('system', "insert into audit_log (actor, action) values ('a', 'b')");
    await expect(test.db.read('system', "update audit_log set action = 'c'")).rejects.toThrow(
      /permission denied/,
    );
    await expect(test.db.read('system', 'delete from audit_log')).rejects.toThrow(/permission denied/);
    for (const sql of ["update audit_log set action = 'c'", 'delete from audit_log', 'truncate audit_log']) {
      await expect(
        test.db.asOwner((owner) => owner.query(sql)),
        sql,
      ).rejects.toThrow(/append-only/);
    }
    expect(await test.db.read('system', 'select action from audit_log')).toEqual([{ action: 'b' }]);
  });
});
