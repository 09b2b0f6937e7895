import type { RequestOf, ResponseOf } from '@hub/contract';
import type { saveWatched } from '@hub/contract/calls/prostart';
import { isWatchFinished, playedInView } from '@hub/domain/prostart/watching';
import type { Tx } from '../../db/database.ts';
import type { ChangeContext } from '../call-context.ts';
import { publishedVideo } from './video-acts.service.ts';
import { addWatched, lockView, markFinished, updateView } from './watched.repository.ts';

type Report = RequestOf<typeof saveWatched>;

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
  const secondsPassed = now.since(Temporal.Instant.from(view.beganAt)).total('seconds');
  const counted = playedInView({ reported: played, secondsPassed, length });
  // Reports may come out of order.
  if (counted <= view.played) return 0;
  await updateView(tx, { arn, video }, viewId, counted);
  return counted - view.played;
}

export async function saveWatch(
  context: ChangeContext,
  tx: Tx,
  report: Report,
): Promise<ResponseOf<typeof saveWatched>> {
  const { arn } = context.session;
  const { seconds: length } = await publishedVideo(context, tx, report.id);
  const own = { arn, video: report.id };
  const now = context.clock.now();
  const played = await creditPlayed(tx, { ...own, length, now }, report);
  const second = Math.min(report.second, length);
  const row = await addWatched(tx, own, { second, played, at: now.toString() });
  const wasFinished = row.finishedAt !== null;
  const isFinished = wasFinished || isWatchFinished({ ...row, length });
  if (isFinished && !wasFinished) await markFinished(tx, own, now.toString());
  return { watchedTo: row.watchedTo, isFinished, certificateId: null };
}
