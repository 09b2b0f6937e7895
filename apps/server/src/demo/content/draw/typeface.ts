import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import type { Weight, Words } from './shapes.ts';

const styles: Readonly<Record<Weight, string>> = { 400: 'Regular', 600: 'SemiBold', 700: 'Bold' };

const scripts = [
  { letters: /\p{Script=Devanagari}/u, folder: 'noto-sans-devanagari', family: 'NotoSansDevanagari' },
  { letters: /\p{Script=Tamil}/u, folder: 'noto-sans-tamil', family: 'NotoSansTamil' },
  { letters: /\p{Script=Bengali}/u, folder: 'noto-sans-bengali', family: 'NotoSansBengali' },
] as const;
const latin = { folder: 'inter', family: 'Inter' } as const;

type Family = typeof latin | (typeof scripts)[number];

export const fontFile = ({ folder, family }: Family, weight: Weight): string => {
  const style = `${weight}${styles[weight]}`;
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/${folder}/${style}/${family}_${style}.ttf`));
};

const opened = new Map<string, Font>();

function fontOf(family: Family, weight: Weight): Font {
  const file = fontFile(family, weight);
  const font = opened.get(file) ?? create(readFileSync(file));
  opened.set(file, font);
  return font;
}

export interface Run {
  readonly family: Family;
  readonly text: string;
}

/** Words of one script together; blanks and signs that its font has go with the script, others with Inter. */
export function runsOf(text: string): readonly Run[] {
  const own = scripts.find(({ letters }) => letters.test(text));
  if (own === undefined) return [{ family: latin, text }];
  return text
    .split(/([A-Za-z0-9₹%@&+/]+)/)
    .filter((part) => part !== '')
    .map((part, no) => ({
      family: no % 2 === (/^[A-Za-z0-9₹%@&+/]/.test(text) ? 0 : 1) ? latin : own,
      text: part,
    }));
}

export const widthOf = (text: string, size: number, weight: Weight): number =>
  runsOf(text).reduce((sum, run) => {
    const font = fontOf(run.family, weight);
    return sum + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm;
  }, 0);

export const startOf = ({ text, x, size, weight, align = 'left' }: Words): number =>
  align === 'left' ? x : x - widthOf(text, size, weight) * (align === 'centre' ? 0.5 : 1);

/** The letters as outlines, so that no machine needs a font: one SVG path for each. */
export function outlinesOf(words: Words): string[] {
  const { size, weight, y } = words;
  let x = startOf(words);
  return runsOf(words.text).flatMap(({ family, text }) => {
    const font = fontOf(family, weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(text);
    return glyphs.flatMap((glyph, no) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[no] ?? {};
      const path = glyph.path
        .transform(scale, 0, 0, -scale, x + xOffset * scale, y - yOffset * scale)
        .toSVG();
      x += xAdvance * scale;
      return path === '' ? [] : [path];
    });
  });
}

/** Lines no wider than this, broken between words. */
export function wrapped(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
