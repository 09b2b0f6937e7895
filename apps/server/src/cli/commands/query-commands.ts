import { dayText } from '@hub/domain';
import type { Command } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { answerAtDesk, type DeskQuery, listWaiting } from '../../features/feedback/feedback.public.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface QueryTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

const shown = 100;

/** Everything that was asked, but for whose it is only the ARN. */
function queryText(query: DeskQuery): string {
  const { reference, arn, section, subSection, subject, answerBy, events, figures } = query;
  return [
    `${reference}  ${arn}  ${section}, ${subSection}  answer by ${dayText(answerBy)}`,
    `  ${subject}`,
    ...figures.map(({ label, value }) => `  ${label}: ${value}`),
    ...events.filter(({ words }) => words !== '').map(({ what, words }) => `  ${what}: ${words}`),
  ].join('\n');
}

/** `hub query …`: the desk of the asset manager. */
export function addQueryCommands(program: Command, { say, withDatabase }: QueryTerminal): void {
  const query = program.command('query').description("the distributors' queries");
  query
    .command('list')
    .description('print what waits for an answer, the first due first')
    .action(() =>
      withDatabase(async (db) => {
        const waiting = await listWaiting(db, shown);
        for (const one of waiting) say(queryText(one));
        if (waiting.length === 0) say('No query is waiting for an answer.');
      }),
    );
  query
    .command('answer')
    .alias('reply')
    .description('answer a query; the distributor is notified')
    .argument('<reference>', 'as the distributor quotes it, like Q-7K3M9T2A')
    .requiredOption('--text <words>', 'the answer, at most 2000 letters')
    .action((reference: string, { text }: { text: string }) =>
      withDatabase(async (db, _config, clock) => {
        try {
          await answerAtDesk(db, { reference, text, at: clock.now() });
        } catch (error) {
          throw error instanceof Refusal ? new OperatorError(error.message) : error;
        }
        say(`Answered ${reference}. The distributor is notified.`);
      }),
    );
}
