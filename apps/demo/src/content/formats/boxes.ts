import type { z } from 'zod';
import type { layoutSchema } from '../../../../server/src/creatives/layout/layout.ts';
import type { Palette } from '../draw/palette.ts';

/** As the asset manager writes them: what has a usual value may be left out. */
export type Boxes = z.input<typeof layoutSchema>['boxes'];
type Page = Boxes[number]['page'];

interface PanelPlace {
  /** Of the panel's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** 1 is a panel 1080 wide and 380 high. */
  readonly scale: number;
  readonly page?: Page;
}

/**
 * The foot of most pieces: logo at the left, the distributor's lines beside it, the QR at the right, the risk line
 * below all of them.
 */
export function panelBoxes({ x, y, scale, page }: PanelPlace, { ink, deep, paper }: Palette): Boxes {
  const put = (left: number, top: number, width: number, height: number) => ({
    x: Math.round(x + left * scale),
    y: Math.round(y + top * scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ...(page !== undefined && { page }),
  });
  const text = (size: number, smallest: number, weight: 400 | 600 | 700 = 400) => ({
    ...{ align: 'left' as const, colour: ink, background: paper, lines: 1, weight },
    size: Math.max(4, size * scale),
    smallest: Math.max(4, smallest * scale),
  });
  return [
    { field: 'logo', ...put(56, 52, 168, 168), align: 'centre' },
    { field: 'name', ...put(252, 46, 500, 96), ...text(40, 24, 700), lines: 2 },
    { field: 'tagline', ...put(252, 146, 500, 32), ...text(24, 15) },
    { field: 'arn', ...put(252, 182, 240, 32), ...text(24, 15, 600) },
    { field: 'city', ...put(500, 182, 252, 32), ...text(24, 15) },
    { field: 'phone', ...put(252, 218, 240, 32), ...text(24, 15) },
    { field: 'email', ...put(500, 218, 252, 32), ...text(24, 12) },
    { field: 'approval', ...put(56, 266, 696, 28), ...text(19, 13) },
    { field: 'qr', ...put(776, 16, 268, 264), align: 'centre' },
    {
      ...{ field: 'risk', ...put(0, 308, 1080, 72), ...text(24, 15, 600) },
      ...{ align: 'centre', colour: paper, background: deep, lines: 2 },
    },
  ];
}

/** Over a film: one line at its foot. After it: a card with everything. */
export function filmBoxes({ ink, deep, paper, primary }: Palette): Boxes {
  const strip = { colour: paper, background: deep, lines: 1, align: 'left' as const };
  const card = { page: 'card' as const, colour: ink, background: paper, lines: 1, align: 'left' as const };
  return [
    { field: 'name', x: 20, y: 312, width: 300, height: 22, ...strip, size: 17, smallest: 9, weight: 700 },
    { field: 'tagline', x: 20, y: 335, width: 300, height: 17, ...strip, size: 12, smallest: 8, weight: 400 },
    {
      field: 'arn',
      x: 470,
      y: 320,
      width: 150,
      height: 24,
      ...strip,
      align: 'right',
      size: 16,
      smallest: 9,
      weight: 600,
    },
    { field: 'logo', page: 'card', x: 40, y: 40, width: 90, height: 90, align: 'centre' },
    {
      field: 'name',
      x: 150,
      y: 40,
      width: 300,
      height: 64,
      ...card,
      lines: 2,
      colour: primary,
      size: 28,
      smallest: 14,
      weight: 700,
    },
    { field: 'tagline', x: 150, y: 108, width: 300, height: 22, ...card, size: 14, smallest: 9, weight: 400 },
    { field: 'arn', x: 40, y: 150, width: 410, height: 26, ...card, size: 18, smallest: 10, weight: 600 },
    { field: 'phone', x: 40, y: 180, width: 410, height: 26, ...card, size: 18, smallest: 10, weight: 400 },
    { field: 'email', x: 40, y: 210, width: 410, height: 26, ...card, size: 18, smallest: 9, weight: 400 },
    { field: 'approval', x: 40, y: 250, width: 410, height: 18, ...card, size: 12, smallest: 8, weight: 400 },
    { field: 'qr', page: 'card', x: 462, y: 40, width: 150, height: 150, align: 'centre' },
    {
      ...{ field: 'risk', x: 0, y: 296, width: 640, height: 64, ...card, lines: 2, size: 20, smallest: 12 },
      ...{ weight: 600, align: 'centre', colour: paper, background: deep },
    },
  ];
}
