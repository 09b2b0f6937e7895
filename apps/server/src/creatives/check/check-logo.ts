import { LOGO_BYTES } from '@hub/contract/calls/co-branding/co-branding';
import type { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { decoded, openPicture, pictureKind, pictureTurn } from '../../pictures/read-picture.ts';

const LARGEST_SIDE = 4000;
const SMALLEST_SIDE = 100;
/** No box of a piece is larger. */
const MOST_SIDE = 1200;

interface Logo {
  readonly body: Uint8Array;
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
  readonly hasTransparency: boolean;
}

/** Why a file is no logo; what the distributor reads stands in `creativeTexts.logo`. */
type LogoFault = keyof (typeof creativeTexts)['logo'];

type CheckedLogo =
  | { readonly logo: Logo; readonly fault: null }
  | { readonly logo: null; readonly fault: LogoFault };

const refused = (fault: LogoFault): CheckedLogo => ({ logo: null, fault });

/**
 * A distributor's logo, decoded and written anew as what it was, PNG or JPEG: nothing but its pixels goes along. What
 * the file is says its first bytes, so nothing else, an SVG or a script by another name, meets a decoder.
 */
export async function checkLogo(body: Uint8Array): Promise<CheckedLogo> {
  if (body.length > LOGO_BYTES) return refused('tooLarge');
  const kind = pictureKind(body);
  if (kind !== 'png' && kind !== 'jpeg') return refused('wrongType');
  return pictureTurn(async () => {
    const picture = await openPicture(body, kind);
    if (picture === null) return refused('wrongType');
    const longer = Math.max(picture.width, picture.height);
    if (longer > LARGEST_SIDE) return refused('tooManyPixels');
    if (longer < SMALLEST_SIDE) return refused('tooSmall');
    const small = picture
      .read(LARGEST_SIDE * LARGEST_SIDE)
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 });
    const written = kind === 'png' ? small.png() : small.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
    const made = await decoded(written.toBuffer({ resolveWithObject: true }));
    if (made === null) return refused('wrongType');
    const { width, height } = made.info;
    const mediaType = kind === 'png' ? 'image/png' : 'image/jpeg';
    const hasTransparency = !(await isOpaque(made.data));
    return { logo: { body: made.data, mediaType, width, height, hasTransparency }, fault: null };
  });
}

async function isOpaque(body: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  return (await sharp(body).stats()).isOpaque;
}
