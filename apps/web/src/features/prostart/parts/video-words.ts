import type { VideoLead } from '@hub/contract/calls/prostart/prostart';
import { groupIndian } from '@hub/domain';
import { clockText } from './clock-text.ts';
import { resumeAt } from './resume-at.ts';

export const viewsText = (watches: number): string =>
  watches === 1 ? '1 view' : `${groupIndian(watches)} views`;

export const topicText = ({ bucket, subBucket }: Pick<VideoLead, 'bucket' | 'subBucket'>): string =>
  subBucket === null ? bucket.name : `${bucket.name} · ${subBucket.name}`;

/** What is left of one that was begun; null when it was not, or was seen to its end. */
export function leftText(video: VideoLead): string | null {
  const at = resumeAt(video);
  return at === 0 ? null : `${clockText(video.seconds - at)} left`;
}
