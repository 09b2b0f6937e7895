/// <reference path="./fontkit.d.ts" />
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { fontRuns } from '../../../../server/src/creatives/layout/font-runs.ts';
import type { Weight, Words } from './shapes.ts';

const opened = new Map<string, Font>();

function fontAt(file: string): Font {
  const font = opened.get(file) ?? create(readFileSync(file));
  opened.set(file, font);
  return font;
}

const runsOf = (text: string, weight: Weight) =>
  fontRuns(text).map((run) => {
    const font = fontAt(run.font.fileOf(weight));
    const { glyphs, positions, advanceWidth } = font.layout(run.text);
    return { glyphs, positions, advanceWidth, unitsPerEm: font.unitsPerEm };
  });

/** In sizes, by weight and text: lines are tried in many widths. */
const widths = new Map<string, number>();

function widthOf(text: string, size: number, weight: Weight): number {
  const key = `${weight} ${text}`;
  const width =
    widths.get(key) ?? runsOf(text, weight).reduce((sum, run) => sum + run.advanceWidth / run.unitsPerEm, 0);
  widths.set(key, width);
  return width * size;
}

const shares = { left: 0, centre: 0.5, right: 1 } as const;

export const startOf = ({ text, x, size, weight, align = 'left' }: Words): number =>
  align === 'left' ? x : x - widthOf(text, size, weight) * shares[align];

/** The letters as outlines, so that no machine needs a font: one SVG path for each. */
export function outlinesOf(words: Words): string[] {
  const { size, weight, y } = words;
  let x = startOf(words);
  return runsOf(words.text, weight).flatMap(({ glyphs, positions, unitsPerEm }) => {
    const scale = size / unitsPerEm;
    return glyphs.flatMap((glyph, no) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[no] ?? {};
      const [left, foot] = [x + xOffset * scale, y - yOffset * scale];
      const path = glyph.path.transform(scale, 0, 0, -scale, left, foot).toSVG();
      x += xAdvance * scale;
      return path === '' ? [] : [path];
    });
  });
}

/** On as few lines as this width allows, and these of like length: no word stands alone on the last. */
export function evenLines(text: string, width: number, size: number, weight: Weight): string[] {
  const lines = fullLines(text, width, size, weight);
  let [narrow, wide] = [width / 2, width];
  while (wide - narrow > size / 4) {
    const middle = (narrow + wide) / 2;
    if (fullLines(text, middle, size, weight).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return fullLines(text, wide, size, weight);
}

/** Lines no wider than this, broken between words. */
export function fullLines(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
