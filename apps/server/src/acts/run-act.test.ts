import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import type { Actor } from './model/act.ts';
import { previewAct } from './preview-act.ts';
import { decide } from './requests/decide.ts';
import { runAct } from './run-act.ts';
import {
  addStaff,
  commandLine,
  contextOf,
  key,
  levelOf,
  stoppedClock,
  testHouse,
} from './test/test-house.ts';

let test: TestDatabase;
const clock = stoppedClock();
let maker: Actor;
let checker: Actor;
let reader: Actor;

beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const as = (actor: Actor) => contextOf(test.db, clock, actor);
const order = (act: string, name: string, level: string, more: object = {}) => ({
  ...{ act: `test.${act}`, input: { name, level }, reason: 'asked by mail', key: key(), before: null },
  ...more,
});
const notes = (subject: string) =>
  test.db.read(
    'system',
    `select action, staff_id as "staffId", approved_by as "approvedBy", reason, changes, address, actor,
            run_id is not null as "hasRun"
       from audit_log where subject = $1 order by id`,
    [`thing:${subject}`],
  );

describe('before there are staff', () => {
  it('the command line does an act alone, and nobody approves', async () => {
    const done = await runAct(testHouse, as(commandLine), order('always', 'first', '1'));
    expect(done).toEqual({ state: 'done', sentence: 'Set first to 1', answer: { level: '1' } });
    expect(await notes('first')).toMatchObject([{ actor: 'operator', staffId: null, action: 'test.always' }]);
  });

  it('and not any more once there is one', async () => {
    maker = await addStaff(test.db, 'Kavya Raman', ['distribution']);
    checker = await addStaff(test.db, 'Arjun Menon', ['distribution', 'administrator']);
    reader = await addStaff(test.db, 'Asha Pillai', ['auditor']);
    await expect(runAct(testHouse, as(commandLine), order('never', 'first', '2'))).rejects.toThrow(/--as/);
    expect(await levelOf(test.db, 'first')).toBe('1');
  });
});

describe('an act', () => {
  it('changes what it says and leaves one note with who, why, before and after', async () => {
    await runAct(testHouse, as(maker), order('never', 'a', '1'));
    await runAct(testHouse, as(maker), order('never', 'a', '2'));
    expect((await notes('a')).at(-1)).toEqual({
      ...{
        action: 'test.never',
        actor: 'staff',
        staffId: maker.id,
        approvedBy: null,
        reason: 'asked by mail',
      },
      ...{ changes: [{ what: 'Level', before: '1', after: '2' }], address: '203.0.113.9', hasRun: true },
    });
    expect(await notes('a')).toHaveLength(2);
  });

  it('sent twice under one key, also at once, is done once and answered the same', async () => {
    const sent = order('never', 'twice', '7');
    const answers = await Promise.all([1, 2, 3].map(() => runAct(testHouse, as(maker), sent)));
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    await runAct(testHouse, as(maker), order('never', 'twice', '8'));
    expect(await runAct(testHouse, as(maker), sent)).toEqual(answers[0]);
    expect(await levelOf(test.db, 'twice')).toBe('8');
    expect(await notes('twice')).toHaveLength(2);
    await expect(
      runAct(testHouse, as(maker), { ...sent, input: { name: 'twice', level: '9' } }),
    ).rejects.toMatchObject({ kind: 'conflict' });
  });

  it.each([
    ['without the right', () => runAct(testHouse, as(reader), order('never', 'no', '1')), 'forbidden'],
    ['that there is not', () => runAct(testHouse, as(maker), order('maybe', 'no', '1')), 'not-found'],
    [
      'with a wrong field',
      () => runAct(testHouse, as(maker), order('never', 'no', '1', { input: { name: 'no', level: 1 } })),
      'malformed',
    ],
    [
      'without a reason',
      () => runAct(testHouse, as(maker), order('never', 'no', '1', { reason: ' ' })),
      'malformed',
    ],
  ])('%s is refused and changes nothing', async (_, run, kind) => {
    await expect(run()).rejects.toMatchObject({ kind });
    expect(await levelOf(test.db, 'no')).toBe('');
    expect(await notes('no')).toEqual([]);
  });

  it('is refused when what it would change is not what was looked at', async () => {
    const { before } = await previewAct(testHouse, as(maker), order('never', 'seen', '5'));
    await runAct(testHouse, as(checker), order('never', 'seen', '4'));
    await expect(runAct(testHouse, as(maker), order('never', 'seen', '5', { before }))).rejects.toMatchObject(
      { kind: 'conflict' },
    );
    const now = await previewAct(testHouse, as(maker), order('never', 'seen', '5'));
    expect(now).toMatchObject({
      changes: [{ before: '4', after: '5' }],
      needsApproval: false,
      mayApprove: [],
    });
    await runAct(testHouse, as(maker), order('never', 'seen', '5', { before: now.before }));
    expect(await levelOf(test.db, 'seen')).toBe('5');
  });

  it('of a kind that needs a second person by its size asks only when it is large', async () => {
    expect(await runAct(testHouse, as(checker), order('depends', 'size', '100'))).toMatchObject({
      state: 'done',
    });
    const large = await runAct(testHouse, as(checker), order('depends', 'size', '101'));
    expect(large).toMatchObject({ state: 'waiting' });
    expect(await levelOf(test.db, 'size')).toBe('100');
  });
});

describe('a request', () => {
  it('waits, says who may approve, and is done once by a second person', async () => {
    const sent = order('always', 'two', '3');
    const requested = await runAct(testHouse, as(maker), sent);
    expect(requested).toMatchObject({ state: 'waiting' });
    expect(await runAct(testHouse, as(maker), sent)).toEqual(requested);
    expect(await levelOf(test.db, 'two')).toBe('');
    const preview = await previewAct(testHouse, as(maker), sent);
    expect(preview).toMatchObject({ needsApproval: true, mayApprove: [{ name: 'Arjun Menon' }] });
    await expect(runAct(testHouse, as(checker), order('always', 'two', '4'))).rejects.toThrow(/Kavya Raman/);
    if (requested.state !== 'waiting') throw new Error('It was to wait');
    expect(preview.openRequest).toBe(requested.request);
    const approval = { id: requested.request, decision: 'approve', words: '', key: key() } as const;
    await expect(decide(testHouse, as(maker), { ...approval, key: key() })).rejects.toThrow(/yourself/);
    const both = await Promise.all([1, 2].map(() => decide(testHouse, as(checker), approval)));
    expect(both).toEqual([1, 2].map(() => ({ state: 'approved', answer: { level: '3' } })));
    await expect(decide(testHouse, as(checker), { ...approval, key: key() })).rejects.toThrow(
      /decided already/,
    );
    expect(await levelOf(test.db, 'two')).toBe('3');
    expect(await notes('two')).toMatchObject([
      { action: 'approval.asked', staffId: maker.id },
      {
        action: 'test.always',
        staffId: maker.id,
        approvedBy: checker.id,
        changes: [{ before: '', after: '3' }],
      },
    ]);
  });

  it('is void when its maker has lost the right, and nobody approves who has lost theirs', async () => {
    const [leaver, second] = [
      await addStaff(test.db, 'Ravi Iyer', ['distribution']),
      await addStaff(test.db, 'Tara Shah', ['compliance']),
    ];
    const requested = await runAct(testHouse, as(leaver), order('always', 'left', '3'));
    if (requested.state !== 'waiting') throw new Error('It was to wait');
    const approval = { id: requested.request, decision: 'approve', words: '' } as const;
    await test.db.read('system', 'delete from staff_role where staff_id = $1', [second.id]);
    await expect(decide(testHouse, as(second), { ...approval, key: key() })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await test.db.read('system', 'delete from staff_role where staff_id = $1', [leaver.id]);
    expect(await decide(testHouse, as(checker), { ...approval, key: key() })).toMatchObject({
      state: 'void',
    });
    expect(await levelOf(test.db, 'left')).toBe('');
  });
});
