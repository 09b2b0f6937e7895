export { prepareVideos } from './import/add-videos.service.ts';
export { addLikes, setLike, upsertFeedback } from './watching/video-acts.repository.ts';
export { addPastWatches, addWatched, findLibraryState, markFinished } from './watching/watched.repository.ts';
