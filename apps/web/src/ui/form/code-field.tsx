import type { ComponentProps } from 'react';
import { cx } from '../theme/cx.ts';
import { CODE_LENGTH, digitsOf } from './code-digits.ts';
import styles from './code-field.module.css';
import { Field } from './field.tsx';

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  error?: string | null;
  onChange: (code: string) => void;
  /** A PIN: typed unseen, and nothing for the browser to fill in or remember. */
  isSecret?: boolean;
}

/** Six boxes for a one-time code. */
export function CodeField({ label, value, error, onChange, isSecret, ...input }: CodeFieldProps) {
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(ids) => (
        <div className={styles.field}>
          <input
            {...input}
            {...ids}
            className={styles.input}
            type={isSecret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={isSecret ? 'off' : 'one-time-code'}
            pattern="\d*"
            value={value}
            onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
            onPaste={(event) => {
              event.preventDefault();
              onChange(digitsOf(event.clipboardData.getData('text')));
            }}
          />
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, not things.
            <span key={index} aria-hidden="true" className={cx(styles.box, index === next && styles.next)}>
              {isSecret ? index < value.length && '•' : value[index]}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
