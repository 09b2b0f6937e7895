import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './idle-time.ts';

describe('what nobody waits for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('runs a moment later where the browser does not tell when it has time, unless it is taken back', () => {
    const work = vi.fn();
    const other = vi.fn();
    whenIdle(work);
    whenIdle(other)();
    expect(work).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    expect(other).not.toHaveBeenCalled();
  });

  it('leaves it to the browser that tells, within two seconds', () => {
    const requested = vi.fn((_work: () => void, _options: { timeout: number }) => 7);
    const taken = vi.fn();
    vi.stubGlobal('requestIdleCallback', requested);
    vi.stubGlobal('cancelIdleCallback', taken);
    const work = vi.fn();
    const takeBack = whenIdle(work);
    expect(requested).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2000 });
    takeBack();
    expect(taken).toHaveBeenCalledExactlyOnceWith(7);
  });
});
