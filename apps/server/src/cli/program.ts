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
import type { ArnRegistry } from '../ports/arn-registry/arn-registry.ts';
import { httpRegistry } from '../ports/arn-registry/http-registry.ts';
import type { Clock } from '../ports/clock/clock.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import { addBookCommands } from './commands/book-commands.ts';
import { addBrokerageCommands } from './commands/brokerage-commands.ts';
import { addContentCommands } from './commands/content-commands.ts';
import { addEmpanelmentCommands } from './commands/empanelment-commands.ts';
import { addNotifyCommand } from './commands/notify-command.ts';
import { OperatorError } from './commands/operator-error.ts';
import { addQueryCommands } from './commands/query-commands.ts';
import { addRegistrarCommands } from './commands/registrar-commands.ts';
import { addStaffFounding } from './commands/staff-commands.ts';
import { addTestimonialCommands } from './commands/testimonial-commands.ts';
import type { WithDatabase } from './commands/with-database.ts';
import { settingsText } from './settings.ts';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  say(text: string): void;
  /** The database to work on, unless the settings say which. */
  readonly db?: Database;
}

/** What another program than production's brings of its own. */
interface OwnParts {
  clock(db: Database, config: Config): Promise<Clock>;
  arnRegistry(config: Config, needs: { readonly db: Database; readonly clock: Clock }): ArnRegistry;
  addCommands?(program: Command, withDatabase: WithDatabase): void;
}

const production: OwnParts = {
  clock: async () => systemClock,
  arnRegistry: ({ arnRegistry }) => {
    if (arnRegistry === null) throw new OperatorError('HUB_ARN_REGISTRY_URL must be set.');
    return httpRegistry(arnRegistry);
  },
};

export function hubProgram({ env, say, db: given }: Terminal, own: OwnParts = production): Command {
  const program = new Command('hub').description("The distributor hub's command line for operators.");

  const withDatabase: WithDatabase = async (work) => {
    const config = readConfig(env);
    const db = given ?? (await openDatabase({ ...databasePlace(config), poolSize: 2 }));
    try {
      const applied = await migrate(db);
      for (const name of applied) say(`Applied ${name}.`);
      await ensureAppState(db, config.brand.versions);
      await work(db, config, await own.clock(db, config));
    } finally {
      if (db !== given) await db.close();
    }
  };
  program
    .command('migrate')
    .description('bring the database to this version; the server does so by itself when it starts')
    .action(() => withDatabase(async () => say('The database is up to date.')));

  addBookCommands(program, { say, withDatabase });
  addQueryCommands(program, { say, withDatabase });
  addRegistrarCommands(program, { say, withDatabase });
  addBrokerageCommands(program, { say, withDatabase });
  addContentCommands(program, { say, withDatabase });
  addEmpanelmentCommands(program, { say, withDatabase, openRegistry: own.arnRegistry });
  addNotifyCommand(program, { say, withDatabase });
  addTestimonialCommands(program, { say, withDatabase });
  addStaffFounding(program, { say, withDatabase });

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

  addVersions(program, { say, withDatabase });

  program
    .command('settings')
    .description('list every setting with what it is for and its default')
    .action(() => say(settingsText()));

  own.addCommands?.(program, withDatabase);
  return program;
}

function addVersions(
  program: Command,
  { say, withDatabase }: Pick<Terminal, 'say'> & { readonly withDatabase: WithDatabase },
): void {
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
}

function versionArgument(text: string): string {
  if (!/^\d{1,4}(\.\d{1,4}){0,2}$/.test(text)) throw new InvalidArgumentError('Write a version as 1.2.');
  return text;
}
