import type { ComponentProps } from 'react';
import { cx } from '../../theme/cx.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { CODE_LENGTH, digitsOf } from './code-digits.ts';
import styles from './code-field.module.css';

type CodeFieldProps = FieldProps<string> &
  Pick<ComponentProps<'input'>, 'readOnly' | 'onKeyDown'> & {
    /** A PIN: typed unseen, and nothing for the browser to fill in or remember. */
    isSecret?: boolean;
  };

/** Six boxes for a one-time code. */
export function CodeField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  value,
  onChange,
  isSecret,
  ref,
  ...input
}: CodeFieldProps) {
  const element = useFocusTarget<HTMLInputElement>(ref);
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(ids) => (
        <div className={`stack anchor gap-8 ${styles.field}`}>
          <input
            {...input}
            {...ids}
            ref={element}
            className={`pinned inset lifted wide pad-0 text-large borderless ${styles.input}`}
            type={isSecret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={isSecret ? 'off' : 'one-time-code'}
            pattern="\d*"
            required={isRequired === true}
            disabled={isDisabled}
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
