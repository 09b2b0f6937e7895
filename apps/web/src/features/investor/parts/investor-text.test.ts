import { describe, expect, it } from 'vitest';
import { countText, mayNominate } from './investor-text.ts';

it('counts in words', () => {
  expect([countText(1, 'client'), countText(1220, 'client')]).toEqual(['1 client', '1,220 clients']);
});

describe('a tax status', () => {
  it('asks for no nominee where none may be named', () => {
    expect(['01', '02', '03', '06'].map(mayNominate)).toEqual([true, false, false, false]);
  });
});
