import type { Brand } from '@hub/contract';
import { brandMark } from './draw/brand-mark.ts';
import { paragraph } from './draw/measure.ts';
import type { Palette } from './draw/palette.ts';
import { circle, rect, type Shape } from './draw/shapes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from './scenes/scene.ts';

export interface PosterWords {
  /** The subject, over the title. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
  /** By the QR. */
  readonly scan: string;
}

/** What the ground of a poster is: light for what is explained, dark for a lamp's light. */
export type Ground = 'pale' | 'mist' | 'gold' | 'deep';

export interface PosterLook {
  readonly brand: Pick<Brand, 'name'>;
  readonly palette: Palette;
  readonly ground: Ground;
  readonly scene: Scene;
}

export const POSTER = { width: 1080, height: 1350, panel: 1000, risk: 1278 } as const;

const sceneTop = POSTER.panel - SCENE_HEIGHT;

/** The colours of ground, title, text and kicker. */
function coloursOf(ground: Ground, { deep, pale, mist, gold, paper, ink, primary, soft }: Palette) {
  if (ground === 'deep') return { back: deep, title: paper, text: soft, kicker: gold };
  const back = { pale, mist, gold: '#fbefcf' }[ground];
  return { back, title: deep, text: ink, kicker: primary };
}

/** A poster without a distributor: the brand, what is said, a drawing, and the empty panel at its foot. */
export function poster(
  { kicker, title, text, scan }: PosterWords,
  { brand, palette, ground, scene }: PosterLook,
  moment = 1,
): readonly Shape[] {
  const { width, height, panel } = POSTER;
  const colours = coloursOf(ground, palette);
  const size = title.length > 46 ? 66 : 78;
  const left = 72;
  const across = width - 2 * left;
  const head = paragraph({
    ...{ text: title, x: left, y: 226, width: across, size, weight: 700, leading: 1.16 },
    fill: colours.title,
  });
  const body = paragraph({
    ...{ text, x: left, y: head.end + 18, width: across - 60, size: 34, weight: 400, leading: 1.42 },
    fill: colours.text,
  });
  return [
    { d: rect(0, 0, width, height), fill: colours.back },
    { d: circle(width - 40, 40, 210), fill: ground === 'deep' ? palette.primary : palette.paper, opacity: 0.35 },
    brandMark(brand, palette, [left, 64], colours.title),
    { text: kicker, x: left, y: 196, size: 28, weight: 600, fill: colours.kicker },
    ...head.shapes,
    ...body.shapes,
    { x: 0, y: sceneTop, scale: width / SCENE_WIDTH, shapes: scene(palette, moment) },
    { d: rect(0, panel, width, height - panel), fill: palette.paper },
    { d: rect(0, panel, width, 8), fill: palette.accent },
    { text: scan, x: 920, y: 1262, size: 20, weight: 600, fill: palette.ink, align: 'centre' },
  ];
}
