/**
 * One statement that is ticked or not, with what is wrong beneath it. The value is whether it is ticked.
 *
 *   <FormField form={form} name="consent" label="Consent">
 *     {(field) => <TickField {...field} statement="The investor has asked for this change." />}
 *   </FormField>
 */
import { useId } from 'react';
import { ErrorText } from '../field/error-text.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { CheckBox } from './check-box.tsx';

interface TickFieldProps
  extends Pick<FieldProps<boolean>, 'name' | 'error' | 'value' | 'onChange' | 'onBlur'> {
  statement: string;
}

export function TickField({ statement, name, error, value, onChange, onBlur }: TickFieldProps) {
  const errorId = useId();
  return (
    <div>
      <CheckBox
        name={name}
        label={statement}
        checked={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
      />
      <div role="alert" className="above-4 hides-empty">
        {error && <ErrorText id={errorId}>{error}</ErrorText>}
      </div>
    </div>
  );
}
