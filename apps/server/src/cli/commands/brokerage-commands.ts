import { todayInIndia } from '@hub/domain';
import type { Command } from 'commander';
import { rebuildExpected } from '../../features/brokerage/brokerage.public.ts';
import type { WithDatabase } from './with-database.ts';

interface BrokerageTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

export function addBrokerageCommands(program: Command, { say, withDatabase }: BrokerageTerminal): void {
  program
    .command('brokerage')
    .description('what the distributors are expected to earn')
    .command('rebuild')
    .description('work it out again from the ledger, the prices and the rate cards, and write it')
    .option('--arn <ARN>', 'of one distributor only')
    .action(({ arn }: { arn?: string }) =>
      withDatabase(async (db, _config, clock) => {
        await rebuildExpected(db, todayInIndia(clock.now()), arn ?? null);
        say(`Worked out again ${arn === undefined ? 'for everybody' : `for ${arn}`}.`);
      }),
    );
}
