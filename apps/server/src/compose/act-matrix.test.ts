import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDeclarations } from '@hub/contract/acts/all-declarations';
import { type StaffRole, type StaffSubject, staffRoles } from '@hub/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/open-test-database.ts';
import { builtinLists } from '../../test/starts.ts';
import type { Actor } from '../acts/act.ts';
import { decide } from '../acts/requests/decide.ts';
import { type RunContext, runAct } from '../acts/run-act.ts';
import { addStaff, contextOf, key, stoppedClock } from '../acts/test/test-house.ts';
import { Refusal } from '../calls/refusal/refusal.ts';
import { actFileOf } from '../cli/acts/local-files.ts';
import { ensureAppState } from '../db/app-state.ts';
import { seedSchemes } from '../features/book/test/small-book.ts';
import { openFiles } from '../ports/files/open-files.ts';
import { allActs, house } from './all-acts.ts';

/** The handbook's table once more, by hand: who makes and who checks. */
const handbook: Readonly<Record<StaffSubject, readonly [make: StaffRole[], check: StaffRole[]]>> = {
  distributors: [['distribution'], ['distribution', 'compliance']],
  masters: [['registrar'], ['fund', 'compliance']],
  files: [['registrar'], []],
  'file-rollback': [['registrar'], ['fund']],
  orders: [['registrar'], ['registrar']],
  money: [['banking'], ['registrar', 'banking', 'compliance']],
  mandates: [['banking'], ['banking']],
  navs: [['fund'], ['compliance']],
  brokerage: [['brokerage'], ['compliance']],
  content: [['marketing'], ['compliance']],
  platform: [['administrator'], ['compliance']],
  staff: [['administrator'], ['compliance']],
  'view-as': [['service'], []],
  queries: [['service'], []],
  'data-requests': [['service'], ['compliance']],
  jobs: [['administrator'], ['administrator']],
  audit: [[], []],
};

let test: TestDatabase;
let folder: string;
const clock = stoppedClock();
const people = new Map<StaffRole, Actor>();
let nobody: Actor;

beforeAll(async () => {
  test = await openTestDatabase({ start: builtinLists });
  folder = mkdtempSync(join(tmpdir(), 'hub-acts-'));
  await seedSchemes(test.db);
  await ensureAppState(test.db, { android: '1.1', ios: '1.1', web: '1' });
  for (const role of staffRoles) people.set(role, await addStaff(test.db, `Person ${role}`, [role]));
  nobody = await addStaff(test.db, 'New Comer', []);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await test.close();
});

const as = (actor: Actor | undefined): RunContext => ({
  ...contextOf(test.db, clock, actor ?? nobody),
  files: openFiles({ kind: 'folder', dir: join(folder, 'files') }),
});
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error.kind;
      throw error;
    },
  );

it('what is declared is what can be done', () => {
  const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name).sort();
  expect(names(allActs.map(({ declaration }) => declaration))).toEqual(names(allDeclarations));
  expect(new Set(names(allDeclarations)).size).toBe(allDeclarations.length);
});

it('every act is made by whose right it is, and by nobody else', async () => {
  const wrong: string[] = [];
  for (const { declaration } of allActs) {
    const [makers] = handbook[declaration.about];
    for (const role of staffRoles) {
      const order = { act: declaration.name, input: null, reason: 'why', key: key(), before: null };
      const kind = await refusalOf(runAct(house, as(people.get(role)), order));
      // Whoever may gets as far as the input, which is none.
      if (kind !== (makers.includes(role) ? 'malformed' : 'forbidden'))
        wrong.push(`${role} ${kind} ${declaration.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('every act is approved by whose right it is, and by nobody else', async () => {
  const wrong: string[] = [];
  for (const { declaration } of allActs) {
    const [[maker], checkers] = handbook[declaration.about];
    const id = randomUUID();
    await test.db.read(
      'system',
      `insert into act_request (id, act, subject, input, preview, before, reason, maker, expires_at)
       values ($1, $2, 'none', 'null', '{}', 'b', 'why', $3, $4)`,
      [id, declaration.name, people.get(maker as StaffRole)?.id, clock.now().add({ hours: 1 }).toString()],
    );
    for (const role of staffRoles) {
      const order = { id, decision: 'approve', words: '', key: key() } as const;
      const kind = await refusalOf(decide(house, as(people.get(role)), order));
      const isOther = role !== maker;
      if (kind !== (checkers.includes(role) && isOther ? 'malformed' : 'forbidden'))
        wrong.push(`${role} ${kind} ${declaration.name}`);
    }
  }
  expect(wrong).toEqual([]);
});

const file = (name: string, lines: readonly string[]) => {
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  return actFileOf(join(folder, name));
};
const newestImport = async () => {
  const [row] = await test.db.read<{ id: string }>('system', 'select max(id)::text as id from import_file');
  return row?.id ?? '';
};

interface Sample {
  readonly act: string;
  input(): Promise<{ readonly input: object; readonly localFiles?: ReadonlyMap<string, string> }>;
}
const plain = (act: string, input: object): Sample => ({ act, input: async () => ({ input }) });

/** In an order in which each finds what it needs. */
const samples: readonly Sample[] = [
  plain('maintenance.switch', { on: true }),
  plain('version.set', { platform: 'ios', version: '2.0' }),
  plain('testimonial.add', {
    ...{ name: 'Meera Nair', about: 'distributor, Kochi', words: 'Orders are done before the tea is.' },
  }),
  {
    act: 'testimonial.remove',
    input: async () => {
      const [row] = await test.db.read<{ id: number }>('system', 'select id from testimonial');
      return { input: { id: row?.id } };
    },
  },
  plain('notify.everybody', { title: 'New', body: 'Something is new.' }),
  plain('book.rebuild', {}),
  plain('brokerage.rebuild', {}),
  {
    act: 'rate-card.import',
    input: async () => {
      const heads =
        'scheme code,inflow from,location,trail year 1,trail year 2,trail year 3,trail year 4+,gst basis';
      const card = ['900101,01-Jan-2000,any,0.8,0.8,0.8,0.8,exclusive'];
      const { file: input, localFiles } = await file('card.csv', [heads, ...card]);
      return { input: { file: input, version: '2099', from: '2099-04-01' }, localFiles };
    },
  },
  { act: 'rate-card.rollback', input: async () => ({ input: { import: await newestImport() } }) },
  {
    act: 'list.import',
    input: async () => {
      const { file: input, localFiles } = await file('holidays.csv', [
        'calendar,date,name',
        'EQUITY,2027-01-26,Republic Day',
      ]);
      return { input: { list: 'holidays', file: input }, localFiles };
    },
  },
  {
    act: 'empanelment.called',
    input: async () => {
      await test.db.read(
        'system',
        `insert into callback_request (id, name, mobile, city, claimed_arn, best_time, about)
         values ($1, 'Asha', '9876500001', '', '', 'morning', 'joining')`,
        [randomUUID()],
      );
      return { input: { mobile: '9876500001' } };
    },
  },
];

describe('each leaves one note, with who, why, before and after', () => {
  it.each(samples.map((sample) => [sample.act, sample] as const))('%s', async (name, sample) => {
    const { declaration } = allActs.find((one) => one.declaration.name === name) ?? { declaration: null };
    const [[maker], [checker]] = handbook[declaration?.about ?? 'audit'];
    const { input, localFiles } = await sample.input();
    const order = { act: name, input, reason: 'asked by mail', key: key(), before: null };
    const context = { ...as(people.get(maker as StaffRole)), ...(localFiles && { localFiles }) };
    const outcome = await runAct(house, context, order);
    const waits = outcome.state === 'waiting';
    // Approved on another machine, which has none of the files.
    if (outcome.state === 'waiting')
      expect(
        await decide(house, as(people.get(checker as StaffRole)), {
          ...{ id: outcome.request, decision: 'approve', words: '', key: key() },
        }),
      ).toMatchObject({ state: 'approved' });
    // The same key again: the same answer, and nothing more.
    expect(await runAct(house, context, order)).toMatchObject({ state: outcome.state });
    const notes = await test.db.read<{ changes: { before: string; after: string }[] }>(
      'system',
      `select staff_id as "staffId", approved_by as "approvedBy", reason, changes from audit_log where action = $1`,
      [name],
    );
    expect(notes).toMatchObject([
      {
        ...{ staffId: people.get(maker as StaffRole)?.id, reason: 'asked by mail' },
        approvedBy: waits ? people.get(checker as StaffRole)?.id : null,
      },
    ]);
    expect(notes[0]?.changes.some(({ before, after }) => before !== after)).toBe(true);
    expect(waits).toBe(
      declaration?.approval === 'always' || (name === 'list.import' && declaration?.approval === 'depends'),
    );
  });
});
