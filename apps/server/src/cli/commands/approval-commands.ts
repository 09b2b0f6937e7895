import { randomUUID } from 'node:crypto';
import { actTexts } from '@hub/contract/acts/act-texts';
import type { ActRequest } from '@hub/contract/console/act-calls';
import { dayText } from '@hub/domain';
import type { Command } from 'commander';
import { showOpen, verifyNotes } from '../../acts/acts.public.ts';
import { decide } from '../../acts/requests/decide.ts';
import { house } from '../../compose/all-acts.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { actorOf, withContext } from '../acts/open-context.ts';
import { inWords } from '../acts/run-verb.ts';
import { OperatorError } from './operator-error.ts';

function requestText({ id, sentence, maker, reason, changes, effects, expiresAt }: ActRequest): string {
  return [
    `${id}  ${sentence}`,
    `  asked by ${maker.name}: ${reason}; until ${dayText(expiresAt.slice(0, 10))}`,
    ...changes.map(({ what, before, after }) => `  ${what}: ${before || '–'} → ${after || '–'}`),
    ...effects.map((effect) => `  ${effect}`),
  ].join('\n');
}

const said = {
  approved: 'Approved, and done.',
  declined: 'Declined.',
  withdrawn: 'Withdrawn.',
} as const;

/** `hub approval …`: what waits for a second person; `hub notes verify`: the chain of all notes. */
export function addApprovalCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const approval = program.command('approval').description('acts that wait for a second person');
  approval
    .command('list')
    .description('print what waits, the oldest first')
    .action(() =>
      withDatabase(async (db, _config, clock) => {
        const requests = await showOpen(house, db, clock.now());
        for (const request of requests) say(requestText(request));
        if (requests.length === 0) say('Nothing waits for a second person.');
      }),
    );
  for (const [decision, description] of [
    ['approve', 'do what was asked for; never by who asked'],
    ['decline', 'do not do it; who asked reads why'],
    ['withdraw', 'take back what one has asked for'],
  ] as const) {
    const command = approval
      .command(decision)
      .description(description)
      .argument('<request>', 'as `hub approval list` prints it')
      .option('--as <e-mail>', actTexts.asHelp);
    if (decision === 'decline') command.requiredOption('--words <words>', 'why');
    command.action((id: string, { as, words = '' }: { as?: string; words?: string }) =>
      withDatabase(async (...opened) => {
        const [db, , clock] = opened;
        if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
          throw new OperatorError(actTexts.noRequest);
        const actor = await actorOf(terminal, as, db, clock);
        const order = { id, decision, words, key: randomUUID() };
        const { state } = await withContext(terminal, opened, actor, (context) =>
          inWords(decide(house, context, order)),
        );
        if (state === 'expired' || state === 'void') throw new OperatorError(actTexts.ended[state]);
        say(said[state]);
      }),
    );
  }
  program
    .command('notes')
    .description('the audit log')
    .command('verify')
    .description('walk the chain of all notes and name the first that was changed; changes nothing')
    .action(() =>
      withDatabase(async (db) => {
        const { notes, waiting, brokenAt } = await verifyNotes(db);
        if (brokenAt !== null) throw new OperatorError(`Note ${brokenAt} is not as it was written.`);
        say(
          `${notes.toLocaleString('en-IN')} notes are as they were written; ${waiting} wait for their link.`,
        );
      }),
    );
}
