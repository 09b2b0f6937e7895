import {
  buckets,
  countWatch,
  like,
  saveVideoFeedback,
  saveWatched,
  subBuckets,
  trending,
  video,
  videos,
} from '@hub/contract/calls/prostart/prostart';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getBuckets, getSubBuckets, getTrending, getVideo, getVideos } from './library/prostart.service.ts';
import { countView, limitViews, saveFeedback, saveLike } from './watching/video-acts.service.ts';
import { saveWatch } from './watching/watched.service.ts';

export const prostartHandlers: readonly CallHandler[] = [
  handleSignedIn(trending, getTrending),
  handleSignedIn(videos, getVideos),
  handleSignedIn(video, getVideo),
  handleSignedIn(buckets, getBuckets),
  handleSignedIn(subBuckets, getSubBuckets),
  handleChange(countWatch, countView, limitViews),
  handleChange(like, saveLike),
  handleChange(saveVideoFeedback, saveFeedback),
  handleSignedIn(saveWatched, saveWatch),
];
