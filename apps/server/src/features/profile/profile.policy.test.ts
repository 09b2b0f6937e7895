import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecent, validityOn } from './profile.policy.ts';

describe('validity', () => {
  const on = (today: string, to: string | null) =>
    validityOn({ from: '2023-11-16', to }, Temporal.PlainDate.from(today)).daysLeft;

  it('counts the days to its last good day, over months and years', () => {
    expect(on('2026-11-15', '2026-11-15')).toBe(0);
    expect(on('2026-11-15', '2026-11-16')).toBe(1);
    expect(on('2026-11-15', '2027-06-03')).toBe(200);
    expect(on('2024-02-28', '2024-03-01')).toBe(2);
    expect(on('2026-11-15', '2029-11-15')).toBe(1096);
  });

  it('is negative once it is past, and unknown without an end', () => {
    expect(on('2026-11-16', '2026-11-15')).toBe(-1);
    expect(on('2026-11-15', null)).toBeNull();
  });
});

describe('a proof', () => {
  const now = Temporal.Instant.from('2026-11-15T06:30:00Z');

  it('is recent within five minutes to either side, in any zone', () => {
    for (const at of ['2026-11-15T06:25:00Z', '2026-11-15T06:35:00Z', '2026-11-15T12:00:00+05:30']) {
      expect(isRecent(at, now), at).toBe(true);
    }
    for (const at of ['2026-11-15T06:24:59.999Z', '2026-11-15T06:35:00.001Z', '2026-11-15T06:30:00+05:30']) {
      expect(isRecent(at, now), at).toBe(false);
    }
  });

  it('is not recent when its time is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isRecent(text, now)).toBe(false);
      }),
    );
  });
});
