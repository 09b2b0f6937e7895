import { brandMark } from '../draw/brand-mark.ts';
import { rect, type Shape } from '../draw/shapes.ts';
import { evenLines } from '../draw/typeface.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '../scenes/scene.ts';
import { groundOf, type PosterLook } from './poster.ts';

/** Pictures a second: enough for a drawing that grows, and a distributor's own film is made the sooner. */
export const FILM = { width: 1280, height: 720, strip: 608, rate: 5 } as const;

const text = { size: 46, leading: 1.25, width: 1120, top: 118 } as const;

/** A frame of a film at a moment from 0 to 1: the sentence that is being said over a drawing that moves. */
export function frame(
  said: string,
  { palette, brand, ground, scene }: PosterLook,
  moment: number,
): readonly Shape[] {
  const { back, title } = groundOf(ground, palette);
  const { width, height, strip } = FILM;
  const scale = 0.8;
  const lines = evenLines(said, text.width, text.size, 700);
  return [
    { d: rect(0, 0, width, height), fill: back },
    brandMark(brand, palette, [48, 32], title, 0.8),
    ...lines.map(
      (line, no): Shape => ({
        ...{ text: line, x: width / 2, y: text.top + text.size * (no * text.leading + 0.95) },
        ...{ size: text.size, weight: 700, fill: title, align: 'centre' },
      }),
    ),
    {
      x: (width - SCENE_WIDTH * scale) / 2,
      y: strip - SCENE_HEIGHT * scale,
      scale,
      shapes: scene(palette, moment),
    },
    { d: rect(0, strip, width, height - strip), fill: palette.deep },
  ];
}
