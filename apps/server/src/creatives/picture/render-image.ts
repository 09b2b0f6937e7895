import type { SharpOptions } from 'sharp';
import { drawLayers } from '../draw/draw-layers.ts';
import type { Renderer } from '../layout/creative.ts';
import type { Layout } from '../layout/layout.ts';

/** More than any poster has; a larger claim is refused before a pixel is read. */
const MAX_PIXELS = 100_000_000;

/** A poster as PNG or JPEG, whichever was approved. Of a PNG every pixel outside the boxes keeps its value. */
export const renderImage: Renderer = async (creative, { onProgress, signal }) => {
  const { default: sharp } = await import('sharp');
  const { layout, source } = creative;
  const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };
  const { format, hasAlpha, autoOrient } = await sharp(source, options).metadata();
  mustMeasure(autoOrient, layout);
  const layers = await drawLayers(layout.boxes, creative);
  onProgress(30);
  signal.throwIfAborted();
  const image = sharp(source, options).autoOrient().composite(layers);
  if (!hasAlpha) image.removeAlpha();
  const isJpeg = format === 'jpeg';
  const body = await (isJpeg
    ? image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : image.png()
  ).toBuffer();
  signal.throwIfAborted();
  onProgress(100);
  return isJpeg
    ? { body, mediaType: 'image/jpeg', ending: 'jpg' }
    : { body, mediaType: 'image/png', ending: 'png' };
};

/** Boxes of another size of picture would stand on approved words. */
export function mustMeasure(
  found: { readonly width: number; readonly height: number },
  { width, height }: Layout,
): void {
  if (found.width === width && found.height === height) return;
  throw new Error(
    `The file has ${found.width} × ${found.height} pixels and its layout ${width} × ${height}.`,
  );
}
