import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import type { JobContext } from '../../../calls/job-context.ts';
import type { MadeCreative } from '../../../creatives/layout/creative.ts';
import { renderCreative } from '../../../creatives/render-creative.ts';
import { NoFfmpegError } from '../../../creatives/video/find-ffmpeg.ts';
import { oneStatement, type Queries } from '../../../db/queries.ts';
import { makeTemporaryFolder } from '../../../temporary/temporary-path.ts';
import { linkOf } from '../piece/content-link.ts';
import { findGenerated } from '../piece/generated.repository.ts';
import { generatedFile, generatedPicture } from '../piece/generated-file.ts';
import { findPiece } from '../piece/piece.repository.ts';
import { isPicture, validityOf } from '../piece/presenter.ts';
import { creativeOf, drawPreview, MissingFileError } from './make-creative.ts';
import { type Claim, claimNext, markFailed, markReady, noteProgress } from './making.repository.ts';

/** A killed process lets go of its piece after this. */
const CLAIM_SECONDS = 60;
const HEARTBEAT_MS = 20_000;
/** Written no more often than at each of these steps, in per cent. */
const STEP = 5;
/** A piece that ends the process each time must not do so for ever. */
const MOST_TRIES = 3;

const { failures } = creativeTexts;

/** Something that making it again would not change. */
class NotMadeError extends Error {
  override name = 'NotMadeError';
}

/** Until nothing waits, one at a time. Several processes may run it at once: each piece is in one hand. */
export async function makeContent(context: JobContext): Promise<void> {
  const system = oneStatement(context.db, 'system');
  const next = () => claimNext(system, randomUUID(), CLAIM_SECONDS);
  for (let claim = await next(); claim !== null; claim = await next()) {
    const queries = oneStatement(context.db, { arn: claim.arn });
    try {
      if (claim.tries > MOST_TRIES) throw new NotMadeError(failures.unmade);
      await makeOne(context, queries, claim);
    } catch (error) {
      const failure = failureOf(error);
      if (!(error instanceof NotMadeError))
        context.log.error({ err: error, generated: claim.id }, 'a piece could not be made');
      await markFailed(queries, claim, failure, `${context.clock.now()}`);
    }
  }
}

function failureOf(error: unknown): string {
  if (error instanceof NotMadeError) return error.message;
  return error instanceof NoFfmpegError ? failures.noVideos : failures.unmade;
}

/** What was asked for, where it still may be made. */
async function readClaimed({ files, config, clock }: JobContext, queries: Queries, { arn, id }: Claim) {
  const row = await findGenerated(queries, arn, id);
  const piece = row && (await findPiece(queries, arn, row.contentId));
  if (row === null || piece === null) throw new NotMadeError(creativeTexts.unknown);
  const validity = validityOf(piece, clock.today());
  if (validity !== 'current') throw new NotMadeError(creativeTexts[validity]);
  if (piece.version !== row.version) throw new NotMadeError(failures.newer);
  const { language, shown } = row;
  try {
    const parts = { arn, piece, language, printed: shown, link: linkOf(config, row) };
    return { creative: await creativeOf(files, { ...parts, of: 'source' }), parts };
  } catch (error) {
    throw error instanceof MissingFileError ? new NotMadeError(failures.missing) : error;
  }
}

async function makeOne(context: JobContext, queries: Queries, claim: Claim): Promise<void> {
  const { creative, parts } = await readClaimed(context, queries, claim);
  const folder = await makeTemporaryFolder('piece');
  const notified = reportingProgress(queries, claim);
  try {
    const made = await renderCreative(creative, {
      onProgress: notified.onProgress,
      signal: notified.signal,
      folder,
    });
    await notified.stop();
    const bytes = await keep(context, claim, made);
    const picture = isPicture(parts.piece.type) ? null : await savePicture(context, claim, parts);
    const { mediaType } = made;
    await markReady(queries, claim, { mediaType, bytes, picture, at: `${context.clock.now()}` });
  } finally {
    await notified.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Made again after a kill it takes the place of the first: nobody has two. */
async function keep({ files }: JobContext, claim: Claim, { body, mediaType }: MadeCreative): Promise<number> {
  const name = generatedFile(claim);
  if (typeof body !== 'string') {
    await files.put(name, body, mediaType);
    return body.length;
  }
  await files.putFile(name, body, mediaType);
  return (await stat(body)).size;
}

/** What the public page shows of a piece that is no picture. */
async function savePicture({ files }: JobContext, claim: Claim, parts: Parameters<typeof drawPreview>[1]) {
  const { picture, size } = await drawPreview(files, parts);
  await files.put(generatedPicture(claim), picture, 'image/jpeg');
  return size;
}

/** Writes one step after the other, and keeps the claim while nothing is told. Aborts when it has become another's. */
function reportingProgress(queries: Queries, claim: Claim) {
  const over = new AbortController();
  let notified = 0;
  let writing = Promise.resolve();
  const write = () => {
    const progress = notified;
    writing = writing.then(async () => {
      const isMine = await noteProgress(queries, claim, progress, CLAIM_SECONDS).catch(() => true);
      if (!isMine) over.abort();
    });
  };
  const beating = setInterval(write, HEARTBEAT_MS).unref();
  return {
    signal: over.signal,
    onProgress(percent: number) {
      // The end is told with the file.
      const step = Math.min(Math.floor(percent / STEP) * STEP, 100 - STEP);
      if (step <= notified) return;
      notified = step;
      write();
    },
    async stop() {
      clearInterval(beating);
      await writing;
    },
  };
}
