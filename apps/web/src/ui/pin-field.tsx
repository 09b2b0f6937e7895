import type { ComponentProps } from 'react';
import { CODE_LENGTH, digitsOf } from './code-digits.ts';
import styles from './code-field.module.css';
import { cx } from './cx.ts';
import { Field } from './field.tsx';

interface PinFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  error?: string | null;
  onChange: (pin: string) => void;
}

/** Six boxes for a PIN: it is never shown, and no browser is asked to remember it. */
export function PinField({ label, value, error, onChange, ...input }: PinFieldProps) {
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(ids) => (
        <div className={styles.field}>
          <input
            {...input}
            {...ids}
            className={styles.input}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
          />
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, not things.
            <span key={index} aria-hidden="true" className={cx(styles.box, index === next && styles.next)}>
              {index < value.length && '•'}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
