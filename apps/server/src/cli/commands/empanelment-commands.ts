import { callbackTimeTexts, callbackTopicTexts, itemText } from '@hub/contract/empanelment/empanelment-texts';
import { formatDate, parseArn } from '@hub/domain';
import type { Command } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import { openMails } from '../../compose/open-mails.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import {
  approve,
  type Desk,
  type DeskForm,
  endCall,
  listCalls,
  listForms,
  requestAgain,
  showForm,
  takeUp,
  turnDown,
} from '../../features/empanelment/empanelment.public.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { ArnRegistry } from '../../ports/arn-registry/arn-registry.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { openFiles } from '../../ports/files/open-files.ts';
import { openMessenger } from '../../ports/messenger/open-messenger.ts';
import type { MessengerJobData } from '../../ports/messenger/real-messenger.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface EmpanelmentTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
  openRegistry(config: Config, needs: { readonly db: Database; readonly clock: Clock }): ArnRegistry;
}

const shown = 100;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

const dayOf = (moment: string): string =>
  formatDate(Temporal.Instant.from(moment).toZonedDateTimeISO('Asia/Kolkata').toPlainDate());

function arnOf(typed: string): string {
  const arn = parseArn(typed);
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

/** Opens what the desk needs, for one piece of work. */
const deskOf =
  ({ withDatabase, openRegistry }: EmpanelmentTerminal) =>
  (work: (desk: Desk) => Promise<void>): Promise<void> =>
    withDatabase(async (db, config, clock) => {
      const jobs = new BossJobs<MessengerJobData>({ db, runs: false, log: silent });
      const messenger = openMessenger(
        config.messenger,
        jobs,
        config.tokenSecret,
        openMails(config, db, openFiles(config.files)),
      );
      if (config.messenger.kind === 'real') await jobs.start(messenger.jobs);
      try {
        const arnRegistry = openRegistry(config, { db, clock });
        await work({ db, clock, brand: config.brand, config, messenger, arnRegistry, log: silent });
      } catch (error) {
        throw error instanceof Refusal ? new OperatorError(error.message) : error;
      } finally {
        await jobs.stop();
        messenger.close();
      }
    });

type AtDesk = ReturnType<typeof deskOf>;
type Say = EmpanelmentTerminal['say'];

/** `hub empanelment …`: the asset manager's desk for those who want to become distributors. */
export function addEmpanelmentCommands(program: Command, terminal: EmpanelmentTerminal): void {
  const empanelment = program.command('empanelment').description('those who want to become distributors');
  const atDesk = deskOf(terminal);
  addForms(empanelment, atDesk, terminal.say);
  addDecisions(empanelment, atDesk, terminal.say);
  addCalls(empanelment, atDesk, terminal.say);
}

function addForms(empanelment: Command, atDesk: AtDesk, say: Say): void {
  empanelment
    .command('list')
    .description('print what waits to be checked, the longest first')
    .action(() =>
      atDesk(async (desk) => {
        const forms = await listForms(desk, shown);
        for (const { arn, name, constitution, status, changedAt } of forms) {
          say(`${arn}  ${name}  ${constitution}  ${status} since ${dayOf(changedAt)}`);
        }
        if (forms.length === 0) say('No form is waiting to be checked.');
      }),
    );
  empanelment
    .command('show')
    .description('print a form with its documents and its history')
    .argument('<arn>', 'like ARN-200006')
    .action((arn: string) => atDesk(async (desk) => say(formText(await showForm(desk, arnOf(arn))))));
  empanelment
    .command('review')
    .description('take a form up; its owner sees that it is being checked')
    .argument('<arn>')
    .action((arn: string) =>
      atDesk(async (desk) => {
        await takeUp(desk, arnOf(arn));
        say(`${arnOf(arn)} is under review.`);
      }),
    );
}

function addDecisions(empanelment: Command, atDesk: AtDesk, say: Say): void {
  empanelment
    .command('approve')
    .description('empanel the ARN; it can log in at once, and is told')
    .argument('<arn>')
    .action((arn: string) =>
      atDesk(async (desk) => {
        const isNew = await approve(desk, arnOf(arn));
        say(`${arnOf(arn)} ${isNew ? 'is empanelled' : 'was empanelled before'}.`);
      }),
    );
  empanelment
    .command('ask')
    .description('ask for steps or papers again; nothing else can be changed')
    .argument('<arn>')
    .argument('<items...>', 'as `hub empanelment show` names steps, or papers like cheque and pan-card')
    .requiredOption('--words <words>', 'what is wrong with them, for the applicant')
    .action((arn: string, wanted: string[], { words }: { words: string }) =>
      atDesk(async (desk) => {
        await requestAgain(desk, arnOf(arn), { wanted, text: words });
        say(`Asked ${arnOf(arn)} for ${wanted.join(', ')}.`);
      }),
    );
  empanelment
    .command('reject')
    .description('do not accept the form; its owner is told why')
    .argument('<arn>')
    .requiredOption('--reason <words>', 'why, for the applicant')
    .action((arn: string, { reason }: { reason: string }) =>
      atDesk(async (desk) => {
        await turnDown(desk, arnOf(arn), reason);
        say(`${arnOf(arn)} was not accepted.`);
      }),
    );
}

function addCalls(empanelment: Command, atDesk: AtDesk, say: Say): void {
  empanelment
    .command('calls')
    .description('print who wants to be called')
    .action(() =>
      atDesk(async ({ db }) => {
        const calls = await listCalls(db, shown);
        for (const { name, mobile, city, claimedArn, bestTime, about, at } of calls) {
          const when = callbackTimeTexts[bestTime];
          say(
            `${mobile}  ${[name, city, claimedArn].filter(Boolean).join(', ')}  ${callbackTopicTexts[about]}  ${when}, since ${dayOf(at)}`,
          );
        }
        if (calls.length === 0) say('No calls are pending.');
      }),
    );
  empanelment
    .command('called')
    .description('somebody was called')
    .argument('<mobile>')
    .action((mobile: string) =>
      atDesk(async ({ db, clock }) => {
        if (!(await endCall(db, mobile, clock.now())))
          throw new OperatorError('No call is pending for this number.');
        say('Taken off the list.');
      }),
    );
}
