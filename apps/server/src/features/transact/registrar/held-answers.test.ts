import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { record } from '@hub/contract/calls/transact/transact-records';
import { paise } from '@hub/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProgram } from '../../../../../demo/src/cli/demo-program.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import { people } from '../../../http/test/test-book.ts';
import type { TestClient } from '../../../http/test/test-client.ts';
import { codes, folios, seedOrderBook } from '../test/order-book.ts';
import { sendOrder } from '../test/sent-orders.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-held-'));
let hub: TestApp;
let client: TestClient;
beforeAll(async () => {
  hub = await testApp({ config: { registrar: { kind: 'files', dir: folder } }, withJobs: true });
  await seedOrderBook(hub.db);
  client = hub.client();
  await client.logIn(people.ifa.arn);
});
afterAll(async () => {
  await hub.close();
  rmSync(folder, { recursive: true, force: true });
});

const header = 'REFERENCE,STATUS,TRXN_NO,NAV_DATE,NAV,UNITS,AMOUNT,STAMP_DUTY,EXIT_LOAD,STT,REMARKS';
let files = 0;
/** One line of the registrar, read by the job. */
async function respond(line: string, amount = '5000.00'): Promise<void> {
  mkdirSync(join(folder, 'in'), { recursive: true });
  files += 1;
  writeFileSync(
    join(folder, 'in', `response-${files}.csv`),
    [header, line, `TRAILER,1,${amount}`, ''].join('\r\n'),
  );
  await hub.work();
}

/** ₹5,000 into Asha's folio, paid on Friday the 13th, which is with the registrar. */
async function submit(reference: string): Promise<void> {
  await sendOrder(hub.db, { reference, status: 'submitted', at: '2026-11-13T04:30:00Z' });
  await hub.db.transaction({ arn: people.ifa.arn }, (tx) =>
    hub.context.registrar.submit(tx, [
      {
        arn: people.ifa.arn,
        reference,
        kind: 'lumpsum',
        folioNo: folios.asha,
        schemeCode: codes.flexi,
        toSchemeCode: null,
        idcw: 'Z',
        quantity: { by: 'amount', amount: paise(500_000n) },
        euin: null,
        isExecutionOnly: true,
        subArn: null,
        confirmedAt: Temporal.Instant.from('2026-11-13T10:00+05:30'),
        fundsAt: Temporal.Instant.from('2026-11-13T10:05+05:30'),
        account: null,
      },
    ]),
  );
  await hub.work();
}

const line = (reference: string, units: string, duty = '0.25') =>
  `${reference},ALLOTTED,T${reference},2026-11-13,40.0000,${units},5000.00,${duty},0,0,`;
const shown = async (reference: string) => {
  const { status, events } = await client.request(record, { reference });
  return { status, last: events.at(-1)?.title };
};
const ledgerOf = (reference: string) =>
  hub.db.read<{ units: string }>('system', 'select units::text as units from ledger where user_ref = $1', [
    reference,
  ]);
const audit = (reference: string) =>
  hub.db.read(
    'system',
    'select actor, action, reason, details from audit_log where subject = $1 order by id',
    [`order:${reference}`],
  );

/** One command of the operator; what it said, or why it refused. */
async function command(...args: string[]): Promise<string> {
  const said: string[] = [];
  const program = demoProgram({ env: {}, say: (text) => said.push(text), db: hub.db });
  await program
    .parseAsync(args, { from: 'user' })
    .catch((error: unknown) => said.push(`refused: ${(error as Error).message}`));
  return said.join('\n');
}
const numberOf = async (reference: string) =>
  (await command('registrar', 'list')).match(new RegExp(`^(\\d+)  ${reference} `, 'm'))?.[1] ?? '';

describe('a registrar’s answer that contradicts our figures', () => {
  it('changes nothing, is seen by the operator and in the order, and waits for the right one', async () => {
    await submit('H00000000A01');
    await respond(line('H00000000A01', '999999.000'));
    expect(await shown('H00000000A01')).toEqual({
      status: 'submitted',
      last: 'The registrar’s answer is being checked',
    });
    expect(await ledgerOf('H00000000A01')).toEqual([]);
    expect(await command('registrar', 'list')).toContain(
      `H00000000A01 of ARN-100001  response-1.csv, line 2\n  Units, NAV and amount do not go together\n  ${line('H00000000A01', '999999.000')}`,
    );
    await respond(line('H00000000A01', '124.994'));
    expect((await shown('H00000000A01')).status).toBe('allotted');
    // An order that was answered is not answered otherwise: the held line can only be dropped.
    const number = await numberOf('H00000000A01');
    expect(await command('registrar', 'take', number, '--because', 'x')).toBe(
      'refused: It cannot be taken. It was answered before with other figures.',
    );
    expect(await command('registrar', 'drop', number, '--because', 'Misprint, they say')).toBe(
      'Dropped the answer to H00000000A01.',
    );
    expect(await command('registrar', 'list')).toBe('No answer is in quarantine.');
    expect(await ledgerOf('H00000000A01')).toEqual([{ units: '124.994' }]);
    expect(await audit('H00000000A01')).toEqual([
      {
        actor: 'operator',
        action: 'registrar.drop',
        reason: 'Misprint, they say',
        details: {
          file: 'response-1.csv',
          line: 2,
          held: 'Units, NAV and amount do not go together',
          subjectName: 'H00000000A01',
          sentence: 'Drop the answer to H00000000A01',
        },
      },
    ]);
  });

  it('is taken when the operator says so, once and with a note', async () => {
    await submit('H00000000A02');
    const noDuty = line('H00000000A02', '125.000', '');
    await respond(noDuty);
    const number = await numberOf('H00000000A02');
    expect(await command('registrar', 'take', number, '--because', ' ')).toBe(
      'refused: Say why: the note is kept.',
    );
    expect(await command('registrar', 'take', '999', '--because', 'x')).toMatch(
      /^refused: There is no line 999/,
    );
    expect(await command('registrar', 'take', number, '--because', 'They bear the duty')).toMatch(
      /^The answer to H00000000A02 is taken with the next run/,
    );
    expect((await shown('H00000000A02')).status).toBe('submitted');
    await hub.work();
    await hub.work();
    expect((await shown('H00000000A02')).status).toBe('allotted');
    expect(await ledgerOf('H00000000A02')).toEqual([{ units: '125.000' }]);
    expect(await audit('H00000000A02')).toMatchObject([
      { actor: 'operator', action: 'registrar.take', reason: 'They bear the duty' },
    ]);
    // The same line again is what was answered.
    await respond(noDuty);
    expect(await command('registrar', 'list')).toBe('No answer is in quarantine.');
  });

  it('is dropped and the order waits; what was decided too late is open again', async () => {
    await submit('H00000000A03');
    await respond(line('H00000000A03', '1.000'));
    expect(await command('registrar', 'drop', await numberOf('H00000000A03'), '--because', 'x')).toMatch(
      /^Dropped/,
    );
    expect(await shown('H00000000A03')).toEqual({
      status: 'submitted',
      last: 'The registrar’s answer does not count; another is awaited',
    });
    await respond(line('H00000000A03', '2.000'));
    const number = await numberOf('H00000000A03');
    await command('registrar', 'take', number, '--because', 'x');
    // The right answer comes with the same run, and before it.
    await respond(line('H00000000A03', '124.994'));
    expect(await ledgerOf('H00000000A03')).toEqual([{ units: '124.994' }]);
    expect(await command('registrar', 'list')).toContain('It was answered before with other figures');
  });

  it('rejects nothing that was allotted', async () => {
    await respond('H00000000A01,REJECTED,,,,,,,,,FOLIO LOCKED', '0.00');
    expect((await shown('H00000000A01')).status).toBe('allotted');
    expect(await command('registrar', 'list')).toContain('It was answered otherwise before: allotted');
  });
});
