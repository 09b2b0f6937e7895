import type { AccountStatement } from '@hub/contract/calls/statements/statements';
import { describe, expect, it } from 'vitest';
import { mixPart } from './account-mix.ts';

const statement = (held: readonly (readonly [code: string, value: string | null])[]) =>
  ({
    folios: [{ schemes: held.map(([code, value]) => ({ code, closing: { value } })) }],
  }) as unknown as AccountStatement;
const classes = new Map([
  ['FLEX', 'EQUITY'],
  ['LARGE', 'EQUITY'],
  ['BOND', 'DEBT'],
  ['GONE', null],
] as const);

const partsOf = (...held: readonly (readonly [code: string, value: string | null])[]) =>
  mixPart(statement(held), classes).flatMap((part) =>
    part.kind === 'mix' ? part.parts.map(({ name, share, value }) => [name, share, value]) : [],
  );

describe('the mix of a statement', () => {
  it('is what is held by asset class, the largest first', () => {
    expect(
      partsOf(['BOND', '2500.00'], ['FLEX', '4000.50'], ['LARGE', '999.50'], ['GONE', '2500.00']),
    ).toEqual([
      ['Equity', '50.0%', '₹5,000.00'],
      ['Debt', '25.0%', '₹2,500.00'],
      ['Not known', '25.0%', '₹2,500.00'],
    ]);
  });

  it('counts nothing whose value is not known, and is not there where nothing is held', () => {
    expect(partsOf(['FLEX', '1.00'], ['BOND', null])).toEqual([['Equity', '100.0%', '₹1.00']]);
    expect(partsOf(['FLEX', null], ['BOND', '0.00'])).toEqual([]);
  });
});
