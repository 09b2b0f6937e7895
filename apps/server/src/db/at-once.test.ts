import { describe, expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

describe('what is asked at once', () => {
  it('answers in the order it was asked', async () => {
    const late = Promise.withResolvers<string>();
    const answers = atOnce([late.promise, undefined, Promise.resolve(2)]);
    late.resolve('one');
    expect(await answers).toEqual(['one', undefined, 2]);
  });

  it('fails with the first that was asked, and not before all have ended', async () => {
    const first = Promise.withResolvers<void>();
    const last = Promise.withResolvers<void>();
    let isOver = false;
    const failing = atOnce([first.promise, Promise.reject(new Error('aborted')), last.promise]);
    const ended = failing.catch(() => {
      isOver = true;
    });
    first.reject(new Error('the reason'));
    await Promise.allSettled([first.promise]);
    expect(isOver).toBe(false);
    last.resolve();
    await ended;
    await expect(failing).rejects.toThrow('the reason');
  });
});
