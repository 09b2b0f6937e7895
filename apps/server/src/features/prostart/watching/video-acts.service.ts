import type { RequestOf, ResponseOf } from '@hub/contract';
import type {
  countWatch as countWatchCall,
  like as likeCall,
  saveVideoFeedback as saveVideoFeedbackCall,
} from '@hub/contract/calls/prostart/prostart';
import { prostartTexts } from '@hub/contract/prostart/prostart-texts';
import { COUNTED_AFTER_SECONDS } from '@hub/domain/prostart/watching';
import type { ChangeContext, PrepareContext } from '../../../calls/call-context.ts';
import type { Tx } from '../../../db/database.ts';
import { unknownVideo } from '../library/prostart.service.ts';
import {
  addLikes,
  countWatched,
  findCounts,
  findPublished,
  insertView,
  setLike,
  upsertFeedback,
} from './video-acts.repository.ts';

/** More than anybody watches within an hour: a script does not make a video trend. */
const viewsPerHour = 120;

export const limitViews = ({ limit, session: { arn } }: PrepareContext): Promise<void> =>
  limit({
    name: 'video-view',
    key: arn,
    max: viewsPerHour,
    windowSeconds: 3600,
    message: prostartTexts.tooMany,
  });

export async function publishedVideo({ clock }: Pick<ChangeContext, 'clock'>, tx: Tx, id: string) {
  const found = await findPublished(tx, id, clock.today().toString());
  if (found === null) throw unknownVideo();
  return found;
}

export async function countWatch(
  context: ChangeContext,
  tx: Tx,
  { id, viewId }: RequestOf<typeof countWatchCall>,
): Promise<ResponseOf<typeof countWatchCall>> {
  const { clock, session } = context;
  await publishedVideo(context, tx, id);
  const startedAt = clock.now().subtract({ seconds: COUNTED_AFTER_SECONDS }).toString();
  if (await insertView(tx, { arn: session.arn, video: id }, { id: viewId, startedAt })) {
    await countWatched(tx, id, clock.today().toString());
  }
  return { watches: (await findCounts(tx, id)).watches };
}

export async function like(
  context: ChangeContext,
  tx: Tx,
  { id, isLiked = true }: RequestOf<typeof likeCall>,
): Promise<ResponseOf<typeof likeCall>> {
  const { clock, session } = context;
  await publishedVideo(context, tx, id);
  const at = clock.now().toString();
  if (await setLike(tx, { arn: session.arn, video: id }, { isLiked, at })) {
    await addLikes(tx, id, isLiked ? 1 : -1);
  }
  return { likes: (await findCounts(tx, id)).likes, isLiked };
}

export async function saveVideoFeedback(
  context: ChangeContext,
  tx: Tx,
  { id, stars, words = '' }: RequestOf<typeof saveVideoFeedbackCall>,
): Promise<ResponseOf<typeof saveVideoFeedbackCall>> {
  const { clock, session } = context;
  await publishedVideo(context, tx, id);
  await upsertFeedback(tx, { arn: session.arn, video: id }, { stars, words, at: clock.now().toString() });
  return { status: 'Success' };
}
