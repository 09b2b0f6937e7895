import { at, circle, rect, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scene.ts';

/** A house under an umbrella, in the rain: money that is there when it is needed. */
export const umbrella: Scene = ({ primary, mid, soft, pale, gold, accent, paper, deep }, moment) => {
  const ground = SCENE_HEIGHT - 30;
  const open = 0.4 + 0.6 * between(moment, 0, 0.6);
  const wide = 300 * open;
  const top = 40;
  const rain = Array.from({ length: 16 }, (_, no): Shape => {
    const x = 60 + ((no * 137) % 980);
    const y = ((no * 89) % 240) + ((moment * 200) % 60);
    return { d: at`M${x} ${y}l-10 34`, stroke: mid, line: 6, opacity: 0.45 };
  }).filter((_, no) => Math.abs(60 + ((no * 137) % 980) - 540) > 310);
  return [
    ...rain,
    { d: rect(0, ground, SCENE_WIDTH, 30), fill: soft },
    { d: rect(430, ground - 150, 220, 150, 6), fill: paper },
    { d: at`M410 ${ground - 146}L540 ${ground - 236}L670 ${ground - 146}Z`, fill: accent },
    { d: rect(515, ground - 90, 50, 90, 6), fill: deep },
    { d: rect(452, ground - 118, 42, 42, 4), fill: gold },
    { d: rect(586, ground - 118, 42, 42, 4), fill: gold },
    { d: at`M540 ${top}V${ground - 246}`, stroke: deep, line: 10 },
    {
      d: at`M${540 - wide} 190C${540 - wide} 90 ${540 - wide * 0.5} ${top} 540 ${top}C${540 + wide * 0.5} ${top} ${540 + wide} 90 ${540 + wide} 190c${-wide / 6} -34 ${-wide / 2} -34 ${(-wide * 2) / 3} 0c${-wide / 6} -34 ${-wide / 2} -34 ${(-wide * 2) / 3} 0c${-wide / 6} -34 ${-wide / 2} -34 ${(-wide * 2) / 3} 0Z`,
      fill: primary,
    },
    {
      d: at`M540 ${top}C${540 - wide / 3} 90 ${540 - wide / 3} 150 ${540 - wide / 3} 190c${wide / 6} -34 ${wide / 2} -34 ${(wide * 2) / 3} 0C${540 + wide / 3} 150 ${540 + wide / 3} 90 540 ${top}Z`,
      fill: mid,
    },
    { d: circle(540, top - 4, 12), fill: deep },
    ...[200, 250, 840, 890].map(
      (x, no): Shape => ({ d: circle(x, ground - 26, 26), fill: no % 2 ? pale : gold }),
    ),
  ];
};
