import type { HeardLine } from '../voice/narration.ts';
import type { DemoVideo } from './films/demo-video.ts';

/** What is seen from a second on. */
export interface Moment {
  readonly from: number;
  readonly slide: number;
  /** How many points of it stand there. */
  readonly points: number;
  /** Of the drawing, from 0 to 1. */
  readonly drawn: number;
}

/** The drawing grows a little with each slide, in so many steps of so many seconds. */
const growth = { steps: 3, step: 0.35 } as const;
/** A slide is there before its first word, a point with its sentence. */
const before = { slide: 0.5, point: 0.1 } as const;

/** When what is seen changes, in order: a film of slides needs no picture in between. */
export function momentsOf(
  { slides }: Pick<DemoVideo, 'slides'>,
  lines: readonly Pick<HeardLine, 'from'>[],
): Moment[] {
  const moments: Moment[] = [];
  let heard = 0;
  for (const [slide, { said }] of slides.entries()) {
    const changes: { readonly from: number; readonly point: number; readonly grown: number }[] = [];
    const start = slide === 0 ? 0 : (lines[heard]?.from ?? 0) - before.slide;
    for (let step = 0; step <= growth.steps; step++)
      changes.push({ from: start + step * growth.step, point: 0, grown: step / growth.steps });
    for (const [, point] of said) {
      const from = (lines[heard++]?.from ?? 0) - before.point;
      if (point !== undefined) changes.push({ from, point: 1, grown: 0 });
    }
    let [points, grown] = [0, 0];
    for (const change of changes.sort((one, other) => one.from - other.from)) {
      points += change.point;
      grown = Math.max(grown, change.grown);
      moments.push({ from: change.from, slide, points, drawn: (slide + grown) / slides.length });
    }
  }
  return moments;
}
