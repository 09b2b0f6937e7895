export { type AddedVideos, type PreparedVideos, prepareVideos } from './add-videos.service.ts';
