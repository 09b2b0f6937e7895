import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StaffRole } from '@hub/domain/staff/roles';
import { openTestDatabase, type TestDatabase } from '../../../../test/open-test-database.ts';
import type { Actor } from '../../../acts/act.ts';
import { keepBytes } from '../../../acts/act-files.ts';
import type { ActOutcome, RunContext } from '../../../acts/model/run-context.ts';
import { decide } from '../../../acts/requests/decide.ts';
import { runAct } from '../../../acts/run-act.ts';
import { addStaff, contextOf, key, stoppedClock } from '../../../acts/test/test-house.ts';
import type { StaffContext } from '../../../calls/staff-handler.ts';
import { house } from '../../../compose/all-acts.ts';
import type { TestApp } from '../../../http/test/test-app.ts';
import type { Files } from '../../../ports/files/files.ts';
import { folderFiles } from '../../../ports/files/folder-files.ts';
import { outboxMessenger } from '../../../ports/messenger/outbox-messenger.ts';

/** Two people who may do and approve, one who may only look, and a database: acts as production runs them. */
export async function openHouse(existing?: Pick<TestApp, 'db' | 'clock'>) {
  const own: TestDatabase | null = existing === undefined ? await openTestDatabase() : null;
  const test = existing ?? { db: (own as TestDatabase).db, clock: stoppedClock() };
  const folder = mkdtempSync(join(tmpdir(), 'hub-register-'));
  const files: Files = folderFiles(folder);
  const { clock } = test;
  const people = {
    maker: await addStaff(test.db, 'Kavya Raman', [
      'distribution',
      'registrar',
      'administrator',
      'marketing',
    ]),
    checker: await addStaff(test.db, 'Farhan Qureshi', ['distribution', 'fund', 'compliance']),
  };
  const asActor = (actor: Actor): RunContext => ({
    ...contextOf(test.db, stoppedClock(), actor),
    clock,
    files,
    messenger: outboxMessenger(),
  });
  const request = (act: string, input: object, actor = people.maker): Promise<ActOutcome> =>
    runAct(house, asActor(actor), { act, input, reason: 'as agreed', key: key(), before: null });
  const approve = async (outcome: ActOutcome) => {
    if (outcome.state !== 'waiting') throw new Error('Nobody was asked');
    return decide(house, asActor(people.checker), {
      ...{ id: outcome.request, decision: 'approve', words: '', key: key() },
    });
  };
  return {
    ...{ db: test.db, files, clock, people, request, approve },
    /** Asked by one and approved by the other. */
    done: async (act: string, input: object) => approve(await request(act, input)),
    sheet: async (name: string, content: string | Uint8Array) => {
      const bytes = Buffer.from(content);
      const file = { name, sha256: hash('sha256', bytes) };
      await keepBytes(files, file, bytes);
      return file;
    },
    /** What a handler of the console leans on, as somebody with these roles. */
    staffContext: (actor: Actor, rmId: string | null = null): StaffContext => {
      const staff = { ...actor, id: actor.id ?? '', rmId, sessionId: 's' };
      const scope = { staff: staff.id, rights: actor.rights, rmId };
      return {
        ...asActor(actor),
        staff,
        reads: { query: (text: string, params?: readonly unknown[]) => test.db.read(scope, text, params) },
      } as unknown as StaffContext;
    },
    addStaff: (name: string, roles: readonly StaffRole[]) => addStaff(test.db, name, roles),
    rows: <Row>(text: string, params: readonly unknown[] = []) => test.db.read<Row>('system', text, params),
    close: async () => {
      await own?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type RegisterHouse = Awaited<ReturnType<typeof openHouse>>;
