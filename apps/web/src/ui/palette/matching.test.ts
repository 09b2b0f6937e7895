import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fits, markedParts, matching, starts } from './matching.ts';

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
    expect(starts('Sip Rep', 'SIP report')).toBe(true);
    expect(starts('report', 'SIP report')).toBe(false);
    expect(starts('', 'SIP report')).toBe(false);
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

describe('pages and actions', () => {
  const all = [
    { title: 'Home', words: 'Dashboard overview aum' },
    { title: 'Account Statement', words: 'soa holdings' },
    { title: 'Capital Gain Statement', words: 'tax cg' },
    { title: 'Brokerage Report', words: 'commission trail payout' },
    { title: 'Transaction History', words: 'orders status navigate' },
    { title: 'NAV', words: 'prices returns schemes' },
    { title: 'SIPs that mature soon', words: 'maturing maturity renew' },
  ];
  const titles = (typed: string) => matching(all, typed).map(({ title }) => title);

  it('with that name come first, then those that begin so, then those with other words of it', () => {
    expect(titles('nav')).toEqual(['NAV', 'Transaction History']);
    expect(titles('NAV ')[0]).toBe('NAV');
    expect(titles('statement')).toEqual(['Account Statement', 'Capital Gain Statement']);
  });

  it.each([
    ['statment', ['Account Statement', 'Capital Gain Statement']],
    ['capitl gains', ['Capital Gain Statement']],
    ['acount statemnet', ['Account Statement']],
    ['brokrage', ['Brokerage Report']],
    ['comission', ['Brokerage Report']],
    ['transction histroy', ['Transaction History']],
    ['dashbord', ['Home']],
    ['maturing', ['SIPs that mature soon']],
    ['matureing', ['SIPs that mature soon']],
  ])('are found by %j in spite of its slips', (typed, expected) => {
    expect(titles(typed)).toEqual(expected);
  });

  it.each(['xyzzy', 'qwertyuiop', 'zz', 'nac', 'statement xyzzy', '%', ' '])('are none for %j', (typed) => {
    expect(titles(typed)).toEqual([]);
  });

  it('that fit as it is typed stand alone: no slip is looked for beside them', () => {
    expect(titles('home')).toEqual(['Home']);
  });
});
