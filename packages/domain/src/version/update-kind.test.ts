import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { updateKind } from './update-kind.ts';

describe('comparing versions', () => {
  it('uses only the first two parts [S5-22]', () => {
    expect(updateKind('1.25.0', '1.25.9')).toBe('none');
    expect(updateKind('1.25', '1.25.9.9')).toBe('none');
    expect(updateKind('1.25.9', '1.26.0')).toBe('minor');
    fc.assert(
      fc.property(fc.nat({ max: 99 }), fc.nat({ max: 99 }), (mine, theirs) => {
        expect(updateKind(`3.14.${mine}`, `3.14.${theirs}`)).toBe('none');
      }),
    );
  });

  it('takes a newer major part for a major update, whatever follows [S5-23]', () => {
    expect(updateKind('1.99', '2.0')).toBe('major');
    expect(updateKind('9.0', '10.0')).toBe('major');
    expect(updateKind('1.11', '2.11')).toBe('major');
  });

  it('takes a newer first minor digit for a major update [S5-24]', () => {
    expect(updateKind('1.19', '1.20')).toBe('major');
    expect(updateKind('1.10', '1.90')).toBe('major');
  });

  it('takes a newer second minor digit for a minor update [S5-25]', () => {
    expect(updateKind('1.10', '1.11')).toBe('minor');
    expect(updateKind('1.20', '1.29')).toBe('minor');
    expect(updateKind('1.11', '1.11')).toBe('none');
  });

  it('gives a one-digit minor part a trailing 0, so 1.5 is newer than 1.10 [S5-26]', () => {
    expect(updateKind('1.10', '1.5')).toBe('major');
    expect(updateKind('1.5', '1.50')).toBe('none');
    expect(updateKind('1.5', '1.51')).toBe('minor');
    expect(updateKind('1.5', '1.10')).toBe('none');
  });

  it('takes a missing minor part for 00 [S5-27]', () => {
    expect(updateKind('2', '2.00')).toBe('none');
    expect(updateKind('2', '2.01')).toBe('minor');
    expect(updateKind('2', '2.1')).toBe('major');
    expect(updateKind('2.01', '2')).toBe('none');
    expect(updateKind('2.', '2.01')).toBe('minor');
  });

  it('offers no update to a lower or unreadable version (decision S5-28)', () => {
    expect(updateKind('2.0', '1.9')).toBe('none');
    expect(updateKind('1.20', '1.19')).toBe('none');
    expect(updateKind('1.11', '1.10')).toBe('none');
    for (const unreadable of ['', 'latest', 'v2', '-1.0', '1,5', '1.x']) {
      expect(updateKind('1.0', unreadable), unreadable).toBe('none');
      expect(updateKind(unreadable, '9.0'), unreadable).toBe('none');
    }
  });

  it('offers an update in one direction at most', () => {
    const version = fc
      .tuple(fc.nat({ max: 3 }), fc.nat({ max: 30 }), fc.nat({ max: 3 }))
      .map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, version, (one, other) => {
        expect([updateKind(one, other), updateKind(other, one)]).toContain('none');
        expect(updateKind(one, one)).toBe('none');
      }),
    );
  });
});
