import { circle, rect, ringPart, type Shape } from '../draw/shapes.ts';
import { between, type Scene } from './scene.ts';

/** A ring of four parts, and baskets of the same colours beside it: not everything in one. */
export const pie: Scene = ({ primary, mid, soft, gold, accent, paper, deep }, moment) => {
  const colours = [primary, gold, mid, accent] as const;
  const ends = [0.4, 0.65, 0.87, 1] as const;
  const shown = between(moment, 0, 0.8);
  const ring = ends.flatMap((end, no): Shape[] => {
    const from = ends[no - 1] ?? 0;
    const to = Math.min(end, shown);
    return to - from > 0.01
      ? [
          {
            d: ringPart([300, 222], [196, 108], [from, Math.min(to, from + 0.999)]),
            fill: colours[no] ?? soft,
          },
        ]
      : [];
  });
  const baskets = colours.flatMap((fill, no): Shape[] => {
    const x = 600 + (no % 2) * 210;
    const y = 66 + Math.floor(no / 2) * 196;
    const filled = between(moment, 0.2 + no * 0.15, 0.5 + no * 0.15) * 104;
    return [
      { d: rect(x, y, 170, 132, 18), fill: paper },
      ...(filled > 20 ? [{ d: rect(x + 14, y + 118 - filled, 142, filled, 10), fill }] : []),
      { d: `M${x + 34} ${y}a51 44 0 0 1 102 0`, stroke: deep, line: 8 },
    ];
  });
  return [{ d: circle(300, 222, 214), fill: paper }, ...ring, ...baskets];
};
