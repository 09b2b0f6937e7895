import { describe, expect, it } from 'vitest';
import { adviceFor, byUrgency, type Validity, validityState, validityText } from './validity.ts';

const ending = (daysLeft: number | null, to: string | null = '2026-12-12'): Validity => ({
  from: '2023-12-13',
  to,
  daysLeft,
});

describe('a validity', () => {
  it.each([
    [61, 'valid'],
    [60, 'soon'],
    [0, 'soon'],
    [-1, 'past'],
    [null, 'unknown'],
  ])('with %s days left is %s', (daysLeft, state) => {
    expect(validityState(ending(daysLeft))).toBe(state);
  });

  it.each([
    [27, 'until 12-Dec-2026 · 27 days left'],
    [1, 'until 12-Dec-2026 · 1 day left'],
    [0, 'until 12-Dec-2026 · today is the last day'],
    [-1, 'until 12-Dec-2026 · expired 1 day ago'],
  ])('with %s days left says so', (daysLeft, said) => {
    expect(validityText(ending(daysLeft))).toBe(said);
  });

  it('without an end in the record says that', () => {
    expect(validityText(ending(null, null))).toBe('No end date on record');
  });

  it('asks for nothing while it is calm, for renewal before it lapses, and says what a lapse means', () => {
    expect(adviceFor('ARN', ending(400))).toBeNull();
    expect(adviceFor('EUIN', ending(20))).toContain('renew with AMFI before 12-Dec-2026');
    expect(adviceFor('EUIN', ending(-3))).toContain('cannot be used');
    expect(adviceFor('ARN', ending(-3))).toContain('new business is closed');
  });

  it('that ends first comes first, one without an end last', () => {
    const all = [ending(null), ending(90), ending(-4)].map((validity) => ({ validity }));
    expect(all.sort(byUrgency).map(({ validity }) => validity.daysLeft)).toEqual([-4, 90, null]);
  });
});
