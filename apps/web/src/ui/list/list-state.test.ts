import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListStateIn, listStateOf, maybe, oneOf, sortingOf, text } from './list-state.ts';

const sorting = sortingOf(['name', 'aum', 'gain'], { usual: 'name', upwards: ['name'] });
const states = listStateOf({
  words: text('q'),
  kyc: oneOf(['VALIDATED', 'ON_HOLD']),
  city: maybe(),
  id: maybe(/^[0-9]{1,4}$/),
  ...sorting.fields,
});
type Chosen = ListStateIn<typeof states>;
const { anywhere } = states;

const words = fc.string({ unit: 'grapheme', maxLength: 8 }).map((one) => one.trim());
const chosen: fc.Arbitrary<Chosen> = fc.record({
  words,
  kyc: fc.option(fc.constantFrom('VALIDATED', 'ON_HOLD')),
  city: fc.option(words.filter((one) => one !== '')),
  id: fc.option(fc.stringMatching(/^[0-9]{1,4}$/)),
  sort: fc.constantFrom('name', 'aum', 'gain'),
  order: fc.option(fc.constantFrom('asc', 'desc')),
});

describe('what is chosen on a page', () => {
  it('comes back from the address as it was', () => {
    fc.assert(
      fc.property(chosen, (listState) => {
        expect(states.read(states.write(listState))).toEqual(listState);
      }),
    );
  });

  it('leaves the address bare when it is as usual', () => {
    expect(states.write(anywhere)).toBe('');
    expect(states.read('')).toEqual(anywhere);
    expect(states.write({ ...anywhere, words: 'asha', sort: 'aum' })).toBe('?q=asha&sort=aum');
  });

  it('is not made up from an address that says something else', () => {
    expect(states.read('?kyc=validated&sort=size&order=up&id=..%2F..&q=%20%20&city=')).toEqual(anywhere);
    expect(states.read(`?q=${'x'.repeat(5000)}`).words).toHaveLength(100);
    fc.assert(fc.property(fc.string(), (any) => void states.read(`?${any}`)));
  });

  it('is counted by what is not as usual', () => {
    const some: Chosen = { ...anywhere, kyc: 'ON_HOLD', city: 'Pune', sort: 'gain' };
    expect(states.chosen(some, ['words', 'kyc', 'city'])).toBe(2);
    expect(states.chosen(anywhere, ['words', 'kyc', 'city', 'sort'])).toBe(0);
  });
});

describe('sorting by the head of a column', () => {
  const { orderOf, sortedBy } = sorting;

  it('begins with A for names and with the largest for figures, and turns round at the second press', () => {
    const byAum = sortedBy(anywhere, 'aum');
    const turned = sortedBy(byAum, 'aum');
    expect([anywhere, byAum, turned, sortedBy(turned, 'gain')].map(orderOf)).toEqual([
      'asc',
      'desc',
      'asc',
      'desc',
    ]);
  });

  it('is back where it began after two presses, in the address too', () => {
    fc.assert(
      fc.property(chosen, fc.constantFrom('name', 'aum', 'gain'), (listState, key) => {
        const once = sortedBy(listState, key);
        expect(states.write(sortedBy(sortedBy(once, key), key))).toBe(states.write(once));
      }),
    );
  });
});
