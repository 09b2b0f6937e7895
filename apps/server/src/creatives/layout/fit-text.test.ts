import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, plainText } from './fit-text.ts';

/** Every character as wide as half its size. */
const measure = async (text: string): Promise<number> => text.length / 2;

const room = { width: 300, height: 100, size: 40, smallest: 10, lines: 2 };

describe('a text in its room', () => {
  it('has the largest size when it fits on one line', async () => {
    expect(await fitText('Meera Iyer', room, measure)).toMatchObject({
      lines: ['Meera Iyer'],
      size: 40,
      isCut: false,
    });
  });

  it('goes on a second line before it gets small, with lines of like length', async () => {
    const fitted = await fitText('Meera Lakshmi Subramaniam Iyer', room, measure);
    // 16 characters at most on a line: 300 / (16 / 2).
    expect(fitted).toMatchObject({ lines: ['Meera Lakshmi', 'Subramaniam Iyer'], size: 37.5 });
  });

  it('gets smaller when there is one line only', async () => {
    const fitted = await fitText('Meera Lakshmi Subramaniam Iyer', { ...room, lines: 1 }, measure);
    expect(fitted).toMatchObject({ lines: ['Meera Lakshmi Subramaniam Iyer'], size: 20 });
  });

  it('is cut at a letter when the smallest size is too large, and says so', async () => {
    const fitted = await fitText('A'.repeat(100), { ...room, lines: 1 }, measure);
    // 60 characters go in, and the last of them is the ellipsis.
    expect(fitted).toMatchObject({ lines: [`${'A'.repeat(59)}…`], size: 10, isCut: true });
  });

  it('is never cut within a letter of several signs', async () => {
    const fitted = await fitText('क्षि'.repeat(40), { ...room, lines: 1 }, measure);
    expect(fitted.lines[0]).toMatch(/^(?:क्षि)+…$/);
  });

  it('always stands within it, whole or cut, and is largest when it is whole', async () => {
    const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'm', 'W'), minLength: 1, maxLength: 14 }), {
      minLength: 1,
      maxLength: 9,
    });
    const rooms = fc.record({
      width: fc.integer({ min: 60, max: 600 }),
      height: fc.integer({ min: 20, max: 200 }),
      size: fc.integer({ min: 12, max: 80 }),
      smallest: fc.integer({ min: 6, max: 12 }),
      lines: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(words, rooms, async (list, some) => {
        const text = list.join(' ');
        const { lines, size, lineHeight, isCut } = await fitText(text, some, measure);
        expect(lines.length).toBeLessThanOrEqual(some.lines);
        expect(size).toBeLessThanOrEqual(some.size);
        expect(size).toBeGreaterThanOrEqual(some.smallest);
        for (const line of lines) expect((line.length / 2) * size).toBeLessThanOrEqual(some.width + 1e-9);
        expect(size + (lines.length - 1) * lineHeight).toBeLessThanOrEqual(some.height + 1e-9);
        if (isCut) expect(lines.at(-1)).toMatch(/…$/);
        else expect(lines.join(' ')).toBe(text);
        if (!isCut && size < some.size) expect(startsAt(list, size * 1.01, some)).toBe(false);
      }),
    );
  });
});

/** Whether words filled in one after another stand at a size: by the plainest way there is. */
function startsAt(words: readonly string[], size: number, { width, height, lines }: typeof room): boolean {
  const longest = Math.floor((width * 2) / size + 1e-9);
  let [count, used] = [1, -1];
  for (const { length } of words) {
    if (length > longest) return false;
    if (used + 1 + length > longest) [count, used] = [count + 1, -1];
    used += 1 + length;
  }
  return count <= lines && size * (1 + (count - 1) * 1.25) <= height;
}

describe('plain text', () => {
  it.each([
    ['  Meera \n\t Iyer ', 'Meera Iyer'],
    ['Meera\u202eIyer', 'Meera Iyer'],
    ['a\u0000b', 'a b'],
    ['<b>M</b> & Co', '<b>M</b> & Co'],
    ['क्\u200dष', 'क्\u200dष'],
    ['\ud800', '\ufffd'],
  ])('of %j is %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
