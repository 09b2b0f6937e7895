/**
 * One line of text, or several:
 *
 *   <TextField label="City" value={city} onChange={setCity} />
 *   <TextField label="About you" lines={3} limit={300} hint="For your clients." value={about} onChange={setAbout} />
 *
 * `limit` counts the letters and says when there are too many; nothing that is typed or pasted is cut off.
 */
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../theme/cx.ts';
import styles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { InputField } from '../field/input-field.tsx';

type TextInputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps<string> | 'required' | 'disabled' | 'prefix' | 'children'
>;

export type TextFieldProps = FieldProps<string> &
  TextInputProps & {
    /** More than one makes it a box for prose. */
    lines?: number | undefined;
    /** The most letters it may have. */
    limit?: number | undefined;
    before?: ReactNode;
    after?: ReactNode;
  };

function tooLong(value: string, limit: number | undefined): string | null {
  const over = limit === undefined ? 0 : value.length - limit;
  return over > 0 ? `Use at most ${limit} letters: ${over} too many.` : null;
}

export function TextField({ lines = 1, limit, hint, error, ref, onChange, onBlur, ...rest }: TextFieldProps) {
  const input = useFocusTarget<HTMLInputElement & HTMLTextAreaElement>(ref);
  const problem = error ?? tooLong(rest.value, limit);
  const described =
    limit === undefined ? (
      hint
    ) : (
      <>
        {hint} {rest.value.length} of {limit} letters.
      </>
    );
  if (lines === 1) {
    return (
      <InputField
        {...rest}
        ref={input}
        hint={described}
        error={problem}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    );
  }
  const { label, isRequired, isDisabled, value, name, readOnly, placeholder, before, after } = rest;
  return (
    <Field label={label} hint={described} error={problem} isRequired={isRequired}>
      {(ids) => (
        <>
          {before}
          <textarea
            {...ids}
            ref={input}
            name={name}
            rows={lines}
            value={value}
            readOnly={readOnly}
            placeholder={placeholder}
            required={isRequired === true}
            disabled={isDisabled}
            className={cx(styles.input, 'block', styles.area)}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={onBlur}
          />
          {after}
        </>
      )}
    </Field>
  );
}
