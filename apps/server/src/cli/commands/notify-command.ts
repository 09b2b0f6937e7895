import { notifyEverybody } from '@hub/contract/notifications/notification-acts';
import type { Command } from 'commander';
import { countEverybody } from '../../features/notifications/notifications.public.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';

const distributors = (count: number): string => `${count.toLocaleString('en-IN')} distributors`;

/** `hub notify`: news to all distributors. */
export function addNotifyCommand(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  addVerb(program, terminal, notifyEverybody, {
    verb: 'notify',
    description: 'tell every distributor something: in the app, and as push or mail where they chose so',
    dryRun: {
      help: 'say how many would be told, and tell nobody',
      run: () => withDatabase(async (db) => say(`Would tell ${distributors(await countEverybody(db))}.`)),
    },
    done: (_, { count }: { count: number }) => `Told ${distributors(count)}.`,
  });
}
