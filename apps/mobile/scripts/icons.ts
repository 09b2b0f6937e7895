import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ShellBrand } from '../brand.ts';

interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** How much of the square the mark takes. */
  readonly share: number;
  /** Null is see-through. */
  readonly ground: string | null;
  readonly isGrey?: true;
}

/** Android's densities: how many pixels a unit of its measure has. */
const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };

const androidIcons = Object.entries(densities).flatMap(([density, scale]): Icon[] => {
  const folder = `android/app/src/brand/res/mipmap-${density}`;
  return [
    // An adaptive icon shows the middle two thirds of its foreground at most; the splash screen shows the same.
    { file: `${folder}/ic_launcher_foreground.png`, pixels: 108 * scale, share: 0.5, ground: null },
    { file: `${folder}/ic_launcher.png`, pixels: 48 * scale, share: 1, ground: null },
  ];
});

/** Apple wants a full square without transparency, rounds it itself, and has one each for light, dark and tinted. */
function iosIcons({ primary, scale }: ShellBrand['brand']['colours']): Icon[] {
  const folder = 'ios/App/App/Assets.xcassets/AppIcon.appiconset';
  const whole = { pixels: 1024, share: 0.8 };
  return [
    { ...whole, file: `${folder}/icon.png`, ground: primary },
    { ...whole, file: `${folder}/icon-dark.png`, ground: scale.at(-1) ?? primary },
    { ...whole, file: `${folder}/icon-tinted.png`, ground: '#000000', isGrey: true },
  ];
}

/** SVG's own measure is 72 pixels an inch; a mark is drawn at its size, never blown up. */
async function drawMark(mark: Buffer, pixels: number): Promise<Buffer> {
  const { width = pixels } = await sharp(mark).metadata();
  const density = Math.max(72, Math.ceil((72 * pixels) / width));
  return sharp(mark, { density })
    .resize(pixels, pixels, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
}

/** All icons of both projects, from the brand's mark. */
export async function drawIcons({ folder, brand }: { folder: string; brand: ShellBrand }): Promise<void> {
  const mark = await readFile(brand.mark);
  for (const { file, pixels, share, ground, isGrey } of [...androidIcons, ...iosIcons(brand.brand.colours)]) {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    const input = await drawMark(mark, Math.round(pixels * share));
    const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
    const channels = ground === null ? 4 : 3;
    const icon = sharp({ create: { width: pixels, height: pixels, channels, background } }).composite([
      { input },
    ]);
    // What is laid on it has transparency, and so would the whole.
    const whole = ground === null ? icon : icon.removeAlpha();
    await (isGrey ? whole.greyscale() : whole).png().toFile(path);
  }
}
