import type { Brand } from '@hub/contract';
import { brandMark } from '../draw/brand-mark.ts';
import { type Block, paragraph } from '../draw/measure.ts';
import type { Palette } from '../draw/palette.ts';
import { circle, rect, type Shape } from '../draw/shapes.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, type Scene } from '../scenes/scene.ts';

export interface PosterWords {
  /** The subject, over the title. */
  readonly kicker: string;
  readonly title: string;
  readonly text: string;
}

/** By the QR: the asset manager's words in each language. */
const scan: Readonly<Record<string, string>> = {
  en: 'Scan to check that it is genuine',
  hi: 'असली है या नहीं, स्कैन करके देखें',
  ta: 'ஸ்கேன் செய்து சரிபார்க்கவும்',
  bn: 'আসল কি না, স্ক্যান করে দেখুন',
};
export const scanWords = (language: string): string => scan[language] ?? 'Scan to check that it is genuine';

/** What the ground of a poster is: light for what is explained, dark for a lamp's light. */
export type Ground = 'pale' | 'mist' | 'gold' | 'deep';

export interface PosterLook {
  readonly brand: Pick<Brand, 'name'>;
  readonly palette: Palette;
  readonly ground: Ground;
  readonly scene: Scene;
}

export const POSTER = { width: 1080, height: 1350, panel: 970 } as const;

const sceneTop = POSTER.panel - SCENE_HEIGHT;

/** The colours of ground, title, text and kicker. */
export function groundOf(ground: Ground, { deep, pale, mist, gold, paper, ink, primary, soft }: Palette) {
  if (ground === 'deep') return { back: deep, title: paper, text: soft, kicker: gold };
  const back = { pale, mist, gold: '#fbefcf' }[ground];
  return { back, title: deep, text: ink, kicker: primary };
}

/** In the first of these sizes in which it ends above this; in the last, whatever it does. */
function smallerUntil(sizes: readonly number[], bottom: number, write: (size: number) => Block): Block {
  const blocks = sizes.map(write);
  return blocks.find(({ end }) => end <= bottom) ?? (blocks.at(-1) as Block);
}

/** A poster without a distributor: the brand, what is said, a drawing, and the empty panel at its foot. */
export function poster(
  { kicker, title, text }: PosterWords,
  { brand, palette, ground, scene }: PosterLook,
  { language, moment = 1 }: { readonly language: string; readonly moment?: number },
): readonly Shape[] {
  const { width, height, panel } = POSTER;
  const colours = groundOf(ground, palette);
  const left = 72;
  const across = width - 2 * left;
  const head = smallerUntil([78, 70, 62, 54], 198 + 2 * 78 * 1.16, (size) =>
    paragraph({
      ...{ text: title, x: left, y: 198, width: across, size, weight: 700, leading: 1.16, isEven: true },
      fill: colours.title,
    }),
  );
  const body = smallerUntil([34, 31, 28], sceneTop + 12, (size) =>
    paragraph({
      ...{ text, x: left, y: head.end + 18, width: across, size, weight: 400, leading: 1.42, isEven: true },
      fill: colours.text,
    }),
  );
  return [
    { d: rect(0, 0, width, height), fill: colours.back },
    {
      d: circle(width - 40, 40, 210),
      fill: ground === 'deep' ? palette.primary : palette.paper,
      opacity: 0.35,
    },
    brandMark(brand, palette, [left, 52], colours.title),
    { text: kicker, x: left, y: 172, size: 28, weight: 600, fill: colours.kicker },
    ...head.shapes,
    ...body.shapes,
    { x: 0, y: sceneTop, scale: width / SCENE_WIDTH, shapes: scene(palette, moment) },
    { d: rect(0, panel, width, height - panel), fill: palette.paper },
    { d: rect(0, panel, width, 8), fill: palette.accent },
    {
      text: scanWords(language),
      x: 910,
      y: panel + 298,
      size: 15,
      weight: 600,
      fill: palette.ink,
      align: 'centre',
    },
  ];
}
