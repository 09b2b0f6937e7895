import type { Call } from '@hub/contract';
import { allCalls } from '@hub/contract/calls/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedPieces, testPiece } from '../features/co-branding/test/seed-pieces.ts';
import { clients, seedClients } from '../features/investor/test/seed-clients.ts';
import { seedVideos } from '../features/prostart/test/seed-videos.ts';
import { accessTable } from './test/access-table.ts';
import { inputs } from './test/all-inputs.ts';
import { type CallerKind, callerKinds, callers, ownerOf } from './test/callers.ts';
import { watched } from './test/inputs/prostart.ts';
import { sampleInput } from './test/sample-input.ts';
import { type TestApp, testApp } from './test/test-app.ts';
import { people } from './test/test-book.ts';

let hub: TestApp;
let who: ReturnType<typeof callers>;
beforeAll(async () => {
  hub = await testApp({ withJobs: true });
  who = callers(hub);
  await seedClients(hub.db, people.ifa.arn, people.other.arn);
  await seedPieces(hub.context, [testPiece]);
  await seedVideos(hub.db, [{ id: watched.id }]);
  await hub.db.read(
    'system',
    "insert into rm_mapping (arn, rm_id) select arn, 'rm-1' from distributor on conflict (arn) do nothing",
  );
  await hub.db.asOwner((owner) => owner.script(noteWrites));
});
afterAll(() => hub.close());

it('sees whatever is written to a row of a distributor', async () => {
  const before = await writes();
  const change = () =>
    hub.db.read('system', 'update investor set mobile = $2 where arn = $1 and name = $3', [
      people.ifa.arn,
      '9000000009',
      clients.asha.name,
    ]);
  await change();
  await change();
  expect(await writes()).toBe(before + 1);
});

const namesOfTheFirst = [people.ifa.name, clients.asha.name];

/** Notes whose row it is whenever one of a distributor's rows is written, in any table that has such rows. */
const noteWrites = `
  create table written (arn text not null);
  create function note_write() returns trigger language plpgsql security definer as $$ begin
    insert into written values (case when tg_op = 'DELETE' then old.arn else new.arn end);
    return null;
  end $$;
  do $$ declare t text; begin
    for t in select tablename from pg_policies where policyname = 'own_rows' loop
      execute format('create trigger note_new after insert or delete on %I for each row execute function note_write()', t);
      execute format('create trigger note_change after update on %I for each row
        when (old.* *<> new.*) execute function note_write()', t);
    end loop;
  end $$;
  grant select on written to hub_system`;

/** How often a row of the first distributor was written so far. */
async function writes(): Promise<number> {
  const [row] = await hub.db.read<{ n: number }>(
    'system',
    'select count(*)::int as n from written where arn = $1',
    [people.ifa.arn],
  );
  return row?.n ?? 0;
}

/** Whether a caller gets what was asked for as one who may: then rows may change. */
const mayWrite = (call: Call, kind: CallerKind, status: number) =>
  !isRefused(status) && (!isForeign(kind) || call.access === 'anyone');
const isRefused = (status: number) => status === 401 || status === 403 || status === 404;
const isForeign = (kind: CallerKind) => ownerOf[kind] !== people.ifa.arn || kind === 'another distributor';

/** As last read, as long as nothing has been done that may write. */
let lastWrites: number | null = null;

async function answerTo(
  call: Call,
  kind: CallerKind,
): Promise<{ status: number; text: string; spared: boolean }> {
  const make = inputs[call.name];
  const input = await (make?.(hub, ownerOf[kind]) ?? sampleInput(call));
  const isLoggedIn = who.has(kind);
  const client = await who.get(kind);
  const before = make || !isLoggedIn || lastWrites === null ? await writes() : lastWrites;
  const { status, text } = await client.send(call, input);
  lastWrites = mayWrite(call, kind, status) ? null : await writes();
  if (call.name === 'session.logout') who.drop(kind);
  return { status, text, spared: lastWrites === before };
}

describe('the access table', () => {
  it('has a row for every call and for no other, a column for every caller', () => {
    expect(Object.keys(accessTable).sort()).toEqual(allCalls.map(({ name }) => name).sort());
    for (const [name, row] of Object.entries(accessTable)) expect([name, row.length]).toEqual([name, 10]);
  });

  it('every call says who may make it', () => {
    for (const { name, access } of allCalls) {
      expect([name, typeof access === 'string' || access.length > 0]).toEqual([name, true]);
    }
  });
});

describe.each(allCalls)('$name', (call) => {
  it('answers each caller as the table says, and lets none touch what is not theirs', async () => {
    const expected = accessTable[call.name];
    const got: Record<string, number> = {};
    for (const kind of callerKinds) {
      const { status, text, spared } = await answerTo(call, kind);
      got[kind] = status;
      if (!mayWrite(call, kind, status)) expect([call.name, kind, spared]).toEqual([call.name, kind, true]);
      // Nothing of the first distributor is in an answer to somebody else; sealed answers are for their reader only.
      if (isForeign(kind)) for (const name of namesOfTheFirst) expect(text).not.toContain(name);
    }
    expect(got).toEqual(Object.fromEntries(callerKinds.map((kind, at) => [kind, expected?.[at]])));
  });
});
