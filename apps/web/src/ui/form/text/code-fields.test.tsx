import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FunctionComponent, useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { FieldProps } from '../field/field-props.ts';
import { CodeField } from './code-field.tsx';
import { IfscCodeField } from './ifsc-code-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { PanField } from './pan-field.tsx';
import { VpaField } from './vpa-field.tsx';

function open(Kind: FunctionComponent<FieldProps<string>>, label: string) {
  function Example() {
    const [value, setValue] = useState('');
    return (
      <>
        <Kind label={label} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  render(<Example />);
  return screen.getByLabelText<HTMLInputElement>(label);
}

const saved = () => document.querySelector('output')?.textContent;
const errorText = () => screen.getByRole('alert').textContent;

describe('a PAN field', () => {
  it('writes capitals, says whose PAN it is, and masks it when it is left', async () => {
    const box = open(PanField, 'PAN');
    await userEvent.type(box, 'abcp e1234f');
    expect([box.value, saved()]).toEqual(['ABCPE1234F', 'ABCPE1234F']);
    expect(screen.getByText('Individual')).toBeTruthy();
    await userEvent.tab();
    expect([box.value, saved()]).toEqual(['******234F', 'ABCPE1234F']);
    await userEvent.click(box);
    expect(box.value).toBe('ABCPE1234F');
  });

  it('keeps the caret when a letter is mended in the middle', async () => {
    const box = open(PanField, 'PAN');
    await userEvent.type(box, 'abxpe');
    box.setSelectionRange(3, 3);
    await userEvent.keyboard('{Backspace}c');
    expect([box.value, box.selectionStart]).toEqual(['ABCPE', 3]);
  });

  it('says what is wrong once it is complete or left, not before', async () => {
    const box = open(PanField, 'PAN');
    await userEvent.type(box, 'ABCPE12345');
    expect(errorText()).toBe('Enter a PAN like ABCPE1234F.');
    await userEvent.clear(box);
    await userEvent.type(box, 'ABCX');
    expect(errorText()).toBe('');
    expect(screen.getByText(/no PAN has X there/)).toBeTruthy();
    await userEvent.tab();
    expect(errorText()).toBe('Enter a PAN like ABCPE1234F.');
  });
});

describe('other codes', () => {
  it('an IFSC has a zero as its fifth character', async () => {
    const box = open(IfscCodeField, 'IFSC');
    await userEvent.type(box, 'hdfcO001660');
    expect(errorText()).toMatch(/zero/);
    await userEvent.clear(box);
    await userEvent.type(box, 'hdfc0001660');
    expect([saved(), errorText()]).toEqual(['HDFC0001660', '']);
  });

  it('a UPI ID is checked when it is left', async () => {
    const box = open(VpaField, 'UPI ID');
    await userEvent.type(box, 'meera.nair');
    expect(errorText()).toBe('');
    await userEvent.tab();
    expect(errorText()).toBe('Enter a UPI ID like name@bank');
    await userEvent.type(box, '@okbank');
    expect([saved(), errorText()]).toEqual(['meera.nair@okbank', '']);
  });

  it('a mobile number is taken however it is written', async () => {
    const box = open(MobileField, 'Mobile number');
    await userEvent.click(box);
    await userEvent.paste('+91 98765-43210');
    expect([box.value, saved(), errorText()]).toEqual(['9876543210', '9876543210', '']);
    await userEvent.clear(box);
    await userEvent.type(box, '5876543210');
    expect(errorText()).toBe('Enter a 10-digit mobile number.');
  });

  it.each(['+91 98765 43210', '919876543210', '09876543210'])(
    'a mobile number typed as %s is its ten digits',
    async (keys) => {
      const box = open(MobileField, 'Mobile number');
      await userEvent.type(box, keys);
      expect([box.value, saved(), errorText()]).toEqual(['9876543210', '9876543210', '']);
    },
  );

  it('a mobile number of another country is taken where the field says so', async () => {
    const box = open((field) => <MobileField {...field} takesForeign />, 'Mobile number');
    await userEvent.type(box, '+971 50 123 4567');
    expect(saved()).toBe('+971501234567');
    await userEvent.tab();
    expect([box.value, errorText()]).toEqual(['+971501234567', '']);
    await userEvent.clear(box);
    await userEvent.type(box, '+97150');
    await userEvent.tab();
    expect(errorText()).toMatch(/country code/);
  });

  it('a mobile number of another country is wrong elsewhere, and no Indian one is made of it', async () => {
    const box = open(MobileField, 'Mobile number');
    await userEvent.type(box, '+971501234567');
    await userEvent.tab();
    expect([saved(), errorText()]).toEqual(['+971501234567', 'Enter a 10-digit mobile number.']);
  });

  it('a one-time code keeps six digits of what is pasted', async () => {
    const box = open(CodeField, '6-digit code');
    await userEvent.click(box);
    await userEvent.paste('Your code is 409 812.');
    expect(saved()).toBe('409812');
    expect(box.autocomplete).toBe('one-time-code');
  });
});
