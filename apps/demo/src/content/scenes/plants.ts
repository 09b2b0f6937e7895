import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

const leaf = (x: number, y: number, width: number, height: number): string =>
  at`M${x} ${y}c${width * 0.1} ${-height * 0.7} ${width * 0.55} ${-height} ${width} ${-height}c0 ${height * 0.65} ${-width * 0.4} ${height} ${-width} ${height}Z`;

/** Pots in a row, each plant taller than the one before: little by little. */
export const plants: Scene = ({ primary, mid, soft, accent, gold, deep }, moment) => {
  const ground = SCENE_HEIGHT - 34;
  const pots = [46, 82, 120, 160, 202].flatMap((tall, no): Shape[] => {
    const grown = between(moment, no * 0.13, no * 0.13 + 0.48);
    const height = Math.max(6, tall * grown);
    const x = 150 + no * 195;
    const top = ground - 78 - height;
    const size = 34 + no * 9;
    return [
      { d: at`M${x} ${ground - 70}V${top}`, stroke: deep, line: 9 },
      ...(grown > 0.3
        ? [
            { d: leaf(x, top + height * 0.45, size * 1.4 * grown, size * grown), fill: mid },
            { d: leaf(x, top + height * 0.3, -size * 1.5 * grown, size * grown), fill: primary },
            { d: leaf(x, top + 8, size * grown, size * 1.2 * grown), fill: primary },
          ]
        : []),
      { d: at`M${x - 52} ${ground - 78}h104l-14 78h-76Z`, fill: accent },
      { d: rect(x - 60, ground - 92, 120, 24, 8), fill: gold },
    ];
  });
  return [
    { d: circle(170, 110, 62), fill: gold, opacity: 0.9 },
    { d: rect(0, ground, SCENE_WIDTH, 34), fill: soft },
    ...pots,
  ];
};
