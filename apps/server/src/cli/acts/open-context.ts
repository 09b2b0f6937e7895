import { actTexts } from '@hub/contract/acts/act-texts';
import { rightsOf } from '@hub/domain/staff/roles';
import type { Actor } from '../../acts/act.ts';
import type { RunContext } from '../../acts/run-act.ts';
import { people } from '../../compose/all-acts.ts';
import { openMails } from '../../compose/open-mails.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { oneStatement } from '../../db/queries.ts';
import { BossJobs } from '../../jobs/boss-jobs.ts';
import type { Clock } from '../../ports/clock/clock.ts';
import { openFiles } from '../../ports/files/open-files.ts';
import { openMessenger } from '../../ports/messenger/open-messenger.ts';
import type { MessengerJobData } from '../../ports/messenger/real-messenger.ts';
import { OperatorError } from '../commands/operator-error.ts';
import type { ActTerminal } from './act-terminal.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Whoever has the command line has the machine: that is proof enough for what asks for a passkey in the console. */
const proven = Number.MAX_SAFE_INTEGER;

const commandLine: Actor = {
  ...{ id: null, name: actTexts.operator, email: '', roles: [], rights: [] },
  recheckedAtMs: proven,
};

/** For whom: `--as`, HUB_STAFF or an answer at the terminal; nobody while there are no staff. */
export async function actorOf(
  { env, ask }: ActTerminal,
  as: string | undefined,
  db: Database,
  clock: Clock,
): Promise<Actor> {
  const system = oneStatement(db, 'system');
  if (!(await people.hasAny(system))) return commandLine;
  const email = as ?? env.HUB_STAFF ?? (await ask?.(actTexts.askWho)) ?? '';
  if (email.trim() === '') throw new OperatorError(actTexts.staffNeeded);
  const person = await people.find(system, { email: email.trim().toLowerCase() }, clock.now().toString());
  if (person === null) throw new OperatorError(actTexts.nobody(email));
  return { ...person, rights: rightsOf(person.roles), recheckedAtMs: proven };
}

/** Opens what acts lean on, for one piece of work. */
export async function withContext<T>(
  terminal: ActTerminal,
  [db, config, clock]: readonly [Database, Config, Clock],
  actor: Actor,
  work: (context: RunContext) => Promise<T>,
): Promise<T> {
  const jobs = new BossJobs<MessengerJobData>({ db, runs: false, log: silent });
  const files = openFiles(config.files);
  const messenger = openMessenger(config.messenger, jobs, config.tokenSecret, openMails(config, db, files));
  if (config.messenger.kind === 'real') await jobs.start(messenger.jobs);
  try {
    return await work({
      ...{ db, config, clock, actor, files, messenger, log: silent, brand: config.brand },
      // Of no act: those of the command line enqueue what the messenger has, and nothing else.
      jobs: jobs as never,
      // Opened when an act asks it: others need no register.
      arnRegistry: { find: (arn) => terminal.openRegistry(config, { db, clock }).find(arn) },
      ...{ address: actTexts.fromCommandLine, requestId: '' },
    });
  } finally {
    await jobs.stop();
    messenger.close();
  }
}
