import type { Palette } from '../draw/palette.ts';
import type { Shape } from '../draw/shapes.ts';

/** Every scene fills this much, and stands on its lower edge. */
export const SCENE_WIDTH = 1080;
export const SCENE_HEIGHT = 450;

/** A drawing at a moment from 0, as it begins, to 1, when all of it is there. */
export type Scene = (palette: Palette, moment: number) => readonly Shape[];

/** How far a part is that begins and ends at these moments; it slows down towards its end. */
export function between(moment: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (moment - from) / (to - from)));
  return 1 - (1 - share) ** 2;
}
