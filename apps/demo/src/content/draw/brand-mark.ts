import type { Brand } from '@hub/contract';
import type { Palette } from './palette.ts';
import { rect, type Shape } from './shapes.ts';

/** A leaf in a square and the name of the house, 56 high. */
export const brandMark = (
  { name }: Pick<Brand, 'name'>,
  { primary, soft, paper }: Palette,
  [x, y]: readonly [number, number],
  fill: string,
  scale = 1,
): Shape => ({
  x,
  y,
  scale,
  shapes: [
    { d: rect(0, 0, 56, 56, 14), fill: primary },
    { d: 'M28 46V23M19 46h18', stroke: paper, line: 3.6 },
    { d: 'M28 34.3c-8.7 0-13.6-4.5-14-12.6 8.8-.4 14 3.9 14 12.6Z', fill: soft },
    { d: 'M28 25.9c0-9 5.2-14.3 14.7-14.7.4 9.7-5.2 14.7-14.7 14.7Z', fill: paper },
    { text: name, x: 74, y: 39, size: 30, weight: 600, fill },
  ],
});
