import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { writeAudit } from '../audit-log.ts';
import { oneStatement, type Queries } from '../queries.ts';
import { noteSearch } from './find-notes.ts';
import { addLinks, verifyChain } from './note-chain.ts';
import { linkAll } from './test/link-all.ts';

let test: TestDatabase;
let system: Queries;
beforeAll(async () => {
  test = await openTestDatabase();
  system = oneStatement(test.db, 'system');
});
afterAll(() => test.close());

const write = (subject: string, queries = system) =>
  writeAudit(queries, { actor: 'operator', action: 'test.note', subject });

describe('the chain of notes', () => {
  it('follows the notes, and holds', async () => {
    for (const subject of ['a', 'b', 'c']) await write(subject);
    expect(await verifyChain(system)).toEqual({ notes: 0, waiting: 3, brokenAt: null });
    await linkAll(test.db);
    expect(await addLinks(test.db)).toBeNull();
    expect(await verifyChain(system)).toEqual({ notes: 3, waiting: 0, brokenAt: null });
  });

  it('skips nothing that commits late, and waits for nobody', async ({ skip }) => {
    if (test.db.kind === 'pglite') skip('one connection has no two transactions');
    const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = test.db.transaction('system', async (tx) => {
      await write('late', tx);
      written.resolve();
      await released.promise;
    });
    await written.promise;
    // Its number is higher, and it is over before the other one.
    await write('early');
    await addLinks(test.db);
    expect(await verifyChain(system)).toMatchObject({ waiting: 1, brokenAt: null });
    released.resolve();
    await late;
    await Promise.all([linkAll(test.db), linkAll(test.db), linkAll(test.db)]);
    expect(await verifyChain(system)).toEqual({ notes: 5, waiting: 0, brokenAt: null });
  });

  it('goes on on a server whose transactions begin anew', async () => {
    await system.query(`update setting set value = '{"done": "999999999999"}' where key = 'audit-chain'`);
    await write('after the move');
    await linkAll(test.db);
    expect(await verifyChain(system)).toMatchObject({ waiting: 0, brokenAt: null });
  });

  it('names the note of which one byte was changed, and the one that is gone', async () => {
    const [{ id } = { id: '' }] = await system.query<{ id: string }>(
      "select id from audit_log where subject = 'b'",
    );
    const asOwner = (sql: string) =>
      test.db.asOwner(({ script }) =>
        script(`alter table audit_log disable trigger append_only;
          alter table audit_log no force row level security;
          ${sql}
          alter table audit_log force row level security;
          alter table audit_log enable trigger append_only`),
      );
    await asOwner(`update audit_log set subject = 'B' where id = ${id};`);
    expect(await verifyChain(system)).toMatchObject({ brokenAt: id, notes: 1 });
    await asOwner(`update audit_log set subject = 'b' where id = ${id};`);
    expect(await verifyChain(system)).toMatchObject({ brokenAt: null });
    await asOwner(`update audit_log set reason = '' where id = ${id};`);
    expect(await verifyChain(system)).toMatchObject({ brokenAt: id });
  });

  it('and its notes are changed by nobody', async () => {
    for (const table of ['audit_log', 'audit_chain']) {
      for (const scope of ['system', 'nobody', { arn: 'ARN-1' }] as const) {
        for (const sql of [`delete from ${table}`, `update ${table} set created_at = now()`])
          await expect(test.db.read(scope, sql), sql).rejects.toThrow(/permission denied/);
      }
      await expect(test.db.asOwner(({ query }) => query(`truncate ${table} cascade`))).rejects.toThrow();
    }
  });
});

describe('a search', () => {
  const staffId = '00000000-0000-4000-8000-000000000007';
  // What a house writes in a month or two; the ten lakh of years are in the long run.
  const count = process.env.HUB_LONG === '1' ? 1_000_000 : 40_000;

  it('by person, ARN, subject, act and week walks an index', { timeout: 240_000 }, async () => {
    await system.query(
      `insert into audit_log (arn, actor, action, subject, staff_id, created_at)
       select 'ARN-' || n % 500, 'staff', 'test.a' || n % 20, 's:' || n % 5000,
              case when n % 200 = 0 then $1::uuid else gen_random_uuid() end,
              timestamptz '2026-01-01' + n * (interval '300 days' / $2::int)
         from generate_series(1, $2::int) as n`,
      [staffId, count],
    );
    await test.db.asOwner(({ query }) => query('analyze audit_log'));
    const week = { from: '2026-03-01T18:30:00Z', until: '2026-03-08T18:30:00Z' };
    for (const [search, index] of [
      [{ staffId }, 'audit_log_staff'],
      [{ staffId, ...week }, 'audit_log_(staff|pkey)'],
      [{ arn: 'ARN-7', ...week }, 'audit_log_(arn|pkey)'],
      [{ subjects: ['s:77'] }, 'audit_log_subject'],
      [{ act: 'test.a3', ...week }, 'audit_log_(action|pkey)'],
      [week, 'audit_log_pkey'],
      [{ before: '1000' }, 'audit_log_pkey'],
    ] as const) {
      const { text, params } = noteSearch(search, 51);
      const plan = await system.query<{ 'QUERY PLAN': string }>(`explain (analyze, buffers) ${text}`, params);
      const said = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(said).toMatch(new RegExp(`Index (Only )?Scan .*${index}|Bitmap Index Scan on ${index}`));
      expect(said).not.toContain('Seq Scan');
    }
    const found = await system.query(
      noteSearch({ staffId, ...week }, 10_000).text,
      noteSearch({ staffId, ...week }, 10_000).params,
    );
    const all = await system.query(
      'select 1 from audit_log where staff_id = $1 and created_at >= $2 and created_at < $3',
      [staffId, week.from, week.until],
    );
    expect(found).toHaveLength(all.length);
    expect(found.length).toBeGreaterThan(2);
  });
});
