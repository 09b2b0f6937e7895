import { fileURLToPath } from 'node:url';
import { texts } from '@hub/contract';
import type { WishDesign } from '@hub/contract/calls/wishes/wishes';
import { DISTRIBUTOR_TAGLINE } from '@hub/contract/co-branding/creative-texts';
import type { WishLanguage } from '@hub/domain/wishes/greetings';
import type { OverlayOptions } from 'sharp';
import { CARD_PX, cardArt } from './card-art.ts';

interface WishCard {
  readonly design: WishDesign;
  readonly language: WishLanguage;
  readonly greeting: string;
  readonly distributor: string;
  readonly arn: string;
}

/** Inter has no Indian script. */
const scripts: Readonly<Record<WishLanguage, readonly [pack: string, family: string]>> = {
  en: ['inter', 'Inter'],
  hi: ['noto-sans-devanagari', 'Noto Sans Devanagari'],
  mr: ['noto-sans-devanagari', 'Noto Sans Devanagari'],
  gu: ['noto-sans-gujarati', 'Noto Sans Gujarati'],
  ta: ['noto-sans-tamil', 'Noto Sans Tamil'],
  te: ['noto-sans-telugu', 'Noto Sans Telugu'],
  kn: ['noto-sans-kannada', 'Noto Sans Kannada'],
  ml: ['noto-sans-malayalam', 'Noto Sans Malayalam'],
  bn: ['noto-sans-bengali', 'Noto Sans Bengali'],
};

function fontOf(language: WishLanguage): { readonly family: string; readonly file: string } {
  const [pack, family] = scripts[language];
  const file = `@expo-google-fonts/${pack}/700Bold/${family.replaceAll(' ', '')}_700Bold.ttf`;
  return { family, file: fileURLToPath(import.meta.resolve(file)) };
}

/** A name is text, whatever it holds: the writer of letters knows marks of its own. */
const asText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface Line {
  readonly text: string;
  readonly language: WishLanguage;
  readonly top: number;
  readonly height: number;
  readonly width: number;
}

/** Words in the middle of a box, as large as they fit. */
async function lineOf({ text, language, top, height, width }: Line, ink: string): Promise<OverlayOptions> {
  const { default: sharp } = await import('sharp');
  const { family, file } = fontOf(language);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${asText(text)}</span>`,
      font: `${family} Bold`,
      fontfile: file,
      align: 'centre',
      rgba: true,
      width,
      height,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.max(0, Math.round((CARD_PX - info.width) / 2)),
    top: top + Math.max(0, Math.round((height - info.height) / 2)),
  };
}

/** A card: the design, the greeting, and who sends it, with what every piece of a distributor says. */
export async function drawCard({ design, language, greeting, distributor, arn }: WishCard): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { ink, svg } = cardArt(design);
  const lines: readonly Line[] = [
    { text: greeting, language, top: 300, height: 170, width: 640 },
    { text: distributor, language: 'en', top: 534, height: 36, width: 640 },
    {
      text: `${arn} · ${DISTRIBUTOR_TAGLINE}`,
      language: 'en',
      top: 588,
      height: 26,
      width: 640,
    },
    { text: texts.footer.disclaimer, language: 'en', top: 664, height: 70, width: 680 },
  ];
  const words = await Promise.all(lines.map((line) => lineOf(line, ink)));
  return sharp(Buffer.from(svg)).composite(words).jpeg({ quality: 86 }).toBuffer();
}
