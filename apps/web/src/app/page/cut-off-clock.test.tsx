import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comingCutOff } from '../../parts/cut-off/coming-cut-off.ts';
import { noteServerTime } from '../../parts/transaction/server-clock.ts';
import { CutOffClock } from './cut-off-clock.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-17T10:42:00+05:30') });
  noteServerTime('2026-11-17T05:12:00Z');
});
afterEach(() => {
  cleanup();
  act(() => comingCutOff.set(null));
  noteServerTime(new Date().toISOString());
  vi.useRealTimers();
});

it('counts down by the minute to the cut-off that comes next, in words and by the server’s clock', () => {
  const { container } = render(<CutOffClock />);
  expect(container.textContent).toBe('');
  act(() => comingCutOff.set({ navDate: '2026-11-17', until: '2026-11-17T09:30:00Z' }));
  const says = () => [
    container.querySelector('[data-tone]')?.getAttribute('data-tone'),
    container.textContent,
  ];
  expect(says()).toEqual(['calm', 'Cut-off 3:00 pm · 4 h 18 m left']);
  act(() => {
    vi.advanceTimersByTime(60_001);
  });
  expect(says()).toEqual(['calm', 'Cut-off 3:00 pm · 4 h 16 m left']);
  // The device's clock was wrong, or the demo's was moved.
  act(() => noteServerTime('2026-11-17T09:25:30Z'));
  expect(says()).toEqual(['bad', 'Cut-off 3:00 pm · 4 min left']);
  act(() => comingCutOff.set({ navDate: '2026-11-18', until: '2026-11-18T09:30:00Z' }));
  expect(says()).toEqual(['calm', 'Now NAV of 18-Nov-2026']);
  // It stands there and interrupts nobody.
  expect(container.querySelector('[role="status"], [role="alert"], [aria-live]')).toBeNull();
});
