import { planned } from '../declare.ts';

export const trending = planned(
  'prostart.trending',
  'GET',
  '/{hub}/video/getByFilterMainPage?bucketname=trending',
);
export const videos = planned('prostart.videos', 'GET', '/{hub}/video/getByFilter');
export const video = planned('prostart.video', 'GET', '/{hub}/video/api/getbyid/{id}');
export const subBuckets = planned('prostart.subBuckets', 'GET', '/{hub}/sub-bucket/getbybucket/{id}');
export const buckets = planned('prostart.buckets', 'GET', '/{hub}/bucket/getbyvideo');
export const countWatch = planned('prostart.countWatch', 'POST', '/{hub}/video/increasewatchcount/{id}');
/** A like must not cover the video with the loader (Spec §4). */
export const like = planned('prostart.like', 'POST', '/{hub}/video/increaselike/{id}', { quiet: true });
export const saveVideoFeedback = planned('prostart.saveFeedback', 'POST', '/{hub}/videofeedback/api/save');
export const saveWatched = planned('prostart.saveWatched', 'POST', '/{hub}/watchedreport/api/save');
