import { join } from 'node:path';
import { type DrawnBrand, drawOnce } from '../drawing/draw-once.ts';

/** The folder with the files of all pieces. */
export const drawContent = (brand: DrawnBrand, signal: AbortSignal): Promise<string> =>
  drawOnce(
    {
      name: 'demo-content',
      sources: [import.meta.dirname, join(import.meta.dirname, '../voice')],
      thread: new URL('./draw-thread.ts', import.meta.url),
    },
    brand,
    signal,
  );
