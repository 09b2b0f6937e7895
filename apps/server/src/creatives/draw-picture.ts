import { startOf } from './draw-text.ts';
import type { PictureBox } from './layout.ts';
import { emptyRaster, type Raster } from './raster.ts';

/** A logo or portrait, whole and in its own proportions; where it is transparent, the piece or its ground shows. */
export async function drawPicture(box: PictureBox, picture: Uint8Array): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  const { width, height, background, padding, align } = box;
  const room = { width: width - 2 * padding, height: height - 2 * padding };
  const { data, info } = await sharp(picture, { failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ ...room, fit: 'inside' })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = emptyRaster({ width, height, background });
  const raster = await sharp(ground.data, { raw: { width, height, channels: 4 } })
    .composite([
      {
        input: data,
        raw: { width: info.width, height: info.height, channels: 4 },
        left: padding + startOf(align, room.width - info.width),
        top: padding + Math.floor((room.height - info.height) / 2),
      },
    ])
    .raw()
    .toBuffer();
  return { width, height, data: raster };
}
