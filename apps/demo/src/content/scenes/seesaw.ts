import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

/** A beam with equity on one side and debt on the other; what is heavier sinks and is made lighter. */
export const seesaw: Scene = ({ primary, mid, soft, gold, accent, paper, deep }, moment) => {
  const ground = SCENE_HEIGHT - 30;
  const tilt = Math.sin(moment * 2 * Math.PI) * 46;
  const [left, right] = [232 + tilt, 232 - tilt];
  return [
    { d: rect(0, ground, SCENE_WIDTH, 30), fill: soft },
    { d: at`M540 226L470 ${ground}H610Z`, fill: deep },
    { d: at`M190 ${left}L890 ${right}`, stroke: primary, line: 22 },
    { d: circle(540, 232, 26), fill: gold },
    ...[0, 1, 2].map(
      (no): Shape => ({ d: rect(150 + no * 52, left - 66 - no * 34, 46, 52 + no * 34, 8), fill: mid }),
    ),
    ...[0, 1, 2].map(
      (no): Shape => ({ d: rect(780, right - 54 - no * 44, 150, 38, 19), fill: no % 2 ? gold : accent }),
    ),
    { d: circle(540, 232, 9), fill: paper },
  ];
};
