import { navSorts } from '@hub/contract/calls/nav';
import { type AssetClass, assetClasses } from '@hub/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anywhere, type NavPlace, orderOf, readPlace, sortedBy, writePlace } from './nav-place.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((words) => words.trim());
const place: fc.Arbitrary<NavPlace> = fc.record({
  words: text,
  assetClass: fc.option(fc.constantFrom(...(Object.keys(assetClasses) as AssetClass[]))),
  category: fc.option(text.filter((words) => words !== '')),
  plan: fc.option(fc.constantFrom('REGULAR', 'DIRECT')),
  option: fc.option(fc.constantFrom('GROWTH', 'IDCW')),
  sort: fc.constantFrom(...navSorts),
  order: fc.option(fc.constantFrom('asc', 'desc')),
  scheme: fc.option(fc.stringMatching(/^[A-Za-z0-9]{1,20}$/)),
});

describe('what is chosen on the NAV page', () => {
  it('comes back from the address as it was', () => {
    fc.assert(
      fc.property(place, (chosen) => {
        const back = readPlace(writePlace(chosen));
        expect({ ...back, order: orderOf(back) }).toEqual({ ...chosen, order: orderOf(chosen) });
      }),
    );
  });

  it('leaves the address bare when it is as usual', () => {
    expect(writePlace(anywhere)).toBe('');
    expect(readPlace('')).toEqual(anywhere);
  });

  it('is not made up from an address that says something else', () => {
    expect(readPlace('?class=GOLD&sort=size&order=up&scheme=..%2F..&plan=direct&option=&q=%20%20')).toEqual(
      anywhere,
    );
    expect(readPlace(`?q=${'x'.repeat(5000)}`).words).toHaveLength(100);
    fc.assert(fc.property(fc.string(), (any) => void readPlace(`?${any}`)));
  });

  it('sorts figures from the largest, names from A, and turns round at the second press', () => {
    const byNav = sortedBy(anywhere, 'nav');
    expect([orderOf(anywhere), orderOf(byNav), orderOf(sortedBy(byNav, 'nav'))]).toEqual([
      'asc',
      'desc',
      'asc',
    ]);
    expect(orderOf(sortedBy(sortedBy(byNav, 'nav'), 'change'))).toBe('desc');
  });
});
