import type { VideoLead } from '@hub/contract/calls/prostart/prostart';

/** Nobody comes back for the last words. */
const LAST_SECONDS = 3;

/** Where a video goes on: where it was left, and from its start once it was seen to the end. */
export const resumeAt = ({
  watchedTo,
  isFinished,
  seconds,
}: Pick<VideoLead, 'watchedTo' | 'isFinished' | 'seconds'>): number =>
  isFinished || seconds - watchedTo < LAST_SECONDS ? 0 : watchedTo;
