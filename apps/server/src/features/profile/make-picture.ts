import { texts } from '@hub/contract';
import { PICTURE_BYTES, PICTURE_PX, SMALLEST_CROP_PX } from '@hub/contract/calls/profile/profile';
import { malformed } from '../../calls/refusal/refusal.ts';
import { decoded, MOST_PIXELS, openPicture, pictureKind, pictureTurn } from '../../pictures/read-picture.ts';

/** A square in pixels of the upright picture. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const notOne = () => malformed({ picture: texts.field.picture });

/** The whole shorter side from the middle, unless the user chose. One pixel over the edge is rounding, not a mistake. */
function squareIn(width: number, height: number, crop: Crop | undefined): Crop {
  if (crop === undefined) {
    const size = Math.min(width, height);
    return { left: Math.floor((width - size) / 2), top: Math.floor((height - size) / 2), size };
  }
  const size = Math.min(crop.size, width - crop.left, height - crop.top);
  if (size < crop.size - 1) throw malformed({ crop: texts.field.invalid });
  return { ...crop, size };
}

/**
 * The picture as everybody sees it: upright, cut square, 512 by 512, WebP in sRGB. Nothing of the original goes
 * along: no place, no time, no camera, no thumbnail. Sharp writes no metadata unless told to.
 */
export async function makePicture(body: Uint8Array, crop?: Crop): Promise<Uint8Array> {
  const kind = body.length <= PICTURE_BYTES ? pictureKind(body) : null;
  if (kind === null) throw notOne();
  return pictureTurn(async () => {
    const picture = await openPicture(body, kind);
    if (picture === null || picture.width * picture.height > MOST_PIXELS) throw notOne();
    const { width, height, read } = picture;
    if (Math.min(width, height) < SMALLEST_CROP_PX) throw malformed({ picture: texts.field.pictureSmall });
    const { left, top, size } = squareIn(width, height, crop);
    const drawn = read(MOST_PIXELS)
      .extract({ left, top, width: size, height: size })
      .resize(PICTURE_PX, PICTURE_PX)
      // A transparent logo would vanish on a ground of its own colour.
      .flatten({ background: '#fff' })
      .webp({ quality: 82 })
      .timeout({ seconds: 10 })
      .toBuffer();
    const made = await decoded(drawn);
    if (made === null) throw notOne();
    return made;
  });
}
