import { decoded, MOST_PIXELS, openPicture, pictureTurn } from './read-picture.ts';

type PictureFault = 'tooManyPixels' | 'unreadable';

/**
 * A picture written anew as what it was, upright: nothing but its pixels goes along, no place, no time, no camera. How
 * many pixels it claims is looked at before one of them is read.
 */
export function cleanPicture(body: Uint8Array, kind: 'jpeg' | 'png'): Promise<Uint8Array | PictureFault> {
  return pictureTurn(async () => {
    const picture = await openPicture(body, kind);
    if (picture === null) return 'unreadable';
    if (picture.width * picture.height > MOST_PIXELS) return 'tooManyPixels';
    const upright = picture.read(MOST_PIXELS).timeout({ seconds: 20 });
    // Small print must stay as readable as it was.
    const written =
      kind === 'png' ? upright.png() : upright.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    return (await decoded(written.toBuffer())) ?? 'unreadable';
  });
}
