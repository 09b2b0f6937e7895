import { staffRights } from '@hub/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import type { StaffScope } from './database.ts';

const id = '00000000-0000-4000-8000-000000000001';
const everything: StaffScope = { staff: id, rights: staffRights, rmId: null };
const distributorsOnly: StaffScope = { staff: id, rights: ['distributors.read'], rmId: null };
const nothing: StaffScope = { staff: id, rights: [], rmId: null };
const ofManager: StaffScope = { ...distributorsOnly, rmId: 'rm-1' };

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.db.transaction('system', async (tx) => {
    await tx.query(
      `insert into relationship_manager (id, name, mobile, email, city, availability)
       select id, id, '5550000000', 'rm@amc.example', 'Kochi', 'always' from unnest(array['rm-1', 'rm-2']) as id`,
    );
    for (const [arn, rm] of [
      ['ARN-1', 'rm-1'],
      ['ARN-2', 'rm-2'],
      ['ARN-3', null],
    ]) {
      await tx.query("insert into distributor (arn, name, user_type) values ($1, $1, 'IFA_USER')", [arn]);
      await tx.query("insert into session (arn, id, family) values ($1, 's-' || $1, 'f')", [arn]);
      if (rm !== null) await tx.query('insert into rm_mapping (arn, rm_id) values ($1, $2)', [arn, rm]);
    }
    await tx.query("insert into staff (id, email, name) values ($1, 'kavya@amc.example', 'Kavya Raman')", [
      id,
    ]);
    await tx.query(
      `insert into staff_session (id, staff_id, token_hash, method, device, address, seen_at, rechecked_at)
       values ($1, $1, 'h', 'passkey', 'Chrome', '::1', now(), now())`,
      [id],
    );
    await tx.query("insert into audit_log (actor, action) values ('operator', 'a.b')");
  });
});
afterAll(() => test.close());

const arns = async (scope: StaffScope, table = 'distributor') => {
  const rows = await test.db.read<{ arn: string }>(scope, `select arn from ${table} order by arn`);
  return rows.map(({ arn }) => arn);
};

describe('the staff', () => {
  it('read what a right opens, and not a row without it', async () => {
    for (const table of ['distributor', 'session']) {
      expect(await arns(distributorsOnly, table)).toEqual(['ARN-1', 'ARN-2', 'ARN-3']);
      expect(await arns(nothing, table)).toEqual([]);
    }
    const opened = { staff_session: 'staff.read', audit_log: 'audit.read' } as const;
    for (const [table, right] of Object.entries(opened)) {
      expect(await test.db.read(distributorsOnly, `select 1 from ${table}`), table).toEqual([]);
      const mayRead: StaffScope = { ...nothing, rights: [right] };
      expect((await test.db.read(mayRead, `select 1 from ${table}`)).length, table).toBe(1);
    }
    // Whoever of the staff: who is who, and the masters.
    expect(await test.db.read(nothing, 'select name from staff')).toEqual([{ name: 'Kavya Raman' }]);
    for (const table of ['distributor', 'staff'])
      expect(await test.db.read('nobody', `select 1 from ${table}`).catch(() => []), table).toEqual([]);
  });

  it('who are a relationship manager see the own ARNs alone', async () => {
    for (const table of ['distributor', 'session']) expect(await arns(ofManager, table)).toEqual(['ARN-1']);
    expect(await arns({ ...ofManager, rmId: 'not linked' })).toEqual([]);
    expect(await arns({ ...ofManager, rights: [] })).toEqual([]);
  });

  it('write no table, with whatever rights', async () => {
    const writable = await test.db.read(
      'system',
      `select relname from pg_class where relkind in ('r', 'p', 'v', 'S') and relnamespace <> 'pg_catalog'::regnamespace
          and relnamespace <> 'information_schema'::regnamespace and case relkind
            when 'S' then has_sequence_privilege('hub_staff', oid, 'USAGE, UPDATE')
            else has_table_privilege('hub_staff', oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
              or has_any_column_privilege('hub_staff', oid, 'INSERT, UPDATE') end`,
    );
    expect(writable).toEqual([]);
    for (const change of [
      "insert into staff (id, email, name) values (gen_random_uuid(), 'x@y.example', 'X')",
      'update staff set rm_id = null',
      'delete from staff_role',
      "update distributor set status = 'active'",
    ])
      await expect(test.db.read(everything, change), change).rejects.toThrow(/permission denied/);
  });

  it('read no table that is not opened to them', async () => {
    for (const table of ['folio', 'investor', 'staff_passkey', 'staff_challenge', 'otp_request', 'link'])
      await expect(test.db.read(everything, `select 1 from ${table}`), table).rejects.toThrow(
        /permission denied/,
      );
  });

  it('leave nothing of themselves on the connection', async () => {
    const left = `select current_user as role, coalesce(current_setting('app.staff', true), '') as staff,
      coalesce(current_setting('app.rights', true), '') as rights, coalesce(current_setting('app.rm', true), '') as rm`;
    for (let n = 0; n < 20; n++) {
      await test.db.read(ofManager, 'select 1');
      await test.db.transaction(ofManager, (tx) => tx.query('select 1'));
      expect(await test.db.read('nobody', left)).toEqual([
        { role: 'hub_app', staff: '', rights: '', rm: '' },
      ]);
      expect(await arns(distributorsOnly)).toHaveLength(3);
    }
    await expect(test.db.read(ofManager, 'select 1 / 0')).rejects.toThrow();
    expect(await test.db.read({ arn: 'ARN-2' }, 'select arn from distributor')).toEqual([{ arn: 'ARN-2' }]);
  });

  it('are themselves again after a statement as the system', async () => {
    const who = 'select current_user::text as who';
    const seen = await test.db.transaction(ofManager, (tx) =>
      Promise.all([
        tx.query(who),
        tx.asSystem(who),
        tx.asSystem(who),
        tx.query('select arn from distributor'),
      ]),
    );
    expect(seen).toEqual([
      [{ who: 'hub_staff' }],
      [{ who: 'hub_system' }],
      [{ who: 'hub_system' }],
      [{ arn: 'ARN-1' }],
    ]);
  });
});
