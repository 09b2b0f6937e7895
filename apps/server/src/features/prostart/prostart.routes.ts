import {
  buckets,
  countWatch as countWatchCall,
  like as likeCall,
  saveVideoFeedback as saveVideoFeedbackCall,
  saveWatched as saveWatchedCall,
  subBuckets,
  trending,
  video,
  videos,
} from '@hub/contract/calls/prostart/prostart';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getBuckets, getSubBuckets, getTrending, getVideo, getVideos } from './library/prostart.service.ts';
import { countWatch, like, limitViews, saveVideoFeedback } from './watching/video-acts.service.ts';
import { saveWatched } from './watching/watched.service.ts';

export const prostartHandlers: readonly CallHandler[] = [
  handleSignedIn(trending, getTrending),
  handleSignedIn(videos, getVideos),
  handleSignedIn(video, getVideo),
  handleSignedIn(buckets, getBuckets),
  handleSignedIn(subBuckets, getSubBuckets),
  handleChange(countWatchCall, countWatch, limitViews),
  handleChange(likeCall, like),
  handleChange(saveVideoFeedbackCall, saveVideoFeedback),
  handleSignedIn(saveWatchedCall, saveWatched),
];
