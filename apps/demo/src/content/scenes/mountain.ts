import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

const steps: readonly (readonly [number, number])[] = [
  [250, 400],
  [360, 362],
  [452, 318],
  [540, 262],
  [612, 200],
  [662, 138],
];

/** A way up a hill with a flag on top: a goal, and the steps to it. */
export const mountain: Scene = ({ primary, mid, soft, gold, accent, paper, deep }, moment) => {
  const ground = SCENE_HEIGHT - 24;
  const climbed = between(moment, 0, 0.8) * steps.length;
  const up = between(moment, 0.75, 1);
  return [
    { d: circle(250, 110, 66), fill: gold },
    { d: at`M-20 ${ground}L230 220L470 ${ground}Z`, fill: soft },
    { d: at`M640 ${ground}L930 190L1120 ${ground}Z`, fill: soft },
    { d: at`M200 ${ground}L690 96L1010 ${ground}Z`, fill: primary },
    { d: 'M690 96L618 165L660 190L694 168L730 200L762 178Z', fill: paper },
    { d: rect(0, ground, SCENE_WIDTH, 24), fill: mid },
    ...steps.map(([x, y], no): Shape => ({ d: circle(x, y, 15), fill: no < climbed ? gold : deep })),
    ...(up > 0
      ? [
          { d: at`M690 96V${96 - 92 * up}`, stroke: deep, line: 8 },
          { d: at`M690 ${96 - 92 * up}l74 24l-74 26Z`, fill: accent },
        ]
      : []),
  ];
};
