import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Actor } from '../act.ts';
import { runAct } from '../run-act.ts';
import { addStaff, contextOf, key, levelOf, stoppedClock, testHouse } from '../test/test-house.ts';
import { decide } from './decide.ts';
import { expireOverdue } from './expire.ts';

/*
 * Two makers and two checkers, one of whom may make as well, ask, approve, decline and withdraw in any order, some of it at
 * once, while the subject changes and time passes. The model knows the handbook's rules and nothing of the code.
 */
let test: TestDatabase;
const clock = stoppedClock();
let people: readonly Actor[];
beforeAll(async () => {
  test = await openTestDatabase();
  people = [
    await addStaff(test.db, 'Maker One', ['distribution']),
    // Makes by the one role and checks by the other.
    await addStaff(test.db, 'Maker Two', ['distribution', 'compliance']),
    await addStaff(test.db, 'Checker One', ['compliance']),
    await addStaff(test.db, 'Checker Two', ['compliance']),
  ];
});
afterAll(() => test.close());

interface Model {
  level: string;
  open: { maker: number; level: string; was: string; hoursLeft: number; id: string } | null;
}
interface Real {
  readonly thing: string;
}
type Step = fc.AsyncCommand<Model, Real>;

const as = (who: number) => contextOf(test.db, clock, people[who] as Actor);
const mayMake = (who: number) => who < 2;
/** A distribution operator may check too: another person of the same team. */
const mayCheck = (who: number, maker: number) => who !== maker;
const refused = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Refusal) return true;
      throw error;
    },
  );
const askFor = (who: number, { thing }: Real, level: string) =>
  runAct(testHouse, as(who), {
    ...{ act: 'test.always', input: { name: thing, level }, reason: 'because', key: key(), before: null },
  });

const ask = (who: number, level: string): Step => ({
  check: () => true,
  toString: () => `ask(${who}, ${level})`,
  async run(model, real) {
    if (model.open !== null && model.open.hoursLeft <= 0) model.open = null;
    if (!mayMake(who) || model.open !== null) {
      expect(await refused(askFor(who, real, level))).toBe(true);
      return;
    }
    const asked = await askFor(who, real, level);
    if (asked.state !== 'waiting') throw new Error('Done without a second person');
    model.open = { maker: who, level, was: model.level, hoursLeft: 24, id: asked.request };
  },
});

/** What becomes of an approval, by the rules; null: it is refused and nothing changes. */
function approvalOf({ level, open }: Model, who: number): 'approved' | 'void' | 'expired' | null {
  if (open === null) return null;
  if (open.hoursLeft <= 0) return 'expired';
  if (!mayCheck(who, open.maker)) return null;
  return open.was === level ? 'approved' : 'void';
}

const decision = (who: number, what: 'approve' | 'decline' | 'withdraw'): Step => ({
  check: ({ open }) => open !== null,
  toString: () => `${what}(${who})`,
  async run(model) {
    const { open } = model;
    if (open === null) return;
    const isAllowed = what === 'withdraw' ? who === open.maker : mayCheck(who, open.maker);
    const ended = { decline: 'declined', withdraw: 'withdrawn' } as const;
    const expected =
      what === 'approve'
        ? approvalOf(model, who)
        : open.hoursLeft <= 0
          ? 'expired'
          : isAllowed
            ? ended[what]
            : null;
    const deciding = decide(testHouse, as(who), {
      id: open.id,
      decision: what,
      words: 'said so',
      key: key(),
    });
    if (expected === null) {
      expect(await refused(deciding)).toBe(true);
      return;
    }
    expect((await deciding).state).toBe(expected);
    if (expected === 'approved') model.level = open.level;
    model.open = null;
  },
});

/** Both checkers, and whoever else, press the button in the same moment. */
const allApprove: Step = {
  check: ({ open }) => open !== null,
  toString: () => 'allApprove',
  async run(model) {
    const { open } = model;
    if (open === null) return;
    const expected = approvalOf(model, open.maker === 2 ? 3 : 2);
    const outcomes = await Promise.allSettled(
      people.map((_, who) =>
        decide(testHouse, as(who), { id: open.id, decision: 'approve', words: '', key: key() }),
      ),
    );
    const ended = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.state] : []));
    expect(ended).toEqual([expected]);
    if (expected === 'approved') model.level = open.level;
    model.open = null;
  },
};

const changeSubject = (level: string): Step => ({
  check: () => true,
  toString: () => `changeSubject(${level})`,
  async run(model, { thing }) {
    await runAct(testHouse, as(0), {
      ...{ act: 'test.never', input: { name: thing, level }, reason: 'because', key: key(), before: null },
    });
    model.level = level;
  },
});

const pass = (hours: number): Step => ({
  check: () => true,
  toString: () => `pass(${hours})`,
  async run(model) {
    clock.move({ hours });
    if (model.open !== null) model.open.hoursLeft -= hours;
  },
});

const sweep: Step = {
  check: () => true,
  toString: () => 'sweep',
  async run(model) {
    await expireOverdue(test.db, clock.now());
    if (model.open !== null && model.open.hoursLeft <= 0) model.open = null;
  },
};

const who = fc.nat(3);
const level = fc.integer({ min: 1, max: 3 }).map(String);
/** Mostly asking, so that there is something to decide, and changing, so that it is often another. */
const steps = fc.oneof(
  { arbitrary: fc.tuple(who, level).map(([by, to]) => ask(by, to)), weight: 1 },
  { arbitrary: fc.tuple(who, level).map(([by, to]) => ask(by % 2, to)), weight: 5 },
  { arbitrary: who.map((by) => decision(by, 'approve')), weight: 3 },
  { arbitrary: who.map((by) => decision(by, 'decline')), weight: 1 },
  { arbitrary: who.map((by) => decision(by, 'withdraw')), weight: 1 },
  { arbitrary: fc.constant(allApprove), weight: 2 },
  { arbitrary: level.map(changeSubject), weight: 2 },
  { arbitrary: fc.constantFrom(5, 20).map(pass), weight: 1 },
  { arbitrary: fc.constant(sweep), weight: 1 },
);

let things = 0;
it('of a second approval: never by its maker, never twice, never on a changed subject, at any order', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 25, size: 'max' }), async (commands) => {
      things += 1;
      const real = { thing: `t${things}` };
      const model: Model = { level: '', open: null };
      await fc.asyncModelRun(() => ({ model, real }), commands);
      expect(await levelOf(test.db, real.thing)).toBe(model.level);
      const subject = `thing:${real.thing}`;
      const counts = await test.db.read(
        'system',
        `select (select count(*) from act_request where subject = $1 and state = 'approved')::int4 as approved,
                (select count(*) from audit_log where subject = $1 and action = 'test.always')::int4 as done,
                (select count(*) from act_request where subject = $1 and checker = maker)::int4 as own,
                (select count(*) from act_request where subject = $1 and state <> 'open' and state <> 'approved')::int4
                  as ended,
                (select count(*) from audit_log where subject = $1
                   and action in ('approval.declined', 'approval.withdrawn', 'approval.expired', 'approval.void'))::int4
                  as noted`,
        [subject],
      );
      const [row] = counts as { approved: number; done: number; own: number; ended: number; noted: number }[];
      expect(row).toMatchObject({ own: 0, done: row?.approved, noted: row?.ended });
    }),
    { numRuns: 25 },
  );
});

it('two people are two in the table itself', async () => {
  await expect(
    test.db.read(
      'system',
      `update act_request set state = 'approved', checker = maker where id = (select id from act_request limit 1)`,
    ),
  ).rejects.toThrow(/act_request_two_people/);
});
