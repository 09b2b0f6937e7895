import type { Ink, Shape, Words } from './shapes.ts';
import { outlinesOf } from './typeface.ts';

const inkSvg = ({ d, fill = 'none', stroke, line = 1, opacity }: Ink): string =>
  [
    `<path d="${d}" fill="${fill}"`,
    stroke === undefined
      ? ''
      : ` stroke="${stroke}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    '/>',
  ].join('');

const wordsSvg = (words: Words): string => inkSvg({ d: outlinesOf(words).join(''), fill: words.fill });

function shapeSvg(shape: Shape): string {
  if ('shapes' in shape) {
    const { x, y, scale, shapes } = shape;
    return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes.map(shapeSvg).join('')}</g>`;
  }
  return 'text' in shape ? wordsSvg(shape) : inkSvg(shape);
}

export const toSvg = (shapes: readonly Shape[], width: number, height: number, scale = 1): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${shapes.map(shapeSvg).join('')}</svg>`,
  );
