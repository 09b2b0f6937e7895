import { at, circle, type Shape } from '../draw/shapes.ts';
import { between, SCENE_HEIGHT, type Scene } from './scene.ts';

const person = (x: number, tall: number, coat: string, skin: string): Shape[] => {
  const ground = SCENE_HEIGHT;
  const wide = tall * 0.26;
  const shoulder = ground - tall * 0.66;
  return [
    {
      d: at`M${x - wide} ${ground}V${shoulder + wide}a${wide} ${wide} 0 0 1 ${2 * wide} 0V${ground}Z`,
      fill: coat,
    },
    { d: circle(x, shoulder - tall * 0.15, tall * 0.16), fill: skin },
  ];
};

/** Four people of a family, with a line from one of them to each of the others. */
export const family: Scene = ({ primary, mid, gold, accent, deep }, moment) => {
  const lines = [
    'M330 138C330 30 750 30 750 152',
    'M330 138C340 60 610 60 610 270',
    'M330 138C350 90 470 100 470 242',
  ];
  const drawn = between(moment, 0, 1) * lines.length;
  return [
    ...lines.slice(0, Math.round(drawn)).map((d): Shape => ({ d, stroke: deep, line: 6 })),
    { d: circle(330, 138, 12), fill: deep },
    ...person(330, 300, primary, '#c98b5e'),
    ...person(750, 280, accent, '#b97a50'),
    ...person(470, 190, mid, '#d29a6c'),
    ...person(610, 160, gold, '#c98b5e'),
  ];
};
