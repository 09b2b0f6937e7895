import { clientVideos } from './client-videos.ts';
import type { DemoVideo } from './demo-video.ts';
import { fundVideos } from './fund-videos.ts';

export const allVideos: readonly DemoVideo[] = [...clientVideos, ...fundVideos];
