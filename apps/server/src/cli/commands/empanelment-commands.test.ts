import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoProgram } from '../../../../demo/src/cli/demo-program.ts';
import { makeDemoEmpanelments } from '../../../../demo/src/empanelment/demo-empanelments.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await makeDemoEmpanelments(test.db, systemClock.today());
});
afterAll(() => test.close());

async function hub(...args: string[]): Promise<string> {
  const said: string[] = [];
  const env = { HUB_DATA_DIR: join(tmpdir(), 'unused') };
  const program = demoProgram({ env, say: (words) => said.push(words), db: test.db });
  try {
    await program.parseAsync(['empanelment', ...args], { from: 'user' });
  } catch (error) {
    said.push(`refused: ${(error as Error).message}`);
  }
  return said.join('\n');
}

const statusOf = async (arn: string) =>
  (
    await test.db.read<{ status: string }>('system', 'select status from distributor where arn = $1', [arn])
  )[0]?.status;

it('lists what waits, shows it, asks for papers again and sends the words', async () => {
  expect(await hub('list')).toContain('ARN-200006  Mathew Jacob  individual  under-review since');
  const shown = await hub('show', '200006');
  expect(shown).toContain('Cancelled cheque: cheque.pdf');
  expect(shown).toContain('taken-up');
  expect(await hub('ask', '200006', 'hat', '--words', 'x')).toContain('refused: Name what is wanted');
  expect(await hub('ask', '200006', 'cheque', '--words', 'No name on it.')).toBe(
    'Asked ARN-200006 for cheque.',
  );
  const sent = "select body from outbox_message where arn = 'ARN-200006'";
  expect(JSON.stringify(await test.db.read('system', sent))).toContain('Cancelled cheque: No name on it.');
  expect(await hub('list')).toBe('No form is waiting to be checked.');
});

it('empanels once, and turns down with words', async () => {
  await test.db.read(
    'system',
    "update empanelment set status = 'submitted' where arn in ('ARN-200006', 'ARN-200007')",
  );
  expect(await hub('review', '200006')).toBe('ARN-200006 is under review.');
  expect(await hub('approve', '200006')).toBe('ARN-200006 is empanelled.');
  expect(await statusOf('ARN-200006')).toBe('active');
  expect(await hub('approve', '200006')).toBe('ARN-200006 was empanelled before.');
  expect(await hub('reject', '200007', '--reason', 'The papers do not fit.')).toBe(
    'ARN-200007 was not accepted.',
  );
  expect(await statusOf('ARN-200007')).toBeUndefined();
  expect(await hub('approve', '200007')).toContain('refused: The form of ARN-200007 is rejected');
  expect(await hub('approve', '200001')).toBe('refused: There is no form of ARN-200001.');
});

it('names who wants to be called, until they were', async () => {
  await test.db.read(
    'system',
    `insert into callback_request (id, name, mobile, city, claimed_arn, best_time, about)
     values (gen_random_uuid(), 'Asha', '9876543210', 'Pune', '', 'morning', 'arn')`,
  );
  expect(await hub('calls')).toContain('9876543210  Asha, Pune  My ARN  10 am to 12 noon');
  expect(await hub('called', '+91 98765 43210')).toBe('Taken off the list.');
  expect(await hub('called', '9876543210')).toContain('refused: Nobody waits');
  expect(await hub('calls')).toBe('No calls are pending.');
});
