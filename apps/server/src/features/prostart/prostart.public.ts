export { prepareVideos } from './add-videos.service.ts';
