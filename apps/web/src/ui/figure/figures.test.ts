import { basisPoints, paise } from '@hub/domain';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Money } from './money.tsx';
import { Nav } from './nav.tsx';
import { Percent } from './percent.tsx';
import { Units } from './units.tsx';

function shown<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  return renderToStaticMarkup(createElement(component, props)).replace(/<[^>]*>/g, '');
}

describe('a figure on a screen', () => {
  it('is money, exact or short, of the wire or worked out', () => {
    expect(shown(Money, { amount: '1234567.50' })).toBe('₹12,34,567.50');
    expect(shown(Money, { amount: '486200000.00', compact: true })).toBe('₹48.62 Cr');
    expect(shown(Money, { amount: paise(500_000n), decimals: 'some', change: true })).toBe('+₹5,000');
    expect(shown(Money, { amount: '-5.00', change: true })).toBe('−₹5.00');
    expect(renderToStaticMarkup(createElement(Money, { amount: '486200000.00', compact: true }))).toContain(
      'title="₹48,62,00,000.00"',
    );
  });

  it('is units, a NAV or a percentage, with the decimals of its kind', () => {
    expect(shown(Units, { value: '1234.567' })).toBe('1,234.567');
    expect(shown(Nav, { value: '52.3417' })).toBe('52.3417');
    expect(shown(Nav, { value: '0.0310', change: true })).toBe('+0.0310');
    expect(shown(Percent, { value: '12.34' })).toBe('12.34%');
    expect(shown(Percent, { value: '12.34', change: true })).toBe('+12.34%');
    expect(shown(Percent, { value: basisPoints(-42n), change: true, arrow: true })).toBe('−0.42%');
    expect(shown(Percent, { value: '0.00', change: true })).toBe('0.00%');
  });

  it('that is not known says so', () => {
    expect(shown(Money, { amount: null })).toContain('not available');
    expect(shown(Nav, { value: null })).toContain('not available');
    expect(shown(Percent, { value: null, change: true })).toContain('not available');
  });

  it('that is malformed is an error, never a nil', () => {
    for (const value of ['', 'NaN', '1e5', '1,000']) {
      expect(() => shown(Money, { amount: value })).toThrow(RangeError);
      expect(() => shown(Units, { value })).toThrow(RangeError);
      expect(() => shown(Nav, { value })).toThrow(RangeError);
      expect(() => shown(Percent, { value })).toThrow(RangeError);
    }
  });
});
