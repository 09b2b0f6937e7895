import type { VideoLead } from '@hub/contract/calls/prostart';
import { groupIndian } from '@hub/domain';
import { clockText } from './clock-text.ts';

export const viewsText = (watches: number): string =>
  watches === 1 ? '1 view' : `${groupIndian(watches)} views`;

export const topicText = ({ bucket, subBucket }: Pick<VideoLead, 'bucket' | 'subBucket'>): string =>
  subBucket === null ? bucket.name : `${bucket.name} · ${subBucket.name}`;

/** What is left of one that was begun; null when it was not, or was seen to its end. */
export const leftText = ({ watchedTo, isFinished, seconds }: VideoLead): string | null =>
  watchedTo === 0 || isFinished ? null : `${clockText(seconds - watchedTo)} left`;
