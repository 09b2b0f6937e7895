import { LOGO_BYTES } from '@hub/contract/calls/co-branding';
import { creativeTexts } from '@hub/contract/co-branding/creative-texts';
import { documentKind } from '../../ports/files/document-kind.ts';
import { malformed } from '../refusal.ts';

const wrong = (why: keyof typeof creativeTexts.logo) => malformed({ logo: creativeTexts.logo[why] });

export async function readLogo(body: Uint8Array) {
  if (body.length > LOGO_BYTES) throw wrong('tooLarge');
  const kind = documentKind(body)?.type;
  if (kind !== 'png' && kind !== 'jpeg') throw wrong('wrongType');
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(body, { limitInputPixels: 16_000_000 })
    .autoOrient()
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw wrong('wrongType');
    });
  return { png: data, width: info.width, height: info.height, hasTransparency: info.channels === 4 };
}
