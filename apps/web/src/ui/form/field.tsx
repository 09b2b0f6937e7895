import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../action/icon.tsx';
import { AlertIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './field.module.css';

export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in the distributor's words; stands at the field and is read out. */
  error?: string | null;
  children: (ids: FieldIds) => ReactNode;
}

/** Label, hint and error around any control, tied to it for a screen reader. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon of={AlertIcon} size={16} />
            {error}
          </p>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = ComponentProps<'input'> & Pick<FieldProps, 'label' | 'hint' | 'error'>;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} {...(error !== undefined && { error })}>
      {(ids) => <input type="text" {...input} {...ids} className={styles.input} />}
    </Field>
  );
}

type TextAreaFieldProps = ComponentProps<'textarea'> & Pick<FieldProps, 'label' | 'hint' | 'error'>;

/** Several lines of prose; set in the weight of prose. */
export function TextAreaField({ label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} {...(error !== undefined && { error })}>
      {(ids) => <textarea rows={3} {...area} {...ids} className={cx(styles.input, styles.area)} />}
    </Field>
  );
}
