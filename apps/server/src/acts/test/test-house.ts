import { randomUUID } from 'node:crypto';
import { declareAct } from '@hub/contract/acts/act-declaration';
import type { StaffRole } from '@hub/domain/staff/roles';
import { rightsOf } from '@hub/domain/staff/roles';
import * as z from 'zod/mini';
import { people } from '../../compose/all-acts.ts';
import type { Database, Tx } from '../../db/database.ts';
import { testConfig } from '../../http/test/test-config.ts';
import { type Act, type Actor, type AnyAct, act } from '../model/act.ts';
import type { House } from '../model/house.ts';
import type { RunContext } from '../model/run-context.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** A clock that stands until it is moved. */
export function stoppedClock(at = '2026-11-17T05:12:00Z') {
  let now = Temporal.Instant.from(at);
  return {
    now: () => now,
    today: () => now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate(),
    move(duration: Temporal.DurationLike) {
      now = now.add(duration);
    },
  };
}

/** All that an act leans on, of which these tests need database and clock. */
export const contextOf = (db: Database, clock: ReturnType<typeof stoppedClock>, actor: Actor): RunContext =>
  ({
    ...{ db, clock, actor, log: silent, config: testConfig(), brand: testConfig().brand },
    ...{ address: '203.0.113.9', requestId: 'r-1' },
  }) as unknown as RunContext;

/** Somebody of the staff, as the table has them and as an actor. */
export async function addStaff(db: Database, name: string, roles: readonly StaffRole[]): Promise<Actor> {
  const id = randomUUID();
  const email = `${name.toLowerCase().replace(' ', '.')}@amc.example`;
  await db.transaction('system', async (tx) => {
    await tx.query('insert into staff (id, email, name) values ($1, $2, $3)', [id, email, name]);
    for (const role of roles)
      await tx.query('insert into staff_role (staff_id, role) values ($1, $2)', [id, role]);
  });
  return { id, name, email, roles, rights: rightsOf(roles), recheckedAtMs: Number.MAX_SAFE_INTEGER };
}

/** Before there are staff. */
export const commandLine: Actor = {
  ...{ id: null, name: 'The command line', email: '', roles: [], rights: [] },
  recheckedAtMs: Number.MAX_SAFE_INTEGER,
};

const readLevel = async (tx: Tx, name: string): Promise<string> => {
  const rows = await tx.query<{ value: { level: string } }>(
    'select value from setting where key = $1 for update',
    [`test:${name}`],
  );
  return rows[0]?.value.level ?? '';
};

interface Level {
  readonly name: string;
  readonly level: string;
}

/** An act as a feature has one: sets the level of a thing, which is a row of its own. */
const setLevel = (
  approval: 'never' | 'always' | 'depends',
  about: 'distributors' | 'platform',
): Act<Level> => ({
  declaration: declareAct({
    ...{ name: `test.${approval}`, about, approval },
    title: 'Set level',
    did: 'set the level of {subject}',
    asks: 'reason',
    input: z.object({ name: z.string().check(z.maxLength(20)), level: z.string() }),
    fields: { name: { label: 'Name', kind: 'text' }, level: { label: 'Level', kind: 'text' } },
  }),
  async preview(_context, tx, { name, level }) {
    const before = await readLevel(tx, name);
    return {
      ...{ subject: `thing:${name}`, subjectName: name.toUpperCase(), arn: 'ARN-100001' },
      sentence: `Set ${name} to ${level}`,
      changes: [{ what: 'Level', before, after: level }],
      needsApproval: Number(level) > 100,
    };
  },
  async run(_context, tx, { name, level }) {
    await tx.query(
      `insert into setting (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value`,
      [`test:${name}`, JSON.stringify({ level })],
    );
    return { level };
  },
});

export const setNow = setLevel('never', 'distributors');
export const setWithTwo = setLevel('always', 'distributors');
export const setByAmount = setLevel('depends', 'platform');
const testActs: readonly AnyAct[] = [act(setNow), act(setWithTwo), act(setByAmount)];

export const testHouse: House = { acts: testActs, people };

export const levelOf = (db: Database, name: string): Promise<string> =>
  db.transaction('system', (tx) => readLevel(tx, name));

export const key = (): string => randomUUID();
