import { at, circle, pointAt, ringPart, type Shape } from '../draw/shapes.ts';
import { between, type Scene } from './scene.ts';

/** The six levels of the riskometer (Handbook §8), from low to very high. */
const levels = ['#2e9e4f', '#9ccc3c', '#f2e14c', '#d9a25f', '#f08030', '#d83a34'] as const;

/** The riskometer. It shows no level of any fund: the hand moves over all of them and rests in the middle. */
export const dial: Scene = ({ deep, paper }, moment) => {
  const middle = [540, 400] as const;
  const turn = -0.25 + 0.25 * between(moment, 0, 1) + 0.02;
  const [x, y] = pointAt(...middle, 232, turn);
  const [a, b] = pointAt(...middle, 18, turn - 0.25);
  const [c, d] = pointAt(...middle, 18, turn + 0.25);
  const parts = levels.map((fill, no): Shape => {
    const from = -0.25 + no / 12;
    return { d: ringPart(middle, [350, 210], [from + 0.003, from + 1 / 12 - 0.003]), fill };
  });
  return [
    { d: ringPart(middle, [372, 196], [-0.262, 0.262]), fill: paper },
    ...parts,
    { d: at`M${a} ${b}L${x} ${y}L${c} ${d}Z`, fill: deep },
    { d: circle(...middle, 34), fill: deep },
    { d: circle(...middle, 12), fill: paper },
  ];
};
