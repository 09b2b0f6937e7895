import { isEmail } from '@hub/domain';
import { type Command, InvalidArgumentError } from 'commander';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { JobData } from '../../jobs/jobs.ts';
import { type Founders, foundStaff } from '../../staff/staff.public.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface StaffTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };
/** Done by the server: this process only leaves it behind. */
const left = { 'staff.invite': { run: async () => {} } };

/** `hub staff found`: the first two people. Everybody after them joins by an act. */
export function addStaffFounding(program: Command, { say, withDatabase }: StaffTerminal): void {
  const staff =
    program.commands.find((one) => one.name() === 'staff') ??
    program.command('staff').description('people who use the console');
  staff
    .command('found')
    .description(
      'the first administrator, and a second person for compliance who approves; only while there is nobody',
    )
    .requiredOption(
      '--administrator <name and e-mail>',
      'like "Nikhil Joshi <nikhil@amc.example>"',
      personArgument,
    )
    .requiredOption('--compliance <name and e-mail>', 'the second person', personArgument)
    .action(({ administrator, compliance }: Founders) =>
      withDatabase(async (db, _config, clock) => {
        if (administrator.email === compliance.email)
          throw new OperatorError('Name two people: nobody approves what they asked for themselves.');
        const jobs = new BossJobs<Pick<JobData, 'staff.invite'>>({ db, runs: false, log: silent });
        await jobs.start(left);
        try {
          const isFounded = await db.transaction('system', (tx) =>
            foundStaff(tx, { administrator, compliance }, { now: clock.now(), jobs }),
          );
          if (!isFounded)
            throw new OperatorError('There are staff already: an administrator adds people in the console.');
        } finally {
          await jobs.stop();
        }
        say(
          `${administrator.name} is the administrator, ${compliance.name} approves. The server mails both the way to log in.`,
        );
      }),
    );
}

function personArgument(text: string): { name: string; email: string } {
  const [, name = '', email = ''] = /^([^<>]{1,80})<([^<>\s]{3,254})>$/.exec(text.trim()) ?? [];
  if (name.trim() === '' || !isEmail(email))
    throw new InvalidArgumentError('Write name and e-mail as "Nikhil Joshi <nikhil@amc.example>".');
  return { name: name.trim(), email: email.toLowerCase() };
}
