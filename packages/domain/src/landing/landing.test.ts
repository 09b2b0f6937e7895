import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfitWord } from '../content/unfit-word.ts';
import { roundedCount } from './rounded-count.ts';

describe('a count on the public page', () => {
  it.each([
    [0, null],
    [9, null],
    [10, 10],
    [57, 50],
    [348, 340],
    [1_999, 1_900],
    [12_345, 12_000],
    [1_00_000, 1_00_000],
  ])('of %d is told as %s', (count, reported) => {
    expect(roundedCount(count)).toBe(reported);
  });

  it('never says more than there is, and at least ten elevenths of a hundred and more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2_000_000_000 }), (count) => {
        const reported = roundedCount(count) ?? 0;
        expect(reported).toBeLessThanOrEqual(count);
        expect(reported * 11).toBeGreaterThan(count * 10);
      }),
    );
  });

  it('is the same for counts that differ by one client, but where a step ends', () => {
    expect(roundedCount(3_451)).toBe(roundedCount(3_452));
  });
});

describe('the words of a testimonial', () => {
  it.each([
    'A SIP takes me two minutes now, and my client confirms on her own phone.',
    'I navigate by the to-do list every morning. Nothing is forgotten.',
    'निवेशक का फ़ॉर्म अब फ़ोन पर ही पूरा हो जाता है।',
  ])('may be: %s', (words) => {
    expect(unfitWord(words)).toBeNull();
  });

  it.each([
    ['My clients got 18% last year.', '%'],
    ['Clients made 12 ％ here.', '%'],
    ['Returns were great.', 'Returns'],
    ['It is GUARANTEED money.', 'GUARANTEED'],
    ['The best app of all.', 'best'],
    ['Re\u200bturns you can see.', 'Returns'],
    ['Assured, and without risk.', 'Assured'],
    ['My money doubled.', 'doubled'],
    ['I made ₹5,000.', '₹'],
    ['Their flexi cap fund is good.', 'fund'],
    ['My financial advisor told me.', 'advisor'],
    ['बहुत अच्छा रिटर्न मिला।', 'रिटर्न'],
    ['पैसे की गारंटी है।', 'गारंटी'],
  ])('may not be: %s', (words, word) => {
    expect(unfitWord(words)).toBe(word);
  });
});
