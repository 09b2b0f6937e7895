import { answerQuery } from '@hub/contract/feedback/feedback-acts';
import { dayText } from '@hub/domain';
import type { Command } from 'commander';
import { type DeskQuery, listWaiting } from '../../features/feedback/feedback.public.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';

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
export function addQueryCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const query = program.command('query').description("the distributors' queries");
  query
    .command('list')
    .description('print what waits for an answer, the first due first')
    .action(() =>
      withDatabase(async (db) => {
        const waiting = await listWaiting(db, shown);
        for (const one of waiting) say(queryText(one));
        if (waiting.length === 0) say('No query waits for an answer.');
      }),
    );
  addVerb(query, terminal, answerQuery, {
    alias: 'reply',
    description: 'answer a query; the distributor is notified',
    positional: ['reference'],
    reasonIn: 'text',
    done: ({ reference }) => `Answered ${reference}. The distributor is notified.`,
  });
}
