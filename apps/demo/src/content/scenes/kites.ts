import { at, type Shape } from '../draw/shapes.ts';
import type { Scene } from './scene.ts';

const kite = (
  x: number,
  y: number,
  size: number,
  [left, right]: readonly [string, string],
  string: string,
): Shape[] => [
  {
    d: at`M${x} ${y + size}C${x - 60} ${y + size + 90} ${x + 40} ${y + size + 150} ${x - 30} 450`,
    stroke: string,
    line: 4,
  },
  { d: at`M${x} ${y - size}L${x - size * 0.75} ${y}L${x} ${y + size}Z`, fill: left },
  { d: at`M${x} ${y - size}L${x + size * 0.75} ${y}L${x} ${y + size}Z`, fill: right },
];

/** Three kites, as they fly in August. */
export const kites: Scene = ({ primary, mid, paper, deep }, moment) => {
  const lift = Math.sin(moment * Math.PI) * 14;
  return [
    ...kite(250, 210 - lift, 120, ['#f39a3c', '#d97f1e'], deep),
    ...kite(560, 170 + lift, 140, [paper, '#e6ebe8'], deep),
    ...kite(850, 220 - lift, 120, [mid, primary], deep),
  ];
};
