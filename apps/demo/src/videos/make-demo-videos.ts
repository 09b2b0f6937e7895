import type { JobContext } from '../../../server/src/calls/job-context.ts';
import type { Tx } from '../../../server/src/db/database.ts';
import { oneStatement } from '../../../server/src/db/queries.ts';
import { grantCertificate } from '../../../server/src/features/certificate/certificate.public.ts';
import {
  addLikes,
  addPastWatches,
  addWatched,
  findLibraryState,
  markFinished,
  prepareVideos,
  setLike,
  upsertFeedback,
} from '../../../server/src/features/prostart/prostart.public.ts';
import { allVideos } from './all-videos.ts';
import { demoVideoManifest, drawDemoVideo, type MakeFilm } from './demo-videos.ts';

/** Who has done what: so many seconds of a video, or its end, days before the demo's first day. */
const seen = [
  { arn: 'ARN-100001', video: 'kyc-status', daysAgo: 40, to: 'end', liked: true },
  { arn: 'ARN-100001', video: 'nominees', daysAgo: 33, to: 'end', liked: true },
  { arn: 'ARN-100001', video: 'first-sip', daysAgo: 9, to: 'end', liked: true },
  { arn: 'ARN-100001', video: 'sip-step-up', daysAgo: 3, to: 11, liked: false },
  { arn: 'ARN-100001', video: 'bond-prices', daysAgo: 1, to: 18, liked: false },
  { arn: 'ARN-100002', video: 'first-sip', daysAgo: 12, to: 'end', liked: true },
  { arn: 'ARN-100002', video: 'riskometer', daysAgo: 2, to: 7, liked: true },
  { arn: 'ARN-100003', video: 'kyc-status', daysAgo: 6, to: 'end', liked: true },
  { arn: 'ARN-100003', video: 'first-meeting', daysAgo: 2, to: 15, liked: false },
] as const;

/** How often each was watched on an ordinary day: the newest are in everybody's talk. */
const watchesADay = {
  'first-meeting': 9,
  riskometer: 7,
  'bond-prices': 4,
  'sip-returned': 3,
  'first-sip': 2,
  'kyc-status': 2,
  nominees: 1,
  'sip-step-up': 1,
} as const;

const seriesDone = { arn: 'ARN-100001', series: 'right-papers', title: 'Papers right the first time' };

interface Moment {
  readonly now: Temporal.Instant;
  readonly today: Temporal.PlainDate;
}

async function fillHistory(
  tx: Tx,
  lengths: Readonly<Record<string, number>>,
  { now, today }: Moment,
): Promise<void> {
  await addPastWatches(tx, watchesADay, today.toString());
  for (const { arn, video, daysAgo, to, liked } of seen) {
    const own = { arn, video };
    const at = now.subtract({ hours: daysAgo * 24 }).toString();
    const second = to === 'end' ? (lengths[video] ?? 0) : to;
    await addWatched(tx, own, { second, played: second, at });
    if (to === 'end') await markFinished(tx, own, at);
    if (liked && (await setLike(tx, own, { isLiked: true, at }))) await addLikes(tx, video, 1);
  }
  await upsertFeedback(
    tx,
    { arn: seriesDone.arn, video: 'kyc-status' },
    { stars: 5, words: 'Short, and I used it the same day.', at: now.toString() },
  );
  await grantCertificate(tx, { ...seriesDone, today: today.subtract({ days: 33 }) });
}

/**
 * The demo's library with what its distributors have watched of it; made once. Each film is there as soon as it is
 * made: all of them take a minute or two.
 */
export async function makeDemoVideos(
  { db, files, clock, brand }: Pick<JobContext, 'db' | 'files' | 'clock' | 'brand'>,
  signal: AbortSignal,
  makeFilm: MakeFilm = drawDemoVideo,
): Promise<void> {
  const stateNow = () => findLibraryState(oneStatement(db, 'system'));
  const { lengths: existing } = await stateNow();
  const moment = { now: clock.now(), today: clock.today() };
  for (const video of allVideos.filter(({ id }) => existing[id] === undefined)) {
    const folder = await makeFilm(video, brand, signal);
    const prepared = await prepareVideos(folder, demoVideoManifest(video, moment.today));
    if ('faults' in prepared) throw new Error(prepared.faults.join('\n'));
    await prepared.add({ db, files, now: moment.now, notifies: null });
  }
  const { lengths, hasWatches } = await stateNow();
  if (!hasWatches) await db.transaction('system', (tx) => fillHistory(tx, lengths, moment));
}
