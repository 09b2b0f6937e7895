import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

const columns = 6;

/** A sheet of a calendar with a day marked, and coins beside it. */
export const calendar: Scene = ({ primary, mid, soft, pale, gold, accent, paper, deep }, moment) => {
  const ground = SCENE_HEIGHT - 26;
  const days = Array.from({ length: 18 }, (_, no): Shape => {
    const x = 286 + (no % columns) * 66;
    const y = 166 + Math.floor(no / columns) * 72;
    return { d: rect(x, y, 48, 48, 10), fill: no === 16 ? accent : pale };
  });
  const coins = [0, 1, 2, 3, 4].flatMap((no): Shape[] =>
    between(moment, no * 0.15, no * 0.15 + 0.2) > 0
      ? [
          { d: rect(760, ground - 40 - no * 42, 170, 40, 20), fill: no % 2 ? gold : accent },
          { d: rect(782, ground - 26 - no * 42, 126, 10, 5), fill: paper, opacity: 0.5 },
        ]
      : [],
  );
  const marked = between(moment, 0.6, 1);
  return [
    { d: rect(0, ground, SCENE_WIDTH, 26), fill: soft },
    { d: rect(250, 50, 456, ground - 50, 26), fill: paper },
    { d: at`M250 128V76a26 26 0 0 1 26 -26h404a26 26 0 0 1 26 26v52Z`, fill: primary },
    ...[350, 606].map((x): Shape => ({ d: rect(x - 9, 24, 18, 62, 9), fill: deep })),
    ...days,
    ...(marked > 0 ? [{ d: circle(574, 334, 52 * marked), stroke: mid, line: 8 }] : []),
    ...coins,
  ];
};
