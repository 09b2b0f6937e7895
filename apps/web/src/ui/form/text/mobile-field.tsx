/**
 * An Indian mobile number. The value is its ten digits; +91 stands before it, however the number was written. With
 * `takesForeign` one of another country is right as well; its value is `+971501234567`.
 *
 *   <MobileField label="Mobile number" value={mobile} onChange={setMobile} />
 */
import { texts } from '@hub/contract';
import { isForeignMobile, isMobileNumber, plainMobile, typedMobile } from '@hub/domain';
import { useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from './text-field.tsx';

type MobileFieldProps = FieldProps<string> & { takesForeign?: boolean };

export function MobileField({ error, onChange, onBlur, takesForeign = false, ...field }: MobileFieldProps) {
  const { value } = field;
  const [wasLeft, setLeft] = useState(false);
  /** With a prefix that is on its way, which is no part of the value. */
  const [typed, setTyped] = useState('');
  const isDue = (value.length === 10 && !value.startsWith('+')) || (wasLeft && value !== '');
  const isRight = isMobileNumber(value) || (takesForeign && isForeignMobile(value));
  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      value={plainMobile(typed) === value ? typed : value}
      before={value.startsWith('+') ? null : <span className="fixed">+91</span>}
      error={error || (isDue && !isRight ? texts.field[takesForeign ? 'anyMobile' : 'mobile'] : null)}
      onChange={(text) => {
        setTyped(typedMobile(text));
        onChange(plainMobile(text));
      }}
      onBlur={() => {
        setLeft(true);
        setTyped(value);
        onBlur?.();
      }}
    />
  );
}
