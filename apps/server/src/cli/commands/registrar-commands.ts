import type { Command } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { dropHeldAnswer, listHeldAnswers, takeHeldAnswer } from '../../features/transact/transact.public.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface RegistrarTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

const shown = 100;

/** `hub registrar …`: answers of a registrar that were not believed. */
export function addRegistrarCommands(program: Command, { say, withDatabase }: RegistrarTerminal): void {
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

  const decide = (
    name: 'take' | 'drop',
    description: string,
    act: typeof takeHeldAnswer,
    done: (whose: string) => string,
  ) =>
    registrar
      .command(name)
      .description(description)
      .argument('<number>', 'of the line, as "list" prints it')
      .requiredOption('--because <words>', 'why, for the audit log')
      .action((id: string, { because }: { because: string }) =>
        withDatabase(async (db, _config, clock) => {
          try {
            const { reference, file, line } = await act(db, { id, because, at: clock.now() });
            say(done(reference ?? `${file}, line ${line}`));
          } catch (error) {
            throw error instanceof Refusal ? new OperatorError(error.message) : error;
          }
        }),
      );
  decide(
    'take',
    'take an answer after all, as it came; only while its order waits for one',
    takeHeldAnswer,
    (whose) => `The answer to ${whose} is taken with the next run, within a minute.`,
  );
  decide(
    'drop',
    'drop an answer for good; its order waits for another one',
    dropHeldAnswer,
    (whose) => `Dropped the answer to ${whose}.`,
  );
}
