import { describe, expect, it } from 'vitest';
import { manualTimers } from '../test/manual-timers.ts';
import { createToaster, type Toaster } from './toaster.ts';

function toasterAndTime() {
  const timers = manualTimers();
  return { toaster: createToaster(timers), timers };
}

const messages = (toaster: Toaster) => toaster.getSnapshot().map(({ message }) => message);

describe('the toaster', () => {
  it('keeps a toast for 5000 ms', () => {
    const { toaster, timers } = toasterAndTime();
    toaster.show('success', 'Back online.');
    timers.advance(4999);
    expect(messages(toaster)).toEqual(['Back online.']);
    timers.advance(1);
    expect(messages(toaster)).toEqual([]);
  });

  it('ignores a message identical to the one shown, whatever its style', () => {
    const { toaster } = toasterAndTime();
    toaster.show('error', 'same');
    toaster.show('error', 'same');
    toaster.show('normal', 'same');
    expect(toaster.getSnapshot()).toHaveLength(1);
  });

  it('does not keep a toast longer because it was asked for again', () => {
    const { toaster, timers } = toasterAndTime();
    toaster.show('error', 'same');
    timers.advance(4000);
    toaster.show('error', 'same');
    timers.advance(1000);
    expect(messages(toaster)).toEqual([]);
  });

  it('shows a different message, and the same once the first is gone', () => {
    const { toaster, timers } = toasterAndTime();
    toaster.show('error', 'one');
    toaster.show('normal', 'two');
    expect(messages(toaster)).toEqual(['one', 'two']);
    timers.advance(5000);
    toaster.show('error', 'one');
    expect(messages(toaster)).toEqual(['one']);
  });

  it('lets the user dismiss one and keeps the others', () => {
    const { toaster, timers } = toasterAndTime();
    toaster.show('error', 'one');
    toaster.show('error', 'two');
    toaster.dismiss(toaster.getSnapshot()[0]?.id ?? 0);
    expect(messages(toaster)).toEqual(['two']);
    timers.advance(5000);
    expect(messages(toaster)).toEqual([]);
  });
});
