import { brandMark } from '../draw/brand-mark.ts';
import { paragraph } from '../draw/measure.ts';
import { circle, rect, type Shape } from '../draw/shapes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scenes/scene.ts';
import type { SheetWords } from './demo-piece.ts';
import { groundOf, type PosterLook, scanWords } from './poster.ts';

/** A page of A4, in points, with the panel of a poster at its foot. */
export const SHEET = { width: 595, height: 842, panel: 632 } as const;

const left = 44;
const across = SHEET.width - 2 * left;
/** The drawing goes over the whole width. */
const scale = SHEET.width / SCENE_WIDTH;
const band = Math.ceil(40 + SCENE_HEIGHT * scale);

/** Title, paragraphs and points, one below the other. */
function textShapes(
  { title, paragraphs, points = [] }: SheetWords,
  { palette }: Pick<PosterLook, 'palette'>,
  { top, size, titleSize }: { readonly top: number; readonly size: number; readonly titleSize: number },
): readonly Shape[] {
  const shapes: Shape[] = [];
  let y = top;
  const put = (text: string, indent: number, look: { size: number; weight: 400 | 700; fill: string }) => {
    const block = paragraph({ text, x: left + indent, y, width: across - indent, leading: 1.45, ...look });
    shapes.push(...block.shapes);
    y = block.end;
  };
  put(title, 0, { size: titleSize, weight: 700, fill: palette.deep });
  y += size * 0.6;
  for (const text of paragraphs) {
    put(text, 0, { size, weight: 400, fill: palette.ink });
    y += size * 0.6;
  }
  for (const text of points) {
    shapes.push({ d: circle(left + 4, y + size * 0.68, 3), fill: palette.accent });
    put(text, 16, { size, weight: 400, fill: palette.ink });
    y += size * 0.35;
  }
  return shapes;
}

/** One page of a PDF without a distributor. Only the first has the drawing. */
export function sheet(words: SheetWords, look: PosterLook, no: number, language: string): readonly Shape[] {
  const { palette, brand } = look;
  const { width, height, panel } = SHEET;
  const isFirst = no === 0;
  return [
    { d: rect(0, 0, width, height), fill: palette.paper },
    ...(isFirst
      ? [
          { d: rect(0, 0, width, band), fill: groundOf(look.ground, palette).back },
          {
            x: 0,
            y: band - SCENE_HEIGHT * scale,
            scale,
            shapes: look.scene(palette, 1),
          },
        ]
      : [{ d: rect(0, 0, width, 8), fill: palette.primary }]),
    brandMark(
      brand,
      palette,
      [left, 20],
      isFirst ? groundOf(look.ground, palette).title : palette.deep,
      0.42,
    ),
    ...textShapes(words, look, { top: isFirst ? band + 26 : 66, size: 15, titleSize: 30 }),
    { d: rect(0, panel, width, 2), fill: palette.accent },
    ...[
      { text: scanWords(language), x: 501, y: panel + 165, size: 8.5, weight: 600, align: 'centre' } as const,
    ].map((scan): Shape => ({ ...scan, fill: palette.ink })),
  ];
}
