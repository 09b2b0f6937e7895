import { type FontFamily, fontsFor, latin } from './fonts.ts';

interface FontRun {
  readonly font: FontFamily;
  readonly text: string;
}

const LATIN = /[\p{Script=Latin}\p{N}₹]/u;
const NEUTRAL = /[\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * A line in parts that one font has all letters of. Blanks and points go with the letters before them, so that a word
 * is never torn where its script is shaped as a whole.
 */
export function fontRuns(text: string): readonly FontRun[] {
  const fonts = fontsFor(text);
  const runs: { font: FontFamily; text: string }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const own = LATIN.test(letter) ? latin : fonts.find((font) => font.letters.test(letter));
    const font = own ?? (NEUTRAL.test(letter) ? last?.font : undefined) ?? latin;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
