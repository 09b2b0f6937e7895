import type { PictureBox } from '../layout/layout.ts';
import type { Raster } from '../layout/raster.ts';

const transparent = { r: 0, g: 0, b: 0, alpha: 0 } as const;

/** A logo or portrait, whole and in its own proportions; where it is transparent, the piece or its ground shows. */
export async function drawPicture(box: PictureBox, picture: Uint8Array): Promise<Raster> {
  const { default: sharp } = await import('sharp');
  const { width, height, padding, align } = box;
  const background = box.background ?? transparent;
  const drawn = sharp(picture, { failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(width - 2 * padding, height - 2 * padding, { fit: 'contain', position: align, background })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background })
    .toColourspace('srgb')
    .ensureAlpha();
  if (box.background !== undefined) drawn.flatten({ background });
  return { width, height, data: await drawn.raw().toBuffer() };
}
