import {
  approveForm,
  askAgain,
  endCallback,
  rejectForm,
  reviewForm,
} from '@hub/contract/empanelment/empanelment-acts';
import { callbackTimeTexts, callbackTopicTexts, itemText } from '@hub/contract/empanelment/empanelment-texts';
import { formatDate, parseArn } from '@hub/domain';
import type { Command } from 'commander';
import {
  type DeskForm,
  listCalls,
  listForms,
  showForm,
} from '../../features/empanelment/empanelment.public.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { inWords } from '../acts/run-verb.ts';
import { addVerb } from '../acts/verb.ts';
import { OperatorError } from './operator-error.ts';

const shown = 100;

const dayOf = (moment: string): string =>
  formatDate(Temporal.Instant.from(moment).toZonedDateTimeISO('Asia/Kolkata').toPlainDate());

function arnOf(typed: unknown): string {
  const arn = parseArn(String(typed));
  if (arn === null) throw new OperatorError('Write an ARN like ARN-200006.');
  return arn;
}

/** Numbers are for the papers to be held against; whoever sits at the desk has the right to see them. */
function formText({ row, documents, events }: DeskForm): string {
  const { arn, name, constitution, status, reference, form, requested } = row;
  return [
    `${arn}  ${name}  ${constitution}  ${status}  ${reference ?? ''}`.trimEnd(),
    ...Object.entries(form).map(([step, values]) => `  ${step}: ${JSON.stringify(values)}`),
    ...documents.map(
      ({ kind, name: file, id }) => `  ${itemText(kind, constitution)}: ${file} (empanelment/${id})`,
    ),
    ...requested.map(
      ({ item, words, isDone }) => `  asked for ${item}: ${words}${isDone ? ' (answered)' : ''}`,
    ),
    ...[...events].reverse().map(({ what, at, words }) => `  ${dayOf(at)} ${what} ${words}`.trimEnd()),
  ].join('\n');
}

/** `hub empanelment …`: the asset manager's desk for those who want to become distributors. */
export function addEmpanelmentCommands(program: Command, terminal: ActTerminal): void {
  const empanelment = program.command('empanelment').description('those who want to become distributors');
  addForms(empanelment, terminal);
  addDecisions(empanelment, terminal);
  addCalls(empanelment, terminal);
}

function addForms(empanelment: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  empanelment
    .command('list')
    .description('print what waits to be checked, the longest first')
    .action(() =>
      withDatabase(async (db) => {
        const forms = await listForms({ db }, shown);
        for (const { arn, name, constitution, status, changedAt } of forms) {
          say(`${arn}  ${name}  ${constitution}  ${status} since ${dayOf(changedAt)}`);
        }
        if (forms.length === 0) say('No form waits to be checked.');
      }),
    );
  empanelment
    .command('show')
    .description('print a form with its papers and its history')
    .argument('<arn>', 'like ARN-200006')
    .action((arn: string) =>
      withDatabase(async (db) => say(formText(await inWords(showForm({ db }, arnOf(arn)))))),
    );
  addVerb(empanelment, terminal, reviewForm, {
    description: 'take a form up; its owner sees that it is being checked',
    positional: ['arn'],
    done: ({ arn }) => `${arnOf(arn)} is under review.`,
  });
}

function addDecisions(empanelment: Command, terminal: ActTerminal): void {
  addVerb(empanelment, terminal, approveForm, {
    description: 'empanel the ARN; it can log in at once, and is told',
    positional: ['arn'],
    done: ({ arn }, { isNew }: { isNew: boolean }) =>
      `${arnOf(arn)} ${isNew ? 'is empanelled' : 'was empanelled before'}.`,
  });
  addVerb(empanelment, terminal, askAgain, {
    description:
      'ask for steps or papers again, as `hub empanelment show` names them; nothing else can be changed',
    positional: ['arn', 'items...'],
    reasonIn: 'words',
    done: ({ arn, items }) => `Asked ${arnOf(arn)} for ${(items as string[]).join(', ')}.`,
  });
  addVerb(empanelment, terminal, rejectForm, {
    description: 'do not accept the form; its owner is told why',
    positional: ['arn'],
    flags: { words: 'reason' },
    reasonIn: 'words',
    done: ({ arn }) => `${arnOf(arn)} was not accepted.`,
  });
}

function addCalls(empanelment: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  empanelment
    .command('calls')
    .description('print who wants to be called')
    .action(() =>
      withDatabase(async (db) => {
        const calls = await listCalls(db, shown);
        for (const { name, mobile, city, claimedArn, bestTime, about, at } of calls) {
          const when = callbackTimeTexts[bestTime];
          say(
            `${mobile}  ${[name, city, claimedArn].filter(Boolean).join(', ')}  ${callbackTopicTexts[about]}  ${when}, since ${dayOf(at)}`,
          );
        }
        if (calls.length === 0) say('Nobody waits for a call.');
      }),
    );
  addVerb(empanelment, terminal, endCallback, {
    description: 'somebody was called',
    positional: ['mobile'],
    done: () => 'Taken off the list.',
  });
}
