/**
 * A UPI address, name@handle.
 *
 *   <VpaField label="UPI ID" value={vpa} onChange={setVpa} />
 */
import { isVpa } from '@hub/domain';
import { useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { TextField } from './text-field.tsx';

export function VpaField({ hint, error, onChange, onBlur, ...field }: FieldProps<string>) {
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && field.value !== '' && !isVpa(field.value);
  return (
    <TextField
      {...field}
      hint={hint ?? 'As in the UPI app, for example name@bank'}
      error={error || (isWrong ? 'Enter a UPI ID like name@bank' : null)}
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      onChange={(typed) => onChange(typed.replace(/\s/g, ''))}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
    />
  );
}
