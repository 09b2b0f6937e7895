import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DateRangeFields } from './date-range-fields.tsx';

function open(start = { from: '2026-11-01', to: '2026-11-15' }) {
  const handed: string[] = [];
  function Example() {
    const [range, setRange] = useState(start);
    return (
      <>
        <DateRangeFields
          labels={['From', 'To']}
          {...range}
          onChange={(next) => {
            handed.push(`${next.from}..${next.to}`);
            setRange(next);
          }}
        />
        <button type="button" onClick={() => setRange({ from: '', to: '' })}>
          Clear
        </button>
      </>
    );
  }
  render(<Example />);
  const box = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
  return { handed, box };
}

it('says a range that ends before it starts at the field, and hands on only a possible one', async () => {
  const { handed, box } = open();
  await userEvent.clear(box('From'));
  await userEvent.type(box('From'), '20-Nov-2026');
  expect(screen.getByText('The range ends before it starts.')).toBeDefined();
  expect(box('From').getAttribute('aria-invalid')).toBe('true');
  expect(handed.filter((one) => one.startsWith('2026-11-20'))).toEqual([]);
  await userEvent.clear(box('To'));
  await userEvent.type(box('To'), '25-Nov-2026');
  expect(screen.queryByText('The range ends before it starts.')).toBeNull();
  expect(handed.at(-1)).toBe('2026-11-20..2026-11-25');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect([box('From').value, box('To').value]).toEqual(['', '']);
});

it('says it of an address that names such a range', () => {
  open({ from: '2026-11-20', to: '2026-11-01' });
  expect(screen.getByText('The range ends before it starts.')).toBeDefined();
});
