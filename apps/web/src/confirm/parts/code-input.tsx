import { type Ref, useId } from 'react';
import field from '../../ui/form/field/field.module.css';
import { CODE_LENGTH, digitsOf } from '../../ui/form/text/code-digits.ts';
import boxes from '../../ui/form/text/code-field.module.css';
import { cx } from '../../ui/theme/cx.ts';

interface CodeInputProps {
  label: string;
  value: string;
  error: string | null;
  isBusy: boolean;
  /** Where the page has several, the first takes the focus. */
  isFirst?: boolean;
  onChange: (value: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** Six boxes for a one-time code, as in the app; the app's own brings all its icons along. */
export function CodeInput({ label, value, error, isBusy, isFirst = true, onChange, ref }: CodeInputProps) {
  const id = useId();
  const next = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <div className="stack one-column gap-8">
      <label htmlFor={id} className="text-large strong">
        {label}
      </label>
      <div className={`stack anchor gap-8 ${boxes.field}`}>
        <input
          ref={ref}
          id={id}
          className={`pinned inset lifted wide pad-0 text-large borderless ${boxes.input}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          // biome-ignore lint/a11y/noAutofocus: the investor has just asked for this code.
          autoFocus={isFirst}
          readOnly={isBusy}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
          value={value}
          onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
        />
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, not things.
          <span key={index} aria-hidden="true" className={cx(boxes.box, index === next && boxes.next)}>
            {value[index]}
          </span>
        ))}
      </div>
      <div role="alert" className={field.alert}>
        {error !== null && (
          <p id={`${id}-error`} className="danger text-large medium">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
