import { describe, expect, it } from 'vitest';
import { percentOf, savedText } from './save-export.ts';

const what = (rows: number) => `${rows} clients`;

describe('an export', () => {
  it('tells the number it has, and the number it was said to have where that is another', () => {
    expect(savedText(378, { what, expected: 378 })).toBe('Saved: 378 clients.');
    expect(savedText(379, { what, expected: 378 })).toBe('Saved: 379 clients. 378 clients were selected.');
  });

  it('is at 100 per cent when every row is written, and not before', () => {
    expect([0, 1, 599, 600].map((written) => percentOf({ written, total: 600 }))).toEqual([0, 0, 99, 100]);
    expect(percentOf({ written: 0, total: 0 })).toBe(100);
  });
});
