import type { Brand } from '@hub/contract';
import { brandMark } from '../content/draw/brand-mark.ts';
import { paragraph } from '../content/draw/measure.ts';
import type { Palette } from '../content/draw/palette.ts';
import { circle, rect, type Shape } from '../content/draw/shapes.ts';
import { groundOf } from '../content/formats/poster.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../content/scenes/scene.ts';
import type { DemoVideo } from './films/demo-video.ts';

export const SLIDE = { width: 1280, height: 720 } as const;

const left = 72;
const foot = 56;
/** Of what the points stand in; the drawing has the rest. */
const column = 560;
const panel = { x: 700, y: 250, width: 508, height: 340 } as const;
const scale = panel.width / SCENE_WIDTH;

interface SlideLook {
  readonly brand: Pick<Brand, 'name'>;
  readonly palette: Palette;
}

interface Shown {
  readonly heading: string;
  /** What was said so far, in short; the last one is being said. */
  readonly points: readonly string[];
  /** Of the drawing, from 0 to 1. */
  readonly moment: number;
  /** `2 of 6`. */
  readonly place: string;
}

function pointShapes(points: readonly string[], { ink, accent, mid }: Palette): Shape[] {
  let y = 262;
  return points.flatMap((text, no) => {
    const isLast = no === points.length - 1;
    const block = paragraph({
      ...{ text, x: left + 34, y, width: column - 34, size: 34, leading: 1.26, fill: ink },
      weight: isLast ? 700 : 400,
    });
    const disc = { d: circle(left + 10, y + 21, 8), fill: isLast ? accent : mid };
    y = block.end + 26;
    return [disc, ...block.shapes];
  });
}

/** A heading, its points and a drawing at a moment. */
export function slide(
  { ground, scene }: Pick<DemoVideo, 'ground' | 'scene'>,
  { heading, points, moment, place }: Shown,
  { brand, palette }: SlideLook,
): readonly Shape[] {
  const { width, height } = SLIDE;
  const { back, title } = groundOf(ground, palette);
  const words = { x: left, y: 132, width: width - 2 * left, size: 58, weight: 700, leading: 1.15 } as const;
  const note = { y: height - 20, size: 20, weight: 600, fill: palette.soft } as const;
  return [
    { d: rect(0, 0, width, height), fill: back },
    brandMark(brand, palette, [left, 48], title, 0.86),
    ...paragraph({ ...words, text: heading, fill: title }).shapes,
    ...pointShapes(points, palette),
    { d: rect(panel.x, panel.y, panel.width, panel.height, 28), fill: palette.paper, opacity: 0.6 },
    {
      x: panel.x,
      y: panel.y + panel.height - 36 - SCENE_HEIGHT * scale,
      scale,
      shapes: scene(palette, moment),
    },
    { d: rect(0, height - foot, width, foot), fill: palette.deep },
    { ...note, text: 'For distributors only, not for circulation among investors', x: left },
    { ...note, text: place, x: width - left, align: 'right' },
  ];
}
