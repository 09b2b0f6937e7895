import { describe, expect, it } from 'vitest';
import { agoText } from './ago.tsx';

const now = Date.parse('2026-11-15T10:00:00Z');

describe('how long ago', () => {
  it.each([
    ['2026-11-15T09:59:01Z', 'just now'],
    ['2026-11-15T09:59:00Z', '1 minute ago'],
    ['2026-11-15T09:00:01Z', '59 minutes ago'],
    ['2026-11-15T09:00:00Z', '1 hour ago'],
    ['2026-11-14T10:00:01Z', '23 hours ago'],
    ['2026-11-12T10:00:00Z', '3 days ago'],
    ['2026-11-08T10:00:00Z', 'on 08-Nov-2026'],
  ])('%s is %s', (at, said) => {
    expect(agoText(at, now)).toBe(said);
  });

  it('is the day in India, not of Greenwich', () => {
    expect(agoText('2026-10-31T20:00:00Z', now)).toBe('on 01-Nov-2026');
  });

  it('is just now for a server whose clock runs ahead', () => {
    expect(agoText('2026-11-15T10:04:00Z', now)).toBe('just now');
  });
});
