import { workerData } from 'node:worker_threads';
import type { DrawnBrand } from '../drawing/draw-once.ts';
import { allVideos } from './all-videos.ts';
import { drawVideo } from './draw-video.ts';

interface Work {
  readonly folder: string;
  readonly brand: DrawnBrand;
  readonly facts: { readonly id: string };
}

const { folder, brand, facts } = workerData as Work;
for (const video of allVideos.filter(({ id }) => id === facts.id)) await drawVideo({ video, brand, folder });
