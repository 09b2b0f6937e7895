import type { Sharp } from 'sharp';

interface IconKind {
  readonly size: number;
  /** How much of the width the mark takes. A maskable icon may be cut to a circle of four fifths of its width. */
  readonly share: number;
  /** Without one it is as clear as the mark around its corners. */
  readonly isFilled: boolean;
}

export const appIcons = {
  'icon-192.png': { size: 192, share: 1, isFilled: false },
  'icon-512.png': { size: 512, share: 1, isFilled: false },
  'icon-maskable-512.png': { size: 512, share: 0.7, isFilled: true },
  'apple-touch-icon.png': { size: 180, share: 0.86, isFilled: true },
} as const satisfies Record<string, IconKind>;
type IconName = keyof typeof appIcons;
export const iconNames = Object.keys(appIcons) as IconName[];

/** The brand's mark as a picture for a home screen; what is filled has the brand's colour to its edges. */
export async function drawIcon(name: IconName, mark: Buffer, colour: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { size, share, isFilled }: IconKind = appIcons[name];
  const inner = Math.round(size * share);
  const drawing: Sharp = sharp(mark, { density: (72 * inner) / 24 }).resize(inner, inner);
  const background = isFilled ? colour : { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: await drawing.png().toBuffer(), gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
