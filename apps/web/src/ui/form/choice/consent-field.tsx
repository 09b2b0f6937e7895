/**
 * Consent to a text, given by the person's own tick: never ticked beforehand. The value says which version of the text
 * was agreed to and when, or is null.
 *
 *   <ConsentField label="Terms of the mandate" version="2026-04" text={<p>…</p>} statement="I have read and agree"
 *     value={consent} onChange={setConsent} />
 */
import type { ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import checkBox from './check-box.module.css';
import styles from './consent-field.module.css';

export interface Consent {
  /** Of the text that was shown. */
  readonly version: string;
  /** The instant of the tick, as ISO text. */
  readonly at: string;
}

interface ConsentFieldProps extends FieldProps<Consent | null> {
  /** The whole text, shown above the tick. */
  text: ReactNode;
  version: string;
  /** What is ticked: "I have read and agree to the above". */
  statement: string;
  /** The clock; the device's unless given. */
  now?: (() => string) | undefined;
}

const deviceNow = () => new Date().toISOString();

export function ConsentField({
  label,
  hint,
  error,
  isRequired,
  isDisabled,
  text,
  version,
  statement,
  now = deviceNow,
  value,
  onChange,
  onBlur,
  name,
  ref,
}: ConsentFieldProps) {
  const input = useFocusTarget<HTMLInputElement>(ref);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      group={(ids) => (
        <div>
          {/* A long text scrolls, by keyboard too. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus can be scrolled by keys */}
          <section className={styles.text} aria-labelledby={ids['aria-labelledby']} tabIndex={0}>
            {text}
          </section>
          <label className={`row gap-8 medium ${checkBox.box}`}>
            <input
              ref={input}
              type="checkbox"
              name={name}
              className={`fixed flush ${checkBox.input}`}
              aria-describedby={ids['aria-describedby']}
              aria-invalid={error ? true : undefined}
              required={isRequired === true}
              disabled={isDisabled}
              // Consent to an older text is none to this one.
              checked={value?.version === version}
              onChange={(event) => onChange(event.currentTarget.checked ? { version, at: now() } : null)}
              onBlur={onBlur}
            />
            <span>{statement}</span>
          </label>
        </div>
      )}
    />
  );
}
