import { expect, it } from 'vitest';
import { cutOffLeftText } from './cut-off-texts.ts';

it.each([
  [4 * 3600 + 18 * 60 + 59, '4 h 18 m left'],
  [3600, '1 h 0 m left'],
  [3599, '59 min left'],
  [60, '1 min left'],
  [59, 'under 1 min left'],
])('%d seconds before a cut-off says %s', (seconds, text) => {
  expect(cutOffLeftText(seconds)).toBe(text);
});
