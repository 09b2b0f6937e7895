import { workerData } from 'node:worker_threads';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import { allVideos } from './all-videos.ts';
import { drawVideo } from './draw-video.ts';

const { folder, brand } = workerData as { readonly folder: string; readonly brand: DrawnBrand };
for (const video of allVideos) await drawVideo({ video, brand, folder });
