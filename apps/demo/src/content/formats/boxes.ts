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
      ...{ align: 'centre', colour: paper, background: deep, lines: 3 },
    },
  ];
}

/** Over a film: one line at its foot. After it: a card with everything. */
export function filmBoxes({ ink, deep, paper, primary }: Palette): Boxes {
  const strip = { colour: paper, background: deep, lines: 1, align: 'left' as const };
  const card = { page: 'card' as const, colour: ink, background: paper, lines: 1, align: 'left' as const };
  const at = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const type = (size: number, smallest: number, weight: 400 | 600 | 700 = 400) => ({
    size,
    smallest,
    weight,
  });
  return [
    { field: 'name', ...at(40, 624, 600, 44), ...strip, ...type(34, 18, 700) },
    { field: 'tagline', ...at(40, 670, 600, 34), ...strip, ...type(24, 16) },
    { field: 'arn', ...at(940, 640, 300, 48), ...strip, align: 'right', ...type(32, 18, 600) },
    { field: 'logo', page: 'card', ...at(80, 80, 180, 180), align: 'centre' },
    { field: 'name', ...at(300, 80, 600, 128), ...card, lines: 2, colour: primary, ...type(56, 28, 700) },
    { field: 'tagline', ...at(300, 216, 600, 44), ...card, ...type(28, 18) },
    { field: 'arn', ...at(80, 300, 820, 52), ...card, ...type(36, 20, 600) },
    { field: 'phone', ...at(80, 360, 820, 52), ...card, ...type(36, 20) },
    { field: 'email', ...at(80, 420, 820, 52), ...card, ...type(36, 18) },
    { field: 'approval', ...at(80, 500, 820, 36), ...card, ...type(24, 16) },
    { field: 'qr', page: 'card', ...at(924, 80, 300, 300), align: 'centre' },
    {
      ...{ field: 'risk', ...at(0, 576, 1280, 144), ...card, lines: 3, ...type(40, 24, 600), padding: 8 },
      ...{ align: 'centre', colour: paper, background: deep },
    },
  ];
}
