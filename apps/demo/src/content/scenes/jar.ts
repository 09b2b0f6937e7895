import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

/** A jar that coins go into, and come out of when they are needed. */
export const jar: Scene = ({ primary, soft, pale, gold, accent, paper, deep }, moment) => {
  const ground = SCENE_HEIGHT - 26;
  const inside = Array.from({ length: 15 }, (_, no): Shape[] => {
    const shown = between(moment, no * 0.055, no * 0.055 + 0.18);
    const x = 430 + (no % 5) * 55 + (Math.floor(no / 5) % 2) * 12 - 6;
    const y = ground - 42 - Math.floor(no / 5) * 52;
    return shown > 0
      ? [
          { d: circle(x, y - (1 - shown) * 180, 27), fill: gold },
          { d: circle(x, y - (1 - shown) * 180, 15), fill: accent, opacity: 0.55 },
        ]
      : [];
  }).flat();
  return [
    { d: rect(0, ground, SCENE_WIDTH, 26), fill: soft },
    { d: rect(370, 96, 340, ground - 96, 60), fill: pale },
    ...inside,
    { d: rect(370, 96, 340, ground - 96, 60), stroke: deep, line: 10 },
    { d: rect(350, 62, 380, 54, 20), fill: primary },
    { d: at`M420 ${ground - 220}v110`, stroke: paper, line: 14, opacity: 0.7 },
  ];
};
