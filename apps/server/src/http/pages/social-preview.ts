import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@hub/contract';
import { forDistributorsOf } from '@hub/contract/landing/social-preview-texts';
import sharp from 'sharp';
import { drawText } from '../../creatives/draw/draw-text.ts';
import type { TextBox } from '../../creatives/layout/layout.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;
const MARK = 132;

const line = (y: number, height: number, size: number, weight: TextBox['weight']) => ({
  x: MARGIN,
  y,
  width: WIDTH - 2 * MARGIN,
  height,
  size,
  smallest: 20,
  weight,
  lines: 1,
});

/** What a messenger shows beside a link to the public page: the brand's mark, colours and names, and the risk line. */
export async function drawSocialPreview(brand: Brand, brandDir: string): Promise<Buffer> {
  const { productName, name, disclaimer, colours } = brand;
  const shade = (step: number) => colours.scale[step] ?? colours.primary;
  const mark = await sharp(await readFile(join(brandDir, brand.logo.mark)), { density: 600 })
    .resize(MARK, MARK, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const lines = [
    { ...line(266, 104, 84, 700), colour: '#ffffff', words: productName },
    { ...line(374, 56, 36, 400), colour: shade(1), words: forDistributorsOf(name) },
    { ...line(520, 40, 24, 400), colour: shade(2), words: disclaimer },
  ];
  const layers = await Promise.all(
    lines.map(async ({ words, ...box }) => {
      const { data, width, height } = await drawText(
        { ...box, field: 'name', align: 'left', padding: 0 },
        words,
      );
      return {
        input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
        raw: { width, height, channels: 4 as const },
        left: box.x,
        top: box.y,
      };
    }),
  );
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: shade(9) } })
    .composite([{ input: mark, left: MARGIN, top: 96 }, ...layers])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
