import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { SCENE_WIDTH, type Scene } from './scene.ts';

/** One crest every 240; a moment moves them by one. */
function wave(level: number, height: number, moment: number): string {
  const points = Array.from({ length: 55 }, (_, no) => {
    const x = no * 20;
    return at`L${x} ${level + height * Math.sin((x / 240 - moment) * 2 * Math.PI)}`;
  });
  return `M0 460${points.join('')}V460Z`;
}

/** A boat on waves that go up and down and carry it on. */
export const waves: Scene = ({ primary, mid, soft, gold, accent, paper, deep }, moment) => {
  const rock = Math.sin(moment * 2 * Math.PI);
  const y = 262 + rock * 10;
  const boat: Shape[] = [
    { d: at`M400 ${y}h280l-44 76h-190Z`, fill: accent },
    { d: at`M532 ${y - 12}V${y - 210}`, stroke: deep, line: 10 },
    { d: at`M546 ${y - 24}V${y - 206}L672 ${y - 24}Z`, fill: paper },
    { d: at`M518 ${y - 24}V${y - 168}L424 ${y - 24}Z`, fill: gold },
  ];
  return [
    { d: circle(880, 96, 60), fill: gold },
    { d: rect(0, 330, SCENE_WIDTH, 120), fill: soft },
    { d: wave(312, 16, moment), fill: soft },
    ...boat,
    { d: wave(348, 16, -moment + 0.4), fill: mid },
    { d: wave(396, 14, moment), fill: primary },
  ];
};
