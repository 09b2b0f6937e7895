import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FocusTarget } from '../field/field-props.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="City" {...props} value={value} onChange={setValue} />;
}

describe('a text field', () => {
  it('is named by its label and described by hint and error', () => {
    render(<Example hint="Where you work." error="Enter a city" isRequired />);
    const input = screen.getByRole('textbox', { name: 'City' });
    expect(input).toHaveProperty('required', true);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Where you work.',
      'Enter a city',
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Enter a city');
  });

  it('says that it is optional only where a form says so', () => {
    const { rerender } = render(<Example isRequired={false} />);
    expect(screen.getByRole('textbox', { name: 'City (optional)' })).toBeTruthy();
    rerender(<Example />);
    expect(screen.getByRole('textbox', { name: 'City' })).toBeTruthy();
  });

  it('counts its letters and cuts off nothing', async () => {
    render(<Example lines={3} limit={5} />);
    const area = screen.getByRole('textbox', { name: 'City' });
    expect(area.tagName).toBe('TEXTAREA');
    await userEvent.type(area, 'Kochi, Kerala');
    expect(area).toHaveProperty('value', 'Kochi, Kerala');
    expect(screen.getByText('13 of 5 letters.')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('Use at most 5 letters: 8 too many.');
  });

  it('takes the focus that a form sends', () => {
    const ref = createRef<FocusTarget>();
    render(<Example ref={ref} />);
    ref.current?.focus();
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('cannot be typed into while it is disabled', async () => {
    render(<Example isDisabled />);
    await userEvent.type(screen.getByRole('textbox'), 'Kochi');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
  });
});
