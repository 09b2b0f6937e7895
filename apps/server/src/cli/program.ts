import { Command } from 'commander';
import type { Config } from '../config/config.ts';
import { readConfig } from '../config/read-config.ts';
import { ensureAppState } from '../db/app-state.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { databasePlace } from '../db/open/database-place.ts';
import { openDatabase } from '../db/open/open-database.ts';
import { clientConfig } from '../http/pages/client-config.ts';
import type { ArnRegistry } from '../ports/arn-registry/arn-registry.ts';
import { httpRegistry } from '../ports/arn-registry/http-registry.ts';
import type { Clock } from '../ports/clock/clock.ts';
import { systemClock } from '../ports/clock/system-clock.ts';
import { addOtherActs } from './acts/other-acts.ts';
import { addAppStateCommands } from './commands/app-state-commands.ts';
import { addApprovalCommands } from './commands/approval-commands.ts';
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
  /** Asks whoever sits at a terminal. */
  readonly ask?: (question: string) => Promise<string>;
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

export function hubProgram({ env, say, ask, db: given }: Terminal, own: OwnParts = production): Command {
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

  const terminal = { env, say, ask, withDatabase, openRegistry: own.arnRegistry };
  addBookCommands(program, terminal);
  addQueryCommands(program, terminal);
  addRegistrarCommands(program, terminal);
  addBrokerageCommands(program, terminal);
  addContentCommands(program, terminal);
  addEmpanelmentCommands(program, terminal);
  addNotifyCommand(program, terminal);
  addTestimonialCommands(program, terminal);
  addAppStateCommands(program, terminal);
  addApprovalCommands(program, terminal);
  addStaffFounding(program, terminal);

  program
    .command('app-config')
    .description('print what the apps on a phone are packed with, as /app-config.json tells it')
    .action(() => say(JSON.stringify(clientConfig(readConfig(env)))));

  program
    .command('settings')
    .description('list every setting with what it is for and its default')
    .action(() => say(settingsText()));

  own.addCommands?.(program, withDatabase);
  addOtherActs(program, terminal);
  return program;
}
