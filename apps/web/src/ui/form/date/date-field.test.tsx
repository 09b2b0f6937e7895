import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

const holidays = new Map([['2027-01-26', 'Republic Day']]);

function Example({ start = '', ...props }: Partial<ComponentProps<typeof DateField>> & { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField label="Start date" {...props} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start date' });
const saved = () => document.querySelector('output')?.textContent;
const errorText = () =>
  screen
    .getAllByRole('alert')
    .map((node) => node.textContent)
    .join('');
const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Calendar for Start date' }));
  return within(await screen.findByRole('dialog', { name: 'Start date' }));
};

describe('a date field', () => {
  it('takes a date as it is typed and shows it as DD-Mon-YYYY', async () => {
    render(<Example />);
    await userEvent.type(box(), '5/1/27');
    expect(saved()).toBe('2027-01-05');
    expect(box().value).toBe('5/1/27');
    await userEvent.tab();
    expect(box().value).toBe('05-Jan-2027');
  });

  it('keeps what it cannot read, and says how to write it', async () => {
    render(<Example />);
    await userEvent.type(box(), '31/2/2027');
    expect(errorText()).toBe('');
    await userEvent.tab();
    expect([box().value, saved(), errorText()]).toEqual(['31/2/2027', '', 'Enter a date like 05-Jan-2027']);
  });

  it('says why a typed day cannot be chosen', async () => {
    render(<Example days={{ holidays, isBusinessDayOnly: true }} />);
    await userEvent.type(box(), '26 Jan 2027');
    await userEvent.tab();
    expect(errorText()).toBe('26-Jan-2027 is no business day (Republic Day). The next is 27-Jan-2027');
  });

  it('picks by keyboard, names the holiday and says why it cannot be chosen', async () => {
    render(<Example start="2027-01-25" days={{ holidays, isBusinessDayOnly: true }} />);
    const calendar = await openCalendar();
    expect(
      within(calendar.getByRole('list', { name: 'Market holidays' })).getByText(/Republic Day/),
    ).toBeTruthy();
    expect(calendar.getByRole('button', { name: /market closed: Republic Day/ })).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(calendar.getByRole('status').textContent).toMatch(/is no business day/);
    await userEvent.keyboard('{Enter}');
    expect(saved()).toBe('2027-01-25');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(saved()).toBe('2027-01-27');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(box().value).toBe('27-Jan-2027');
  });

  it('turns to another month and year', async () => {
    render(<Example start="1985-03-05" max="2026-11-16" />);
    const calendar = await openCalendar();
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: /month/i }), 'July');
    await userEvent.selectOptions(calendar.getByRole('combobox', { name: /year/i }), '1990');
    await userEvent.click(calendar.getByRole('button', { name: /17 July 1990/ }));
    expect(saved()).toBe('1990-07-17');
  });
});
