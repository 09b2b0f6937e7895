import { sendTexts, statementTexts } from '@hub/contract/statements/statement-texts';
import type { JobContext } from '../../../calls/job-context.ts';
import { Refusal } from '../../../calls/refusal/refusal.ts';
import { oneStatement } from '../../../db/queries.ts';
import { readSent } from '../share/read-sent.ts';
import {
  type BulkItem,
  type BulkRow,
  type Claim,
  claimBulk,
  deleteBulk,
  findBulk,
  findExpired,
  findItems,
  noteResult,
  type Result,
  releaseBulk,
} from './bulk.repository.ts';
import { bulkFileName, removeBulkFiles } from './bulk-files.ts';

/** So many of a job in a row, then the next job has its turn: nobody waits for another's thousands. */
const SLICE = 20;
/** A killed process lets go of its job after this. */
const CLAIM_SECONDS = 60;

/** Until nothing waits. Several processes may run it at once: each job is in one hand. */
export async function runBulks(context: JobContext): Promise<void> {
  const system = oneStatement(context.db, 'system');
  for (
    let claim = await claimBulk(system, CLAIM_SECONDS);
    claim;
    claim = await claimBulk(system, CLAIM_SECONDS)
  ) {
    await runSlice(context, claim);
  }
}

async function runSlice(context: JobContext, claim: Claim): Promise<void> {
  const { db, files } = context;
  const queries = oneStatement(db, { arn: claim.arn });
  const [bulk, items] = await Promise.all([
    findBulk(queries, claim.arn, claim.id),
    findItems(queries, claim.arn, claim.id, 'waiting', SLICE),
  ]);
  if (bulk === null) return;
  try {
    for (const item of items) {
      const result = await resultOf(context, claim, bulk, item);
      // Stopped meanwhile: what was made of it is deleted.
      if (!(await noteResult(queries, claim, result, CLAIM_SECONDS))) {
        await removeBulkFiles(files, { ...claim, total: bulk.total });
        break;
      }
    }
  } finally {
    await releaseBulk(queries, claim);
  }
}

const leftOut = (no: number, why: string): Result => ({ no, why, fileName: null, size: null });

/** Made again after a kill it takes the place of the first: nobody has two. */
async function resultOf(
  context: JobContext,
  claim: Claim,
  { requested, withPassword, total }: BulkRow,
  { no, investorId, name }: BulkItem,
): Promise<Result> {
  try {
    const sent = await readSent(context, claim.arn, { ...requested, investorId });
    if (sent.empty !== null) return leftOut(no, sent.empty);
    if (withPassword && sent.investor.pan === null) return leftOut(no, sendTexts.noPan);
    const pdf = await sent.pdf(withPassword);
    await context.files.put(bulkFileName(claim, no), pdf, 'application/pdf');
    return {
      no,
      why: null,
      fileName: `${String(no).padStart(Math.max(3, String(total).length), '0')} ${plainName(name)}.pdf`,
      size: pdf.length,
    };
  } catch (error) {
    if (error instanceof Refusal) return leftOut(no, sendTexts.gone);
    context.log.error({ err: error, bulk: claim.id, no }, 'A statement of a job could not be made');
    return leftOut(no, sendTexts.failed);
  }
}

/** A name that every system takes for a file's. */
const plainName = (name: string): string =>
  name
    .replace(/[^\p{L}\p{M}\p{N} .'-]+/gu, ' ')
    .slice(0, 60)
    .split(/[ .]+/)
    .filter((word) => word !== '')
    .join(' ') || statementTexts.client;

/** Jobs whose time is over go with their files. */
export async function sweepBulks({ db, files }: JobContext): Promise<void> {
  const system = oneStatement(db, 'system');
  for (;;) {
    const expired = await findExpired(system);
    if (expired.length === 0) return;
    for (const bulk of expired) {
      await removeBulkFiles(files, bulk);
      await deleteBulk(oneStatement(db, { arn: bulk.arn }), bulk);
    }
  }
}
