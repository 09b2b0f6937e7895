import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import styles from './field.module.css';
import { Field } from './field.tsx';
import type { FieldProps } from './field-props.ts';

type InputFieldProps = Omit<ComponentProps<'input'>, 'required' | 'disabled' | 'prefix'> &
  Pick<FieldProps<string>, 'label' | 'hint' | 'error' | 'isRequired' | 'isDisabled'> & {
    /** Inside the box, before and after what is typed: "₹", a button. */
    before?: ReactNode;
    after?: ReactNode;
    /** Below the field, part of no description: chips that fill it in. */
    below?: ReactNode;
  };

/** One line in the frame that all fields share; the fields that format what is typed are built on it. */
export function InputField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  before,
  after,
  below,
  ...input
}: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(ids) => {
        const own = { type: 'text', ...input, ...ids, required: isRequired === true, disabled: isDisabled };
        return (
          <>
            {before === undefined && after === undefined ? (
              <input {...own} className={styles.input} />
            ) : (
              <div className={cx(styles.input, styles.box)}>
                {before}
                <input {...own} className={styles.bare} />
                {after}
              </div>
            )}
            {below}
          </>
        );
      }}
    </Field>
  );
}
