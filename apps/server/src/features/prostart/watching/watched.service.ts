import type { RequestOf, ResponseOf } from '@hub/contract';
import type { saveWatched as saveWatchedCall } from '@hub/contract/calls/prostart/prostart';
import { isWatchFinished, playedInView } from '@hub/domain/prostart/watching';
import type { SignedInContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import { grantCertificate } from '../../certificate/certificate.public.ts';
import { publishedVideo } from './video-acts.service.ts';
import { addWatched, findSeriesState, lockView, markFinished, updateView } from './watched.repository.ts';

type Report = RequestOf<typeof saveWatchedCall>;

interface Watching {
  readonly arn: string;
  readonly video: string;
  readonly length: number;
  readonly now: Temporal.Instant;
}

/** How many seconds this report adds. A view that was never counted adds nothing: it keeps the place alone. */
async function creditPlayed(
  tx: Tx,
  { arn, video, length, now }: Watching,
  { viewId, played }: Report,
): Promise<number> {
  const view = await lockView(tx, { arn, video }, viewId);
  if (view === null) return 0;
  const secondsPassed = now.since(Temporal.Instant.from(view.startedAt)).total('seconds');
  const counted = playedInView({ reported: played, secondsPassed, length });
  // Reports may come out of order.
  if (counted <= view.played) return 0;
  await updateView(tx, { arn, video }, viewId, counted);
  return counted - view.played;
}

/** The id of the certificate that the last video of a series earned just now. */
async function certifySeries(
  { clock, session: { arn } }: SignedInContext,
  tx: Tx,
  series: string,
): Promise<string | null> {
  const today = clock.today();
  const state = await findSeriesState(tx, arn, series, today.toString());
  if (state?.isFinished !== true) return null;
  return grantCertificate(tx, { arn, series, title: state.name, today });
}

/**
 * Sent every few seconds, and safe to send twice: it says how much of the view was played in all, and only what it has
 * beyond the last report is added. So it needs no key, and no answer is kept for it.
 */
export const saveWatched = (
  context: SignedInContext,
  report: Report,
): Promise<ResponseOf<typeof saveWatchedCall>> =>
  context.db.transaction({ arn: context.session.arn }, (tx) => noteWatch(context, tx, report));

async function noteWatch(
  context: SignedInContext,
  tx: Tx,
  report: Report,
): Promise<ResponseOf<typeof saveWatchedCall>> {
  const { arn } = context.session;
  const { seconds: length, series } = await publishedVideo(context, tx, report.id);
  const own = { arn, video: report.id };
  const now = context.clock.now();
  const played = await creditPlayed(tx, { ...own, length, now }, report);
  const second = Math.min(report.second, length);
  const row = await addWatched(tx, own, { second, played, at: now.toString() });
  const wasFinished = row.finishedAt !== null;
  const isFinished = wasFinished || isWatchFinished({ ...row, length });
  const isFinishedNow = isFinished && !wasFinished;
  if (isFinishedNow) await markFinished(tx, own, now.toString());
  const certificateId = isFinishedNow && series !== null ? await certifySeries(context, tx, series) : null;
  return { watchedTo: row.watchedTo, isFinished, certificateId };
}
