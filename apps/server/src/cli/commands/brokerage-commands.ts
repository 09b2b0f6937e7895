import { todayInIndia } from '@hub/domain';
import type { Command } from 'commander';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { rebuildTwin } from '../../features/brokerage/brokerage.public.ts';
import { demoClock } from '../../ports/clock/demo-clock.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';

interface BrokerageTerminal {
  say(text: string): void;
  readonly withDatabase: (work: (db: Database, config: Config) => Promise<void>) => Promise<void>;
}

export function addBrokerageCommands(program: Command, { say, withDatabase }: BrokerageTerminal): void {
  program
    .command('brokerage')
    .description('what the distributors are expected to earn')
    .command('rebuild')
    .description('work it out again from the ledger, the prices and the rate cards, and write it')
    .option('--arn <ARN>', 'of one distributor only')
    .action(({ arn }: { arn?: string }) =>
      withDatabase(async (db, config) => {
        const clock = config.mode === 'demo' ? await demoClock(db) : systemClock;
        await rebuildTwin(db, todayInIndia(clock.now()), arn ?? null);
        say(`Worked out again ${arn === undefined ? 'for everybody' : `for ${arn}`}.`);
      }),
    );
}
