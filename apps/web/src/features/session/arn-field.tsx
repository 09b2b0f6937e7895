import { texts } from '@hub/contract';
import type { Ref } from 'react';
import { TextField } from '../../ui/field.tsx';
import { readArn } from './typed-arn.ts';

interface ArnFieldProps {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error: string | null;
  onArn: (arn: string) => void;
  onRefused: (message: string) => void;
}

/** Takes an ARN in any spelling and puts it right once the field is left. */
export function ArnField({ ref, value, error, onArn, onRefused }: ArnFieldProps) {
  return (
    <TextField
      ref={ref}
      label="ARN"
      hint="As on your AMFI card, for example ARN-12345. The number alone will do."
      error={error}
      value={value}
      autoComplete="username"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
      onChange={(event) => onArn(event.currentTarget.value)}
      onBlur={() => {
        const read = readArn(value);
        if (read) onArn(read);
        else if (value.trim() !== '') onRefused(texts.field.arn);
      }}
    />
  );
}
