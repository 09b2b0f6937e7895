import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, type Scene } from './scene.ts';

const tick = (x: number, y: number, size: number): string =>
  at`M${x - size} ${y}l${size * 0.7} ${size * 0.7}l${size * 1.3} ${-size * 1.4}`;

/** A card with a face, a form, and a tick at each line. */
export const papers: Scene = ({ primary, mid, soft, pale, gold, paper, deep }, moment) => {
  const lines = [0, 1, 2, 3].flatMap((no): Shape[] => {
    const y = 116 + no * 76;
    const done = between(moment, 0.15 + no * 0.18, 0.3 + no * 0.18);
    return [
      { d: rect(650, y - 11, 230 - (no % 2) * 60, 22, 11), fill: soft },
      { d: circle(592, y, 26), fill: done > 0 ? mid : pale },
      ...(done > 0 ? [{ d: tick(590, y + 2, 13 * done), stroke: paper, line: 7 }] : []),
    ];
  });
  return [
    { d: rect(520, 34, 400, 392, 22), fill: paper },
    ...lines,
    { d: rect(130, 120, 430, 260, 26), fill: primary },
    { d: rect(130, 158, 430, 46), fill: deep },
    { d: circle(232, 282, 56), fill: pale },
    { d: circle(232, 266, 22), fill: primary },
    { d: 'M192 318c6 -34 74 -34 80 0Z', fill: primary },
    { d: rect(316, 246, 200, 20, 10), fill: soft },
    { d: rect(316, 284, 150, 20, 10), fill: mid },
    { d: rect(316, 322, 92, 26, 8), fill: gold },
  ];
};
