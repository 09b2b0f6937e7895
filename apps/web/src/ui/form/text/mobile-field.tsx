/**
 * An Indian mobile number. The value is its ten digits; +91 stands before it, however the number was written.
 *
 *   <MobileField label="Mobile number" value={mobile} onChange={setMobile} />
 */
import { texts } from '@hub/contract';
import { isMobileNumber, mobileDigits } from '@hub/domain';
import { useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from './text-field.tsx';

export function MobileField({ error, onChange, onBlur, ...field }: FieldProps<string>) {
  const [wasLeft, setLeft] = useState(false);
  const isDue = field.value.length === 10 || (wasLeft && field.value !== '');
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      before={<span className="fixed">+91</span>}
      error={error || (isDue && !isMobileNumber(field.value) ? texts.field.mobile : null)}
      onChange={(typed) => onChange(mobileDigits(typed))}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
