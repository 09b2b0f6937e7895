import type { LayoutBox } from '../layout/layout.ts';
import { type BoxContent, drawBox } from './draw-box.ts';

/** A filled box for sharp's `composite`. */
export interface Layer {
  readonly input: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 4 };
  readonly left: number;
  readonly top: number;
}

/** The boxes that something is shown in, in the order of the layout. They never overlap (`checkLayout`). */
export async function drawLayers(boxes: readonly LayoutBox[], content: BoxContent): Promise<Layer[]> {
  const drawn = await Promise.all(
    boxes.map(async (box): Promise<Layer | null> => {
      const raster = await drawBox(box, content);
      if (raster === null) return null;
      const { width, height, data } = raster;
      return {
        input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
        raw: { width, height, channels: 4 },
        left: box.x,
        top: box.y,
      };
    }),
  );
  return drawn.filter((layer) => layer !== null);
}
