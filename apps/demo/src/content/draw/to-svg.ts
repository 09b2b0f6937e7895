import sharp from 'sharp';
import { isTall } from '../../../../server/src/creatives/layout/fonts.ts';
import { drawInk } from '../../../../server/src/creatives/layout/ink.ts';
import type { Ink, Shape, Words } from './shapes.ts';
import { outlinesOf, startOf } from './typeface.ts';

const inkSvg = ({ d, fill = 'none', stroke, line = 1, opacity }: Ink): string =>
  [
    `<path d="${d}" fill="${fill}"`,
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    '/>',
  ].join('');

/** Letters of India as a picture: HarfBuzz, which shapes them all rightly, gives no outlines. */
async function pictureSvg(words: Words, scale: number): Promise<string> {
  const { width, height, above, cover } = await drawInk(words.text, words.size * scale, words.weight);
  const raw = { width, height, channels: 1 } as const;
  const letters = sharp({ create: { width, height, channels: 3, background: words.fill } });
  const png = await letters.joinChannel(Buffer.from(cover), { raw }).png({ compressionLevel: 3 }).toBuffer();
  const place = `x="${startOf(words)}" y="${words.y - above / scale}" width="${width / scale}" height="${height / scale}"`;
  return `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/** The frames of a film say the same words again and again. */
const drawn = new Map<string, Promise<string>>();

function wordsSvg(words: Words, scale: number): Promise<string> {
  const key = JSON.stringify([words, scale]);
  const draw = async () =>
    isTall(words.text)
      ? pictureSvg(words, scale)
      : inkSvg({ d: outlinesOf(words).join(''), fill: words.fill });
  const svg = drawn.get(key) ?? draw();
  drawn.set(key, svg);
  return svg;
}

async function shapeSvg(shape: Shape, scale: number): Promise<string> {
  if ('shapes' in shape) {
    const inside = await Promise.all(shape.shapes.map((one) => shapeSvg(one, scale * shape.scale)));
    return `<g transform="translate(${shape.x} ${shape.y}) scale(${shape.scale})">${inside.join('')}</g>`;
  }
  return 'text' in shape ? wordsSvg(shape, scale) : inkSvg(shape);
}

export async function toSvg(
  shapes: readonly Shape[],
  { width, height }: { readonly width: number; readonly height: number },
  scale = 1,
): Promise<Buffer> {
  const inside = await Promise.all(shapes.map((shape) => shapeSvg(shape, scale)));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${inside.join('')}</svg>`,
  );
}
