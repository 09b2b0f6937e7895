import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { AmountRange } from './amount-range.ts';
import { AmountRangeField } from './amount-range-field.tsx';

const anything: AmountRange = { from: null, to: null };

/** A list whose address follows later, as that of a busy one. */
function open() {
  const requested: AmountRange[] = [];
  let arrive: (range: AmountRange) => void = () => {};
  function List() {
    const [value, setValue] = useState(anything);
    arrive = (range) => act(() => setValue(range));
    return (
      <AmountRangeField
        label="AUM"
        value={{ ...value }}
        offered={[]}
        onChange={(range) => requested.push(range)}
      />
    );
  }
  render(<List />);
  const texts = () => ['From', 'To'].map((name) => (screen.getByLabelText(name) as HTMLInputElement).value);
  return { user: userEvent.setup(), requested, arrive: (range: AmountRange) => arrive(range), texts };
}

it('keeps what is typed while the address is behind, and follows an address that changes by itself', async () => {
  const { user, requested, arrive, texts } = open();
  await user.type(screen.getByLabelText('From'), '500000');
  await user.tab();
  await user.type(screen.getByLabelText('To'), '900000');
  expect(texts()).toEqual(['500000', '900000']);
  await user.tab();
  const [first, second] = requested;
  expect(requested).toHaveLength(2);
  arrive(first ?? anything);
  expect(texts()).toEqual(['500000', '900000']);
  arrive(second ?? anything);
  expect(texts()).toEqual(['500000', '900000']);
  arrive(anything);
  expect(texts()).toEqual(['', '']);
  // What was requested before is an address like any other now.
  arrive(first ?? anything);
  expect(texts()[1]).toBe('');
  expect(requested).toHaveLength(2);
});
