import type { Ref } from 'react';
import type { FocusTarget } from '../../ui/form/field/field-props.ts';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { readArn } from './typed-arn.ts';

interface ArnFieldProps {
  ref?: Ref<FocusTarget> | undefined;
  value: string;
  error: string | null;
  /** Whose ARN stands on no card of AMFI's. */
  isEmployee?: boolean | undefined;
  onArn: (arn: string) => void;
}

/** Takes an ARN in any spelling and puts it right once the field is left. */
export function ArnField({ ref, value, error, isEmployee = false, onArn }: ArnFieldProps) {
  return (
    <TextField
      ref={ref}
      label="ARN"
      hint={`${isEmployee ? 'As recorded for you' : 'As on your AMFI card'}, for example ARN-12345. The number alone will do.`}
      error={error}
      value={value}
      autoComplete="username"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      isRequired
      onChange={onArn}
      // Nothing may move here: the field is often left by a press on the button below it.
      onBlur={() => {
        const read = readArn(value);
        if (read && read !== value) onArn(read);
      }}
    />
  );
}
