import { paise } from '@hub/domain';
import type { AmountLimits } from '@hub/domain/schemes/amount-limits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { UnitsField } from './units-field.tsx';

const limits: AmountLimits = { minimum: paise(50_000n), multiple: paise(100n), maximum: null };

function Amount({ start = '', ...props }: Partial<ComponentProps<typeof AmountField>> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <AmountField label="Amount" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const saved = () => screen.getByRole('status').textContent;

describe('an amount field', () => {
  it('groups while one types, says the words, and keeps a decimal text', async () => {
    render(<Amount />);
    await userEvent.type(box(), '100000.5');
    expect(box().value).toBe('1,00,000.5');
    expect(saved()).toBe('100000.50');
    expect(screen.getByText('One Lakh Rupees and Fifty Paise Only')).toBeTruthy();
    expect(box().inputMode).toBe('decimal');
  });

  it('keeps the caret beside its digit, also when a comma is deleted', async () => {
    render(<Amount start="1234" />);
    await userEvent.click(box());
    box().setSelectionRange(3, 3);
    await userEvent.keyboard('5');
    expect([box().value, box().selectionStart]).toEqual(['12,534', 4]);
    box().setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}');
    expect([box().value, box().selectionStart]).toEqual(['1,534', 1]);
    await userEvent.keyboard('x');
    expect([box().value, box().selectionStart]).toEqual(['1,534', 1]);
  });

  it('takes a pasted amount and refuses what is none, saying so', async () => {
    render(<Amount />);
    await userEvent.click(box());
    await userEvent.paste('₹ 1,00,000.50');
    expect(saved()).toBe('100000.50');
    await userEvent.clear(box());
    await userEvent.paste('1e5');
    expect(saved()).toBe('');
    expect(screen.getByRole('alert').textContent).toMatch(/not an amount/);
  });

  it('says its limits beforehand, and as the error once it is left', async () => {
    render(<Amount limits={limits} />);
    expect(screen.getByText('Minimum ₹500')).toBeTruthy();
    await userEvent.type(box(), '499');
    expect(screen.getByRole('alert').textContent).toBe('');
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Minimum ₹500');
    await userEvent.type(box(), '9');
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('fills in a quick amount', async () => {
    render(<Amount quickAmounts={['5000', '100000']} />);
    await userEvent.click(screen.getByRole('button', { name: '₹1,00,000' }));
    expect([box().value, saved()]).toEqual(['1,00,000', '100000']);
    expect(screen.getByRole('button', { name: '₹1,00,000', pressed: true })).toBeTruthy();
  });

  it('shows in full what was left half written', async () => {
    render(<Amount />);
    await userEvent.type(box(), '.5');
    await userEvent.tab();
    expect(box().value).toBe('0.50');
  });
});

describe('a units field', () => {
  function Units({ available }: { available?: string }) {
    const [value, setValue] = useState('');
    return (
      <>
        <UnitsField label="Units" available={available} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }

  it('takes three decimals, and all that is available by a button', async () => {
    render(<Units available="1234.567" />);
    await userEvent.type(box(), '1.2345');
    expect([box().value, saved()]).toEqual(['1.234', '1.234']);
    expect(screen.getByText(/of 1,234.567 available/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'All units' }));
    expect([box().value, saved()]).toEqual(['1,234.567', '1234.567']);
    expect(document.activeElement).toBe(box());
  });

  it('says when there are not so many', async () => {
    render(<Units available="10" />);
    await userEvent.type(box(), '10.001');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('alert').textContent).toBe('Enter at most 10.000 units');
  });
});
