import { isTall } from './fonts.ts';

/** The room that a text has. */
interface Room {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly smallest: number;
  readonly lines: number;
}

export interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
  /** From one line's foot to the next one's. */
  readonly lineHeight: number;
  readonly isCut: boolean;
}

/** How wide a text is at size 1. */
export type Measure = (text: string) => Promise<number>;

/** In sizes: the height of a line's letters, and from line to line. */
const latinLine = { letters: 1, line: 1.25 } as const;
const tallLine = { letters: 1.4, line: 1.55 } as const;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** What a text may hold on a piece: one space between words, nothing that steers a reader or a drawer. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    // Joiners shape Indian letters and stay; other invisible characters turn text around or hide it.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/**
 * The largest letters with which a text stands whole in its room, on as few lines as that takes and with lines of
 * like length. When even the smallest are too large, it is cut at a letter and ends with an ellipsis.
 */
export async function fitText(text: string, room: Room, measure: Measure): Promise<FittedText> {
  const words = text.split(' ');
  const { letters, line } = isTall(text) ? tallLine : latinLine;
  const fitted = (lines: readonly string[], width: number): FittedText => {
    const size = Math.min(room.size, room.width / width, room.height / (letters + (lines.length - 1) * line));
    return { lines, size, lineHeight: size * line, isCut: false };
  };
  let best = fitted([text], await measure(text));
  const most = Math.min(room.lines, words.length);
  if (most > 1 && best.size < room.size) {
    const widths = await Promise.all(words.map(measure));
    // A space has no ink of its own, so it is what two letters are apart with it.
    const space = (await measure('n n')) - (await measure('nn'));
    for (let count = 2; count <= most; count++) {
      const { starts, width } = evenLines(widths, space, count);
      const more = fitted(linesAt(words, starts), width);
      if (more.size > best.size) best = more;
    }
  }
  if (best.size >= room.smallest) return best;
  const fitting = Math.floor((room.height / room.smallest - letters) / line) + 1;
  const count = Math.max(1, Math.min(room.lines, fitting));
  const cut = await cutLines(words, { ...room, lines: count }, measure);
  const isCut = cut.join(' ') !== text;
  return { lines: cut, size: room.smallest, lineHeight: room.smallest * line, isCut };
}

interface EvenLines {
  readonly width: number;
  readonly starts: readonly number[];
}

/** Words on exactly so many lines, so that the longest line is as short as can be. */
function evenLines(widths: readonly number[], space: number, count: number): EvenLines {
  const existing = new Map<string, EvenLines>();
  const from = (first: number, left: number): EvenLines => {
    const key = `${first} ${left}`;
    const found = existing.get(key) ?? bestFrom(first, left);
    existing.set(key, found);
    return found;
  };
  const bestFrom = (first: number, left: number): EvenLines => {
    let width = -space;
    let best: EvenLines = { width: Number.POSITIVE_INFINITY, starts: [] };
    for (let next = first + 1; next <= widths.length - left + 1; next++) {
      width += space + (widths[next - 1] ?? 0);
      if (left === 1 && next < widths.length) continue;
      const rest = left === 1 ? { width: 0, starts: [] } : from(next, left - 1);
      const longest = Math.max(width, rest.width);
      if (longest < best.width) best = { width: longest, starts: [first, ...rest.starts] };
    }
    return best;
  };
  return from(0, count);
}

const linesAt = (words: readonly string[], starts: readonly number[]): string[] =>
  starts.map((start, at) => words.slice(start, starts[at + 1]).join(' '));

/** Full lines at the smallest size; the last one holds what still goes on it. */
async function cutLines(words: readonly string[], room: Room, measure: Measure): Promise<string[]> {
  const fits = async (text: string): Promise<boolean> => (await measure(text)) * room.smallest <= room.width;
  const lines: string[] = [];
  let left = [...words];
  while (lines.length < room.lines - 1 && left.length > 0) {
    let count = 0;
    while (count < left.length && (await fits(left.slice(0, count + 1).join(' ')))) count++;
    if (count === 0) break;
    lines.push(left.slice(0, count).join(' '));
    left = left.slice(count);
  }
  if (left.length === 0) return lines;
  const rest = left.join(' ');
  lines.push((await fits(rest)) ? rest : await cut(rest, fits));
  return lines;
}

async function cut(text: string, fits: (text: string) => Promise<boolean>): Promise<string> {
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const start = (count: number): string => `${letters.slice(0, count).join('').trimEnd()}…`;
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (await fits(start(middle))) fitting = middle;
    else tooMany = middle;
  }
  return start(fitting);
}
