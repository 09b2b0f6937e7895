import jsQR from 'jsqr';
import sharp from 'sharp';

/** What the code on a picture says, read by another library than the one that drew it. */
export async function linkIn(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
