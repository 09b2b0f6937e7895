import { dropAnswer, takeAnswer } from '@hub/contract/transact/transact-acts';
import type { Command } from 'commander';
import { listHeldAnswers } from '../../features/transact/transact.public.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';

const shown = 100;

/** `hub registrar …`: answers of a registrar that were not believed. */
export function addRegistrarCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const registrar = program.command('registrar').description('answers of registrars that wait in quarantine');
  registrar
    .command('list')
    .description('print the lines that a person has to look at, with the reason')
    .action(() =>
      withDatabase(async (db) => {
        const { lines, count } = await listHeldAnswers(db, shown);
        for (const { id, file, line, reference, arn, reason, raw, decision } of lines) {
          const whose = [reference, arn].filter((part) => part !== null).join(' of ');
          say(
            `${id}  ${whose || 'nobody’s'}  ${file}, line ${line}${decision === 'take' ? '  is taken with the next run' : ''}\n  ${reason}\n  ${raw}`,
          );
        }
        if (count > lines.length) say(`And ${(count - lines.length).toLocaleString('en-IN')} more.`);
        if (count === 0) say('No answer is in quarantine.');
      }),
    );

  const shape = { positional: ['line'], flags: { reason: 'because' } };
  addVerb(registrar, terminal, takeAnswer, {
    ...shape,
    description: 'take an answer after all, as it came; only while its order waits for one',
    done: (_, { whose }: { whose: string }) =>
      `The answer to ${whose} is taken with the next run, within a minute.`,
  });
  addVerb(registrar, terminal, dropAnswer, {
    ...shape,
    description: 'drop an answer for good; its order waits for another one',
    done: (_, { whose }: { whose: string }) => `Dropped the answer to ${whose}.`,
  });
}
