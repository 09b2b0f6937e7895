import type { Brand } from '@hub/contract';
import { brandMark } from '../content/draw/brand-mark.ts';
import { paragraph } from '../content/draw/measure.ts';
import type { Palette } from '../content/draw/palette.ts';
import { rect, type Shape } from '../content/draw/shapes.ts';
import { groundOf } from '../content/formats/poster.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../content/scenes/scene.ts';
import type { DemoVideo } from './demo-video.ts';

export const SLIDE = { width: 640, height: 360 } as const;

const foot = 28;
const scale = 0.48;

interface SlideLook {
  readonly brand: Pick<Brand, 'name'>;
  readonly palette: Palette;
}

/** A heading over a drawing at a moment from 0 to 1, and how far the video is. */
export function slide(
  { ground, scene }: Pick<DemoVideo, 'ground' | 'scene'>,
  {
    heading,
    moment,
    progress,
  }: { readonly heading: string; readonly moment: number; readonly progress: number },
  { brand, palette }: SlideLook,
): readonly Shape[] {
  const { width, height } = SLIDE;
  const { back, title } = groundOf(ground, palette);
  const words = { x: 32, y: 58, width: width - 64, size: 32, weight: 700, leading: 1.15 } as const;
  return [
    { d: rect(0, 0, width, height), fill: back },
    brandMark(brand, palette, [32, 20], title, 0.44),
    ...paragraph({ ...words, text: heading, fill: title }).shapes,
    {
      x: (width - SCENE_WIDTH * scale) / 2,
      y: height - foot - SCENE_HEIGHT * scale,
      scale,
      shapes: scene(palette, moment),
    },
    { d: rect(0, height - foot, width, foot), fill: palette.deep },
    { d: rect(0, height - foot, width * progress, 4), fill: palette.accent },
  ];
}
