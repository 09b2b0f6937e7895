import { describe, expect, it } from 'vitest';
import { drawInk, inkMeasure } from './ink.ts';

const width = inkMeasure(400);

describe('letters of India', () => {
  it.each([
    ['Devanagari', 'क्ष', ['क', '्', 'ष']],
    ['Bengali', 'ক্ষ', ['ক', '্', 'ষ']],
    ['Gujarati', 'ક્ષ', ['ક', '્', 'ષ']],
    ['Malayalam', 'ന്ന', ['ന', '്', 'ന']],
    ['Telugu', 'క్క', ['క', '్', 'క']],
    ['Kannada', 'ಕ್ಕ', ['ಕ', '್', 'ಕ']],
  ])('join as %s does', async (_, joined, [first = '', , second = '']) => {
    expect(await width(joined)).toBeLessThan((await width(first)) + (await width(second)));
  });

  it('are never empty boxes: each has a shape of its own', async () => {
    const letters = ['क', 'க', 'ক', 'ક', 'క', 'ಕ', 'ക', 'K', '\u{e000}'];
    const shapes = await Promise.all(letters.map((letter) => drawInk(letter, 60, 400)));
    expect(new Set(shapes.map(({ cover }) => Buffer.from(cover).toString('base64'))).size).toBe(
      letters.length,
    );
  });

  it('stand on one foot with Latin ones', async () => {
    const [alone, beside] = await Promise.all([drawInk('H', 60, 400), drawInk('Hக', 60, 400)]);
    expect(alone.above).toBe(alone.height);
    expect(beside.above).toBeGreaterThanOrEqual(alone.above);
  });
});
