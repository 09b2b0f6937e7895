import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProgram } from '../../../../demo/src/cli/demo-program.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import type { Actor } from '../../acts/act.ts';
import { decide } from '../../acts/requests/decide.ts';
import { runAct } from '../../acts/run-act.ts';
import { addStaff, contextOf, key, stoppedClock } from '../../acts/test/test-house.ts';
import { house } from '../../compose/all-acts.ts';
import { ensureAppState } from '../../db/app-state.ts';
import type { Database } from '../../db/database.ts';
import { addLinks } from '../../db/notes/note-chain.ts';

/** One for the command line, one for what the console does. */
let test: TestDatabase;
let console_: TestDatabase;
const clock = stoppedClock(new Date().toISOString());
const staffOf = async (db: Database) => {
  await ensureAppState(db, { android: '1.1', ios: '1.1', web: '1' });
  return {
    admin: await addStaff(db, 'Ravi Iyer', ['administrator']),
    marketing: await addStaff(db, 'Asha Pillai', ['marketing']),
    compliance: await addStaff(db, 'Tara Shah', ['compliance']),
  };
};
let there: Record<'admin' | 'marketing' | 'compliance', Actor>;

beforeAll(async () => {
  [test, console_] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  await staffOf(test.db);
  there = await staffOf(console_.db);
});
afterAll(() => Promise.all([test.close(), console_.close()]));

async function hub(args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const said: string[] = [];
  const program = demoProgram({ env, say: (text) => said.push(text), db: test.db });
  await program
    .parseAsync([...args], { from: 'user' })
    .catch((error: unknown) => said.push(`refused: ${(error as Error).message}`));
  return said.join('\n');
}

const [ravi, asha, tara] = ['ravi.iyer', 'asha.pillai', 'tara.shah'].map((name) => `${name}@amc.example`);
const words = ['--name', 'Meera Nair', '--about', 'distributor, Kochi', '--words', 'Orders are quick here.'];
const testimonial = { name: 'Meera Nair', about: 'distributor, Kochi', words: 'Orders are quick here.' };
const askFor = async (...args: string[]) => {
  const said = await hub(args);
  return /as request ([\da-f-]{36})/.exec(said)?.[1] ?? said;
};

describe('a verb that changes something', () => {
  it('needs somebody of the staff, and a reason', async () => {
    const add = ['testimonial', 'add', ...words];
    expect(await hub(add)).toMatch(/refused: There are staff now: say for whom/);
    expect(await hub([...add, '--as', 'who@amc.example'])).toMatch(
      /refused: There is nobody with the e-mail/,
    );
    expect(await hub([...add, '--as', asha as string])).toBe('refused: Say why: the note is kept.');
    expect(await hub([...add, '--as', ravi as string, '--reason', 'x'])).toMatch(
      /refused: You have no right/,
    );
    expect(await hub(['testimonial', 'list'])).toBe('There is no testimonial.');
  });

  it('waits for a second person, who approves, declines or does nothing', async () => {
    const id = await askFor('maintenance', 'on', '--as', ravi as string, '--reason', 'New database');
    const listed = await hub(['approval', 'list']);
    expect(listed).toContain(`${id}  Switch maintenance on\n  asked by Ravi Iyer: New database; until `);
    expect(listed).toContain('  Maintenance: off → on');
    expect(await hub(['approval', 'approve', id, '--as', ravi as string])).toMatch(
      /refused: You asked for this/,
    );
    expect(await hub(['approval', 'decline', id, '--as', tara as string, '--words', 'Not today'])).toBe(
      'Declined.',
    );
    expect(await hub(['approval', 'list'])).toBe('Nothing waits for a second person.');
    const again = await askFor('maintenance', 'on', '--as', ravi as string, '--reason', 'New database');
    expect(await hub(['approval', 'withdraw', again, '--as', ravi as string])).toBe('Withdrawn.');
    expect(await hub(['maintenance', 'status'])).toBe('Maintenance is off.');
    expect(await hub(['approval', 'approve', 'x', '--as', ravi as string])).toBe(
      'refused: There is no such request.',
    );
  });

  it('leaves the rows that the console leaves', async () => {
    const asMarketing = { HUB_STAFF: asha as string };
    const said = await hub(['testimonial', 'add', ...words, '--reason', 'She agreed'], asMarketing);
    const id = /as request ([\da-f-]{36})/.exec(said)?.[1] ?? '';
    expect(await hub(['approval', 'approve', id, '--as', tara as string])).toBe('Approved, and done.');
    const version = await askFor(
      'version',
      'set',
      'ios',
      '2.0',
      '--as',
      ravi as string,
      '--reason',
      'In the store',
    );
    await hub(['approval', 'approve', version, '--as', tara as string]);
    expect(await hub(['testimonial', 'remove', '1', '--as', asha as string, '--reason', 'She left'])).toBe(
      'Removed testimonial 1.',
    );

    const as = (who: Actor) => contextOf(console_.db, clock, who);
    const both = async (who: Actor, act: string, input: object, reason: string) => {
      const asked = await runAct(house, as(who), { act, input, reason, key: key(), before: null });
      if (asked.state === 'waiting')
        await decide(house, as(there.compliance), {
          ...{ id: asked.request, decision: 'approve', words: '', key: key() },
        });
    };
    await both(there.marketing, 'testimonial.add', testimonial, 'She agreed');
    await both(there.admin, 'version.set', { platform: 'ios', version: '2.0' }, 'In the store');
    await both(there.marketing, 'testimonial.remove', { id: 1 }, 'She left');
    for (const sql of [
      'select id, version, maintenance from app_state order by id',
      'select * from testimonial',
      `select act, subject, arn, input, preview, before, reason, state, words, m.email as maker, c.email as checker
         from act_request r join staff m on m.id = r.maker left join staff c on c.id = r.checker
        where state = 'approved' order by r.created_at`,
      `select n.arn, actor, action, subject, details - 'request' as details, s.email, reason, changes, a.email as by
         from audit_log n join staff s on s.id = n.staff_id left join staff a on a.id = n.approved_by
        where subject <> 'app:maintenance' order by n.id`,
      `select act, answer - 'request' as answer from act_run
        where act <> 'maintenance.switch' and answer->>'state' not in ('declined', 'withdrawn') order by created_at`,
    ]) {
      const [ours, theirs] = await Promise.all([test, console_].map(({ db }) => db.read('system', sql)));
      expect(ours, sql).toEqual(theirs);
    }
  });

  it('is done as the docs have it', async () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/features/acts.md'), 'utf8');
    const [, example = ''] = /```console\n(.*?)```/s.exec(docs) ?? [];
    let id = 'REQUEST';
    const steps = example.split(/^\$ hub /m).slice(1);
    expect(steps).toHaveLength(4);
    for (const step of steps) {
      const [line = '', ...expected] = step.trim().split('\n');
      const args = [...line.matchAll(/"([^"]+)"|(\S+)/g)].map(([word, quoted]) => quoted ?? word);
      const said = await hub(args.map((arg) => (arg === 'REQUEST' ? id : arg)));
      id = /as request ([\da-f-]{36})/.exec(said)?.[1] ?? id;
      expect(said.replaceAll(id, 'REQUEST')).toBe(expected.join('\n'));
    }
  });

  it('and its notes can be checked', async () => {
    await addLinks(test.db);
    expect(await hub(['notes', 'verify'])).toMatch(/^\d+ notes are as they were written; 0 wait/);
  });
});
