import { type Command, InvalidArgumentError } from 'commander';
import { OperatorError } from '../../../server/src/cli/commands/operator-error.ts';
import type { WithDatabase } from '../../../server/src/cli/commands/with-database.ts';
import { hubProgram, type Terminal } from '../../../server/src/cli/program.ts';
import { systemClock } from '../../../server/src/ports/clock/system-clock.ts';
import { newestMessages } from '../../../server/src/ports/messenger/outbox.repository.ts';
import { openArnRegistry } from '../ports/arn-registry/open-arn-registry.ts';
import { demoClock } from '../ports/clock/demo-clock.ts';
import { instantArgument } from './instant-argument.ts';
import { spanArgument } from './span-argument.ts';

interface DemoTools {
  readonly say: Terminal['say'];
  readonly inDemo: WithDatabase;
}

/** The operator's commands in the demo's time, and those that only a demo has. */
export const demoProgram = (terminal: Terminal): Command =>
  hubProgram(terminal, {
    clock: async (db, { mode }) => (mode === 'demo' ? demoClock(db) : systemClock),
    arnRegistry: openArnRegistry,
    addCommands(program, withDatabase) {
      const inDemo: WithDatabase = (work) =>
        withDatabase(async (db, config, clock) => {
          if (config.mode !== 'demo')
            throw new OperatorError('This command is for the demo only (HUB_MODE=demo).');
          await work(db, config, clock);
        });
      const tools = { say: terminal.say, inDemo };
      addSeedCommand(program, tools);
      addClockCommands(program, tools);
      addOutboxCommand(program, tools);
    },
  });

function addSeedCommand(program: Command, { say, inDemo }: DemoTools): void {
  program
    .command('seed')
    .description("put in the demo's users and their books; twice changes nothing")
    .option('--investors <number>', "how many the first distributor's book has", investorsArgument)
    .action(({ investors }: { investors?: number }) =>
      inDemo(async (db, config) => {
        // The demo is large, and no other command needs it.
        const [{ seedDemo }, { seedDemoBook }] = await Promise.all([
          import('../people/seed-demo.ts'),
          import('../seed-demo-book.ts'),
        ]);
        say(`Added ${await seedDemo(db)} demo users.`);
        const wanted = investors ?? config.demoInvestors;
        if (wanted === 0) return;
        const today = (await demoClock(db)).today();
        const made = await seedDemoBook(db, today, { investors: wanted });
        say(`Added ${made.investors} investors with ${made.entries} ledger entries.`);
      }),
    );
}

function addClockCommands(program: Command, { say, inDemo }: DemoTools): void {
  const clock = program.command('clock').description("the demo's clock");
  const sayTime = (now: Temporal.Instant) =>
    say(
      `It is ${now.toZonedDateTimeISO('Asia/Kolkata').toPlainDateTime().toString({ smallestUnit: 'minute' })} in India.`,
    );
  clock
    .command('show')
    .description('print the time the demo lives in')
    .action(() => inDemo(async (db) => sayTime((await demoClock(db)).now())));
  clock
    .command('set')
    .description('move the demo to another time; it runs on from there')
    .argument('<time>', '2031-04-01, or 2031-04-01T09:30 in Indian time', instantArgument)
    .action((instant: Temporal.Instant) =>
      inDemo(async (db) => {
        const demo = await demoClock(db);
        await demo.set(instant);
        sayTime(demo.now());
      }),
    );
  clock
    .command('advance')
    .description(
      'move the demo on, with the NAVs of the days between; what waits for time happens within a minute',
    )
    .argument('<span>', '1d, 2h, 90m or 1d12h', spanArgument)
    .action((span: Temporal.Duration) =>
      inDemo(async (db) => {
        const demo = await demoClock(db);
        const { moveDemoClock } = await import('../navs/move-demo-clock.ts');
        const { navs } = await moveDemoClock(db, demo, demo.now().add(span));
        sayTime(demo.now());
        if (navs > 0) say(`Made ${navs.toLocaleString('en-IN')} NAVs.`);
      }),
    );
  clock
    .command('reset')
    .description('back to real time')
    .action(() =>
      inDemo(async (db) => {
        const demo = await demoClock(db);
        await demo.reset();
        sayTime(demo.now());
      }),
    );
}

function addOutboxCommand(program: Command, { say, inDemo }: DemoTools): void {
  program
    .command('outbox')
    .description('print the last messages of the demo')
    .option('-n, --count <number>', 'how many', countArgument, 10)
    .action(({ count }: { count: number }) =>
      inDemo(async (db) => {
        // The newest last, as one reads a log.
        const messages = (await newestMessages(db, count)).reverse();
        if (messages.length === 0) say('The outbox is empty.');
        for (const { createdAt, channel, target, subject, body } of messages) {
          say(
            `${createdAt.slice(0, 19)}Z  ${channel} to ${target}${subject ? `: ${subject}` : ''}\n  ${body}`,
          );
        }
      }),
    );
}

function investorsArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new InvalidArgumentError('Take a number from 1 to 1,00,000.');
  }
  return count;
}

function countArgument(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1000) {
    throw new InvalidArgumentError('Take a number from 1 to 1000.');
  }
  return count;
}
