import { drawLayers, type Layer } from '../draw/draw-layers.ts';
import type { Creative } from '../layout/creative.ts';
import type { LayoutBox } from '../layout/layout.ts';

/**
 * How the first page or frame will look, `width` pixels wide, as a JPEG. The source is the preview picture, so that it
 * is as quick for a film as for a poster. Boxes are the ones of the piece itself, made smaller.
 */
export async function renderPreview(creative: Creative, width: number): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const { layout, source } = creative;
  const scale = width / layout.width;
  const layers = await drawLayers(layout.boxes.filter(isOnFirstPage), creative);
  return sharp(source, { failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(width, Math.round(layout.height * scale), { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .composite(await Promise.all(layers.map((layer) => smaller(layer, scale))))
    .jpeg({ quality: 85 })
    .toBuffer();
}

const isOnFirstPage = ({ page = 1 }: LayoutBox): boolean => page === 1 || page === 'all';

/** Edges are rounded and not lengths, so that boxes that touch still do. */
async function smaller({ input, raw, left, top }: Layer, scale: number): Promise<Layer> {
  const { default: sharp } = await import('sharp');
  const edge = (at: number): number => Math.round(at * scale);
  const width = Math.max(1, edge(left + raw.width) - edge(left));
  const height = Math.max(1, edge(top + raw.height) - edge(top));
  return {
    input: await sharp(input, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer(),
    raw: { width, height, channels: 4 },
    left: edge(left),
    top: edge(top),
  };
}
