import { describe, expect, it } from 'vitest';
import { manualTimers } from '../test/manual-timers.ts';
import { createLoader } from './loader.ts';

function loaderAndTime() {
  const timers = manualTimers();
  return { loader: createLoader(timers), timers };
}

describe('the global loader', () => {
  it('shows at the first pending call', () => {
    const { loader } = loaderAndTime();
    expect(loader.getSnapshot()).toBe(false);
    loader.start();
    expect(loader.getSnapshot()).toBe(true);
  });

  it('hides 300 ms after the last call, not sooner', () => {
    const { loader, timers } = loaderAndTime();
    const first = loader.start();
    const last = loader.start();
    first();
    timers.advance(1000);
    expect(loader.getSnapshot()).toBe(true);
    last();
    timers.advance(299);
    expect(loader.getSnapshot()).toBe(true);
    timers.advance(1);
    expect(loader.getSnapshot()).toBe(false);
  });

  it('stays when another call begins within the 300 ms', () => {
    const { loader, timers } = loaderAndTime();
    loader.start()();
    timers.advance(299);
    const next = loader.start();
    timers.advance(1000);
    expect(loader.getSnapshot()).toBe(true);
    next();
    timers.advance(300);
    expect(loader.getSnapshot()).toBe(false);
  });

  it('counts the end of a call once', () => {
    const { loader, timers } = loaderAndTime();
    loader.start();
    const end = loader.start();
    end();
    end();
    timers.advance(1000);
    expect(loader.getSnapshot()).toBe(true);
  });

  it('tells its listeners of changes only', () => {
    const { loader } = loaderAndTime();
    let reported = 0;
    loader.subscribe(() => {
      reported += 1;
    });
    loader.start();
    loader.start();
    expect(reported).toBe(1);
  });
});
