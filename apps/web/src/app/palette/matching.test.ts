import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begins, fits, markedParts } from './matching.ts';

describe('what is typed', () => {
  it('finds a page by the beginnings of its words, in any order', () => {
    expect(fits('sip', 'SIP report')).toBe(true);
    expect(fits('rep si', 'SIP report')).toBe(true);
    expect(fits('eport', 'SIP report')).toBe(false);
    expect(fits('sip stp', 'SIP report')).toBe(false);
    expect(fits('  ', 'SIP report')).toBe(false);
    expect(fits('queries & feed', 'Feedback & queries')).toBe(true);
  });

  it('is meant when the text begins with it', () => {
    expect(begins('Sip Rep', 'SIP report')).toBe(true);
    expect(begins('report', 'SIP report')).toBe(false);
    expect(begins('', 'SIP report')).toBe(false);
  });

  it('is marked wherever it stands, also inside a word', () => {
    expect(markedParts('Meera Nair', 'nai mee')).toEqual([
      { text: 'Mee', marked: true },
      { text: 'ra ', marked: false },
      { text: 'Nai', marked: true },
      { text: 'r', marked: false },
    ]);
    expect(markedParts('1043/22', '43')).toEqual([
      { text: '10', marked: false },
      { text: '43', marked: true },
      { text: '/22', marked: false },
    ]);
    expect(markedParts('Sharma', 'sarma')).toEqual([{ text: 'Sharma', marked: false }]);
    expect(markedParts('', 'x')).toEqual([]);
  });

  it('never changes the text it is marked in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, typed) => {
        const parts = markedParts(text, typed);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const [at, { marked }] of parts.entries()) {
          expect(marked).not.toBe(parts[at - 1]?.marked);
        }
      }),
    );
  });
});
