export { prepareVideos } from './import/add-videos.service.ts';
