import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProgram } from '../../../../demo/src/cli/demo-program.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/open-test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

async function found(administrator: string, compliance: string): Promise<string> {
  const said: string[] = [];
  const program = demoProgram({ env: {}, say: (text) => said.push(text), db: test.db });
  for (const command of program.commands.flatMap((one) => [one, ...one.commands]))
    command.exitOverride().configureOutput({ writeErr: (text) => said.push(text) });
  await program
    .parseAsync(['staff', 'found', '--administrator', administrator, '--compliance', compliance], {
      from: 'user',
    })
    .catch((error: Error) => said.push(error.message));
  return said.join('\n');
}

describe('the first of the staff', () => {
  it('are two, once, and both are invited', async () => {
    expect(await found('Nikhil', 'Leela <leela@amc.example>')).toContain('Write name and e-mail');
    expect(await found('N <a@amc.example>', 'L <A@amc.example>')).toContain('Name two people');
    const [one, other] = ['Nikhil Joshi <Nikhil@amc.example>', 'Leela Krishnan <leela@amc.example>'] as const;
    expect(await found(one, other)).toContain('Nikhil Joshi is the administrator');
    expect(await found('X <x@amc.example>', 'Y <y@amc.example>')).toContain('There are staff already');
    const people = await test.db.read(
      'system',
      `select p.name, p.email, r.role from staff p join staff_role r on r.staff_id = p.id order by p.name`,
    );
    expect(people).toEqual([
      { name: 'Leela Krishnan', email: 'leela@amc.example', role: 'compliance' },
      { name: 'Nikhil Joshi', email: 'nikhil@amc.example', role: 'administrator' },
    ]);
    const jobs = await test.db.read('system', "select 1 from pgboss.job where name = 'staff.invite'");
    expect(jobs).toHaveLength(2);
    const notes = await test.db.read('system', "select 1 from audit_log where action = 'staff.found'");
    expect(notes).toHaveLength(2);
  });
});
