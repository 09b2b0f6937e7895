import { Argument, Command, InvalidArgumentError } from 'commander';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import {
  ensureAppState,
  readAppState,
  type StorePlatform,
  setMaintenance,
  setVersion,
} from '../db/app-state.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databasePlace } from '../db/open/database-place.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { clientConfig } from '../http/pages/client-config.ts';
import { demoClock } from '../ports/clock/demo-clock.ts';
import { newestMessages } from '../ports/messenger/outbox.repository.ts';
import { addBookCommands } from './commands/book-commands.ts';
import { addBrokerageCommands } from './commands/brokerage-commands.ts';
import { addContentCommands } from './commands/content-commands.ts';
import { addEmpanelmentCommands } from './commands/empanelment-commands.ts';
import { addNotifyCommand } from './commands/notify-command.ts';
import { OperatorError } from './commands/operator-error.ts';
import { addQueryCommands } from './commands/query-commands.ts';
import { addRegistrarCommands } from './commands/registrar-commands.ts';
import { addTestimonialCommands } from './commands/testimonial-commands.ts';
import { instantArgument } from './instant-argument.ts';
import { settingsText } from './settings.ts';
import { spanArgument } from './span-argument.ts';

interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
  /** The database to work on, unless the settings say which. */
  readonly db?: Database;
}

type Work = (db: Database, config: Config) => Promise<void>;

export function hubProgram({ env, say, db: given }: Terminal): Command {
  const program = new Command('hub').description("The distributor hub's command line for operators.");

  /** Opens the database of the settings, up to date, for one piece of work. */
  const withDatabase = async (work: Work) => {
    const config = readConfig(env);
    const db = given ?? (await openDatabase({ ...databasePlace(config), poolSize: 2 }));
    try {
      const applied = await migrate(db);
      for (const name of applied) say(`Applied ${name}.`);
      await ensureAppState(db, config.brand.versions);
      await work(db, config);
    } finally {
      if (db !== given) await db.close();
    }
  };
  const inDemo = (work: Work) =>
    withDatabase(async (db, config) => {
      if (config.mode !== 'demo')
        throw new OperatorError('This command is for the demo only (HUB_MODE=demo).');
      await work(db, config);
    });

  program
    .command('migrate')
    .description('bring the database to this version; the server does so by itself when it starts')
    .action(() => withDatabase(async () => say('The database is up to date.')));

  program
    .command('seed')
    .description("put in the demo's users and their books; twice changes nothing")
    .option('--investors <number>', "how many the first distributor's book has", investorsArgument)
    .action(({ investors }: { investors?: number }) =>
      inDemo(async (db, config) => {
        // The demo is large, and no other command needs it.
        const [{ seedDemo }, { seedDemoBook }] = await Promise.all([
          import('../../../demo/src/people/seed-demo.ts'),
          import('../../../demo/src/seed-demo-book.ts'),
        ]);
        say(`Added ${await seedDemo(db)} demo users.`);
        const wanted = investors ?? config.demoInvestors;
        if (wanted === 0) return;
        const today = (await demoClock(db)).today();
        const made = await seedDemoBook(db, today, { investors: wanted });
        say(`Added ${made.investors} investors with ${made.entries} ledger entries.`);
      }),
    );

  addBookCommands(program, { say, withDatabase });
  addQueryCommands(program, { say, withDatabase });
  addRegistrarCommands(program, { say, withDatabase });
  addBrokerageCommands(program, { say, withDatabase });
  addContentCommands(program, { say, withDatabase });
  addEmpanelmentCommands(program, { say, withDatabase });
  addNotifyCommand(program, { say, withDatabase });
  addTestimonialCommands(program, { say, withDatabase });

  program
    .command('maintenance')
    .description('say that we are under maintenance, or that it is over')
    .addArgument(new Argument('<what>').choices(['on', 'off', 'status']))
    .action((what: 'on' | 'off' | 'status') =>
      withDatabase(async (db) => {
        if (what !== 'status') await setMaintenance(db, what === 'on');
        say(`Maintenance is ${(await readAppState(db)).maintenance ? 'on' : 'off'}.`);
      }),
    );

  program
    .command('app-config')
    .description('print what the apps on a phone are packed with, as /app-config.json tells it')
    .action(() => say(JSON.stringify(clientConfig(readConfig(env)))));

  const version = program.command('version').description('the app versions that the stores carry');
  version
    .command('show')
    .description('print both')
    .action(() =>
      withDatabase(async (db) => {
        const { android, ios } = await readAppState(db);
        say(`Android ${android}\niOS ${ios}`);
      }),
    );
  version
    .command('set')
    .description('apps that are older offer the update')
    .addArgument(new Argument('<platform>').choices(['android', 'ios']))
    .argument('<version>', 'such as 1.2', versionArgument)
    .action((platform: StorePlatform, to: string) =>
      withDatabase(async (db) => {
        await setVersion(db, platform, to);
        say(`The ${platform === 'ios' ? 'iOS' : 'Android'} version is ${to}.`);
      }),
    );

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
        const { moveDemoClock } = await import('../../../demo/src/move-demo-clock.ts');
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

  program
    .command('settings')
    .description('list every setting with what it is for and its default')
    .action(() => say(settingsText()));

  return program;
}

function versionArgument(text: string): string {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(text)) throw new InvalidArgumentError('Write a version as 1.2.');
  return text;
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
