import type { Command } from 'commander';
import { allActs } from '../../compose/all-acts.ts';
import type { ActTerminal } from './act-terminal.ts';
import { addVerb } from './verb.ts';

/** Acts with words of their own on the command line, which are older than acts. */
const worded: Readonly<Record<string, string>> = {
  'content.add': 'content add',
  'notify.everybody': 'notify',
  'maintenance.switch': 'maintenance',
  'version.set': 'version set',
  'file.import': 'import',
  'nav.import': 'import',
  'list.import': 'import',
  'rate-card.import': 'import',
  'file.rollback': 'book rollback',
  'payout.rollback': 'book rollback',
  'rate-card.rollback': 'book rollback',
};

/** `hub <feature> <verb>` of every act that has no verb yet. */
export function addOtherActs(program: Command, terminal: ActTerminal): void {
  for (const { declaration } of allActs) {
    const [feature = '', verb = ''] = declaration.name.split(/\.(.*)/s);
    const parent = program.commands.find((one) => one.name() === feature);
    if (declaration.name in worded || parent?.commands.some((one) => one.name() === verb)) continue;
    addVerb(parent ?? program.command(feature).description(`acts of ${feature}`), terminal, declaration);
  }
}
