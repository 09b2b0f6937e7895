/**
 * Units with three decimals, of those that are free. The value is a decimal text, `12.500` or `12`.
 *
 *   <UnitsField label="Units" available="1234.567" value={units} onChange={setUnits} />
 */
import { formatUnits, parseTypedUnits } from '@hub/domain';
import { useState } from 'react';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { InputField } from '../field/input-field.tsx';
import { canonicalNumber } from '../typing/number-typing.ts';
import { useNumberTyping } from '../typing/use-number-typing.ts';

interface UnitsFieldProps extends FieldProps<string> {
  /** A decimal text; more cannot be entered without an error. */
  available?: string | undefined;
}

const form = { decimals: 3 };

function unitsProblem(value: string, available: string | undefined): string | null {
  const units = parseTypedUnits(value);
  const most = available === undefined ? null : parseTypedUnits(available);
  if (units === null) return null;
  if (units === 0n) return 'Enter more than 0 units';
  return most !== null && units > most ? `Enter at most ${formatUnits(most)} units` : null;
}

export function UnitsField({
  available,
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  ...rest
}: UnitsFieldProps) {
  const input = useFocusTarget<HTMLInputElement>(ref);
  const { text, isRefused, change, settle } = useNumberTyping(input, form, value, onChange);
  const [wasLeft, setLeft] = useState(false);
  const most = available === undefined ? null : parseTypedUnits(available);
  const problem = error || (wasLeft ? unitsProblem(value, available) : null);
  return (
    <InputField
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isRefused ? 'That is not a number of units. Nothing was changed.' : problem}
      onChange={change}
      onBlur={() => {
        settle();
        setLeft(true);
        onBlur?.();
      }}
      hint={
        <>
          {most !== null && `of ${formatUnits(most)} available. `}
          {hint}
        </>
      }
      after={
        available !== undefined && (
          <button
            type="button"
            className={fieldStyles.inside}
            disabled={rest.isDisabled}
            onClick={() => {
              onChange(canonicalNumber(available, form));
              input.current?.focus();
            }}
          >
            All units
          </button>
        )
      }
    />
  );
}
