import { brandMark } from '../draw/brand-mark.ts';
import { rect, type Shape } from '../draw/shapes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scenes/scene.ts';
import { groundOf, type PosterLook } from './poster.ts';

export const FILM = { width: 640, height: 360, strip: 304, seconds: 7, rate: 12 } as const;

/** A frame of a film at a moment from 0 to 1: one sentence after the other over a drawing that moves. */
export function frame(
  sentences: readonly string[],
  { palette, brand, ground, scene }: PosterLook,
  moment: number,
): readonly Shape[] {
  const { back, title } = groundOf(ground, palette);
  const { width, height, strip } = FILM;
  const scale = 0.42;
  const said = sentences[Math.min(sentences.length - 1, Math.floor(moment * sentences.length))] ?? '';
  return [
    { d: rect(0, 0, width, height), fill: back },
    brandMark(brand, palette, [24, 18], title, 0.42),
    { text: said, x: width / 2, y: 86, size: 26, weight: 700, fill: title, align: 'centre' },
    {
      x: (width - SCENE_WIDTH * scale) / 2,
      y: strip - SCENE_HEIGHT * scale,
      scale,
      shapes: scene(palette, moment),
    },
    { d: rect(0, strip, width, height - strip), fill: palette.deep },
  ];
}
