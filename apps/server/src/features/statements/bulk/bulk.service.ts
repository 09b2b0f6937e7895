import { randomUUID } from 'node:crypto';
import { type RequestOf, type ResponseOf, texts } from '@hub/contract';
import type {
  BulkStatements,
  bulkDetails,
  bulks,
  startBulk as startBulkCall,
  stopBulk as stopBulkCall,
} from '@hub/contract/calls/statements/statements-bulk';
import { sendTexts } from '@hub/contract/statements/statement-texts';
import type { ChangeContext, PrepareContext, SignedInContext } from '../../../calls/call-context.ts';
import { malformed, Refusal } from '../../../calls/refusal/refusal.ts';
import type { Tx } from '../../../db/database.ts';
import { oneStatement } from '../../../db/queries.ts';
import { chooseClients } from '../../investor/investor.public.ts';
import { fixedDays, titleOf } from '../share/read-sent.ts';
import { auditStatement } from '../share/send.service.ts';
import { type BulkRow, findBulk, findBulks, findItems, insertBulk, markStopped } from './bulk.repository.ts';
import { removeBulkFiles } from './bulk-files.ts';
import { enqueueBulk } from './enqueue-bulk.ts';

const JOBS_PER_DAY = 20;
const VALID_DAYS = 7;
const SHOWN = 20;

const bulkOf = ({ requested: _, withPassword: __, ...shown }: BulkRow): BulkStatements => shown;

const unknown = () => new Refusal('not-found', texts.call.notFound);

type Chosen = Awaited<ReturnType<typeof chooseClients>>;

/** Whom the job takes, as they are chosen now: all of them, however many. */
export async function prepareBulk(
  context: PrepareContext,
  { clients }: RequestOf<typeof startBulkCall>,
): Promise<Chosen> {
  const chosen = await chooseClients(context, clients);
  if (chosen.length === 0) throw malformed({ clients: sendTexts.noClients });
  await context.limit({
    name: 'statement-bulk',
    key: context.session.arn,
    max: JOBS_PER_DAY,
    windowSeconds: 24 * 3600,
    message: sendTexts.tooManyJobs,
  });
  return chosen;
}

export async function startBulk(
  context: ChangeContext,
  tx: Tx,
  { clients: _, withPassword, ...requested }: RequestOf<typeof startBulkCall>,
  clients: Chosen,
): Promise<ResponseOf<typeof startBulkCall>> {
  const { session, clock, jobs } = context;
  const { arn } = session;
  const now = clock.now();
  const id = randomUUID();
  const fixed = fixedDays(requested, now);
  await insertBulk(tx, {
    arn,
    id,
    requested: fixed,
    title: titleOf(fixed),
    withPassword,
    startedAt: `${now}`,
    expiresAt: `${now.add({ hours: 24 * VALID_DAYS })}`,
    clients,
  });
  await enqueueBulk(jobs, tx);
  await auditStatement(context, tx, 'statements.bulk-started', id);
  return { id, clients: clients.length };
}

export async function getBulks({ db, session: { arn } }: SignedInContext): Promise<ResponseOf<typeof bulks>> {
  const rows = await findBulks(oneStatement(db, { arn }), arn, SHOWN);
  return { items: rows.map(bulkOf) };
}

export async function getBulkDetails(
  { db, session: { arn } }: SignedInContext,
  { id }: RequestOf<typeof bulkDetails>,
): Promise<ResponseOf<typeof bulkDetails>> {
  const queries = oneStatement(db, { arn });
  const [bulk, skipped] = await Promise.all([
    findBulk(queries, arn, id),
    findItems(queries, arn, id, 'left-out'),
  ]);
  if (bulk === null) throw unknown();
  return {
    ...bulkOf(bulk),
    skipped: skipped.map(({ investorId, name, why }) => ({ investorId, name, why: why ?? '' })),
  };
}

/** What was made of it is deleted with the job; one that is over stays as it is. */
export async function stopBulk(
  context: ChangeContext,
  tx: Tx,
  { id }: RequestOf<typeof stopBulkCall>,
): Promise<ResponseOf<typeof stopBulkCall>> {
  const { arn } = context.session;
  const bulk = await findBulk(tx, arn, id);
  if (bulk === null) throw unknown();
  // Whoever is at work on it deletes what it has just made.
  if (await markStopped(tx, arn, id)) {
    context.afterwards(async ({ files, db }) => {
      // Not if the stop itself was taken back.
      const now = await findBulk(oneStatement(db, { arn }), arn, id);
      if (now?.status === 'stopped') await removeBulkFiles(files, { arn, id, total: bulk.total });
    });
  }
  return {};
}
