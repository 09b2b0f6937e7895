import { at, circle, pointAt, type Shape } from '../draw/shapes.ts';
import { between, type Scene } from './scene.ts';

/** A sun that comes up behind hills. */
export const sunrise: Scene = ({ primary, mid, gold, accent, deep }, moment) => {
  const y = 400 - 170 * between(moment, 0, 1);
  const rays = Array.from({ length: 13 }, (_, no): Shape => {
    const turn = -0.27 + no * 0.045;
    const [a, b] = pointAt(540, y, 176, turn);
    const [c, d] = pointAt(540, y, 232, turn);
    return { d: at`M${a} ${b}L${c} ${d}`, stroke: accent, line: 12 };
  });
  return [
    ...rays,
    { d: circle(540, y, 146), fill: gold },
    { d: 'M0 450V330C160 250 330 250 480 340C600 270 820 220 1080 330V450Z', fill: mid },
    { d: 'M0 450V390C240 310 520 330 700 400C840 350 960 350 1080 390V450Z', fill: primary },
    { d: 'M0 450V430C300 380 800 380 1080 430V450Z', fill: deep },
  ];
};
