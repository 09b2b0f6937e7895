import { expect, it } from 'vitest';
import { resumeAt } from './resume-at.ts';

const left = (watchedTo: number, isFinished = false) => resumeAt({ watchedTo, isFinished, seconds: 120 });

it('a video goes on where it was left; what was seen to its end begins again', () => {
  expect([left(0), left(47), left(117)]).toEqual([0, 47, 117]);
  expect([left(118), left(120), left(47, true)]).toEqual([0, 0, 0]);
});
