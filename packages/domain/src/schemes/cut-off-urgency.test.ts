import { expect, it } from 'vitest';
import { cutOffUrgency } from './cut-off-urgency.ts';

it.each([
  [12 * 3600 + 1, null],
  [12 * 3600, 'calm'],
  [3600, 'calm'],
  [3599, 'soon'],
  [600, 'soon'],
  [599, 'last'],
  [1, 'last'],
  [0, null],
  [-1, null],
])('%d seconds before a cut-off it is %s', (seconds, urgency) => {
  expect(cutOffUrgency(seconds)).toBe(urgency);
});
