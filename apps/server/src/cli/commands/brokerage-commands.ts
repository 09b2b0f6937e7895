import { rebuildBrokerage } from '@hub/contract/brokerage/brokerage-acts';
import type { Command } from 'commander';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';

export function addBrokerageCommands(program: Command, terminal: ActTerminal): void {
  const brokerage = program.command('brokerage').description('what the distributors are expected to earn');
  addVerb(brokerage, terminal, rebuildBrokerage, {
    description: 'work it out again from the ledger, the prices and the rate cards, and write it',
    done: ({ arn }) => `Worked out again ${arn === undefined ? 'for everybody' : `for ${arn}`}.`,
  });
}
