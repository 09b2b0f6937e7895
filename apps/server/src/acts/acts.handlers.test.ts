import { text } from 'node:stream/consumers';
import * as calls from '@hub/contract/console/act-calls';
import type { StaffCall } from '@hub/contract/console/staff-call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import type { StaffContext } from '../calls/staff-handler.ts';
import { writeAudit } from '../db/audit-log.ts';
import { addLinks } from '../db/notes/note-chain.ts';
import { oneStatement } from '../db/queries.ts';
import { createExports } from '../exports/exports.ts';
import type { FileReply } from '../exports/file-reply.ts';
import { testConfig } from '../http/test/test-config.ts';
import type { Actor } from './act.ts';
import { actsHandlers } from './acts.handlers.ts';
import { addStaff, contextOf, key, stoppedClock, testHouse } from './test/test-house.ts';

let test: TestDatabase;
let maker: Actor;
let checker: Actor;
let auditor: Actor;
let manager: Actor;
const clock = stoppedClock();
const exports = createExports({ brand: testConfig().brand });
const handlers = actsHandlers(testHouse);

beforeAll(async () => {
  test = await openTestDatabase();
  maker = await addStaff(test.db, 'Kavya Raman', ['distribution']);
  checker = await addStaff(test.db, 'Arjun Menon', ['compliance']);
  auditor = await addStaff(test.db, 'Asha Pillai', ['auditor']);
  manager = await addStaff(test.db, 'Mohan Das', ['relationship-manager']);
  await test.db.transaction('system', async (tx) => {
    await tx.query(
      "insert into relationship_manager (id, name, mobile, email, city, availability) values ('rm-1', 'M', '', '', '', '')",
    );
    for (const arn of ['ARN-100001', 'ARN-100002'])
      await tx.query("insert into distributor (arn, name, user_type) values ($1, $1, 'IFA_USER')", [arn]);
    await tx.query("insert into rm_mapping (arn, rm_id) values ('ARN-100001', 'rm-1')");
  });
});
afterAll(async () => {
  await exports.close();
  await test.close();
});

function ask<Req, Res>(who: Actor, call: StaffCall<Req, Res>, input: Req): Promise<Res> {
  const rmId = who === manager ? 'rm-1' : null;
  const staff = { ...who, rmId, sessionId: 's' };
  const reads = oneStatement(test.db, { staff: who.id ?? '', rights: who.rights, rmId });
  const context = {
    ...contextOf(test.db, clock, who),
    staff,
    reads,
    exports,
    gone: new AbortController().signal,
  };
  const handler = handlers.find((one) => one.call.name === call.name);
  return Promise.resolve(handler?.run(context as unknown as StaffContext, input)) as Promise<Res>;
}
const input = (level: string) => ({ name: 'a', level });

describe('the console', () => {
  it('looks, asks, decides, and reads what came of it as sentences', async () => {
    const act = 'test.always';
    const seen = await ask(maker, calls.previewAct, { act, input: input('1') });
    expect(seen).toMatchObject({ needsApproval: true, openRequest: null, sentence: 'Set a to 1' });
    const { before } = seen;
    const done = await ask(maker, calls.doAct, {
      act,
      input: input('1'),
      reason: 'By mail',
      key: key(),
      before,
    });
    if (done.state !== 'waiting') throw new Error('It was to wait');
    const list = (who: Actor, what: 'to-check' | 'mine') => ask(who, calls.listRequests, { list: what });
    expect(await list(checker, 'to-check')).toMatchObject({
      toCheck: 1,
      mine: 0,
      requests: [{ mayApprove: true }],
    });
    expect(await list(maker, 'mine')).toMatchObject({
      ...{ toCheck: 0, mine: 1 },
      requests: [
        { mayApprove: false, mayWithdraw: true, maker: { name: 'Kavya Raman' }, title: 'Set level' },
      ],
    });
    expect(await list(auditor, 'to-check')).toMatchObject({ toCheck: 0, requests: [] });
    const approval = { id: done.request, decision: 'approve', words: 'Seen', key: key() } as const;
    const approved = await ask(checker, calls.decideRequest, approval);
    expect(approved).toMatchObject({
      state: 'approved',
      checker: { name: 'Arjun Menon' },
      mayApprove: false,
    });
    const { notes } = await ask(auditor, calls.searchNotes, { subject: 'thing:a' });
    expect(notes).toMatchObject([
      {
        ...{
          who: 'Kavya Raman',
          sentence: 'set the level of A',
          approvedBy: 'Arjun Menon',
          reason: 'By mail',
        },
        changes: [{ what: 'Level', before: '', after: '1' }],
      },
      { who: 'Kavya Raman', sentence: 'asked for a second person: Set a to 1', approvedBy: null },
    ]);
  });

  it('says of a request whose time is over that it is, to whoever looks', async () => {
    const order = { act: 'test.always', input: input('2'), reason: 'By mail', key: key() };
    const { before } = await ask(maker, calls.previewAct, order);
    const done = await ask(maker, calls.doAct, { ...order, before });
    if (done.state !== 'waiting') throw new Error('It was to wait');
    clock.move({ hours: 24 });
    expect(await list(maker)).toEqual([]);
    expect(await ask(maker, calls.readRequest, { id: done.request })).toMatchObject({
      ...{ state: 'expired', words: 'Nobody decided in time.', mayWithdraw: false },
    });
  });
  const list = async (who: Actor) => (await ask(who, calls.listRequests, { list: 'mine' })).requests;

  it('pages through notes by who, what, when, and has them as a file', async () => {
    const system = oneStatement(test.db, 'system');
    for (let n = 0; n < 120; n++)
      await writeAudit(system, { arn: 'ARN-100002', action: 'session.login', subject: `s${n}` });
    const filter = { arn: 'ARN-100002', act: 'session.login' };
    const seen = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page: { notes: calls.Note[]; more: string | null } = await ask(auditor, calls.searchNotes, {
        ...filter,
        ...(before && { before }),
      });
      seen.push(...page.notes.map(({ subject }) => subject));
      before = page.more;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `s${119 - n}`));
    const today = Temporal.Now.plainDateISO('Asia/Kolkata').toString();
    const of = async (more: object) =>
      (await ask(auditor, calls.searchNotes, { ...filter, ...more })).notes.length;
    expect([await of({ from: today, to: today }), await of({ to: '2020-01-01' })]).toEqual([50, 0]);
    await expect(of({ from: 'soon' })).rejects.toMatchObject({ fields: { from: expect.any(String) } });
    const file = (await ask(auditor, calls.exportNotes, { ...filter, format: 'csv' })) as FileReply;
    const { body } = await file.write(() => {});
    const lines = (await text(body)).trim().split('\n');
    expect(file.rows).toBe(120);
    expect(lines.filter((line) => line.includes('logged in'))).toHaveLength(120);
  });

  it('shows the trail of a thing to whoever may see the thing', async () => {
    const trail = (who: Actor, subject: string) => ask(who, calls.readTrail, { subject });
    expect((await trail(maker, 'arn:ARN-100002')).notes).toHaveLength(50);
    expect((await trail(manager, 'arn:ARN-100001')).notes[0]).toMatchObject({ who: 'The system' });
    for (const [who, subject] of [
      [manager, 'arn:ARN-100002'],
      [manager, 'scheme:1'],
      [maker, 'staff:1'],
      [maker, 'thing:a'],
    ] as const)
      await expect(trail(who, subject), subject).rejects.toMatchObject({ kind: 'forbidden' });
    // Without the right the log itself has nothing for them.
    expect((await ask(maker, calls.searchNotes, {})).notes).toEqual([]);
  });

  it('says whether the chain holds', async () => {
    await addLinks(test.db);
    const said = await ask(auditor, calls.verifyNotes, {});
    expect(said).toMatchObject({ waiting: 0, brokenAt: null });
    expect(said.notes).toBeGreaterThan(120);
  });
});
