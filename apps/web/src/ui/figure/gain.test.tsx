import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Cost, Gain, WithoutCost } from './gain.tsx';

const textOf = (element: React.ReactElement) => render(element).container.textContent;

describe('a gain', () => {
  it('is of the units whose cost is known, and says what it leaves out', () => {
    expect(textOf(<Gain gain="1250.50" cost="10000.00" withoutCost="5000.00" />)).toBe('+₹1,250.50');
    expect(textOf(<WithoutCost amount="250000.00" />)).toBe('excl. ₹2.50 L of unknown cost');
  });

  it('is not known where no cost is', () => {
    expect(textOf(<Gain gain="0.00" cost="0.00" withoutCost="5000.00" />)).toContain('not available');
    expect(textOf(<Cost cost="0.00" withoutCost="5000.00" />)).toContain('not available');
    expect(textOf(<Cost cost="0.00" withoutCost="0.00" />)).toBe('₹0.00');
  });

  it('says nothing where every cost is known', () => {
    expect(textOf(<WithoutCost amount="0.00" />)).toBe('');
    expect(textOf(<Gain gain="-12.00" cost="100.00" withoutCost="0.00" decimals={0} />)).toBe('−₹12');
  });
});
