import { setImmediate as nextTurn } from 'node:timers/promises';
import { drawLayers } from '../draw/draw-layers.ts';
import { paintFrame } from '../draw/paint-frame.ts';
import type { Renderer } from '../layout/creative.ts';
import { mustMeasure } from './render-image.ts';

/** Of all frames together: four bytes each are held while they are painted. */
const MAX_PIXELS = 40_000_000;

/** Every frame with the boxes filled; how long each stands and how often all are shown stays. */
export const renderGif: Renderer = async (creative, { onProgress, signal }) => {
  const { default: sharp } = await import('sharp');
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true } as const;
  const {
    pages = 1,
    delay,
    loop,
    width,
    height,
    pageHeight = height,
  } = await sharp(creative.source, options).metadata();
  mustMeasure({ width, height: pageHeight }, creative.layout);
  const layers = await drawLayers(creative.layout.boxes, creative);
  const pixels = await sharp(creative.source, options).ensureAlpha().raw().toBuffer();
  onProgress(10);
  const frameBytes = width * pageHeight * 4;
  for (let frame = 0; frame < pages; frame++) {
    const data = pixels.subarray(frame * frameBytes, (frame + 1) * frameBytes);
    paintFrame({ width, height: pageHeight, data }, layers);
    onProgress(10 + Math.floor((60 * (frame + 1)) / pages));
    // Other calls have their turn between two frames.
    await nextTurn();
    signal.throwIfAborted();
  }
  const raw = { width, height: pageHeight * pages, channels: 4, pageHeight } as const;
  const body = await sharp(pixels, { raw, limitInputPixels: MAX_PIXELS })
    // No dots, no colour or frame taken for a similar one: what was approved stays as it is.
    .gif({
      ...(delay !== undefined && { delay }),
      loop: loop ?? 1,
      dither: 0,
      reuse: false,
      interFrameMaxError: 0,
      interPaletteMaxError: 0,
      keepDuplicateFrames: true,
    })
    .toBuffer();
  signal.throwIfAborted();
  onProgress(100);
  return { body, mediaType: 'image/gif', ending: 'gif' };
};
