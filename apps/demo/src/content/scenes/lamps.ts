import { at, circle, type Shape } from '../draw/shapes.ts';
import { SCENE_HEIGHT, type Scene } from './scene.ts';

const lamp = (x: number, y: number, size: number, flame: number, clay: string, light: string): Shape[] => [
  { d: circle(x, y - size * 0.95, size * (0.78 + flame * 0.1)), fill: light, opacity: 0.16 },
  { d: circle(x, y - size * 0.95, size * (0.5 + flame * 0.08)), fill: light, opacity: 0.28 },
  {
    d: at`M${x} ${y - size * (1.5 + flame * 0.18)}c${size * 0.3} ${size * 0.45} ${size * 0.3} ${size * 0.95} 0 ${size * 1.15}c${-size * 0.3} ${-size * 0.2} ${-size * 0.3} ${-size * 0.7} 0 ${-size * 1.15}Z`,
    fill: light,
  },
  {
    d: at`M${x - size} ${y - size * 0.42}c${size * 0.5} ${size * 0.26} ${size * 1.5} ${size * 0.26} ${size * 2} 0c${-size * 0.1} ${size * 0.62} ${-size * 0.5} ${size * 0.86} ${-size} ${size * 0.86}c${-size * 0.5} 0 ${-size * 0.9} ${-size * 0.24} ${-size} ${-size * 0.86}Z`,
    fill: clay,
  },
];

/** Lamps in a row on the ground; their flames move. */
export const lamps: Scene = ({ accent, gold }, moment) =>
  [150, 345, 540, 735, 930].flatMap((x, no) =>
    lamp(
      x,
      SCENE_HEIGHT - 96 - (no % 2) * 26,
      no === 2 ? 128 : 84,
      Math.sin((moment + no * 0.23) * 2 * Math.PI),
      accent,
      gold,
    ),
  );
