import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/theme/cx.ts';
import styles from './choice.module.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly line?: ReactNode;
  /** Why it cannot be chosen. */
  readonly blocked?: string | null;
}

interface ChoiceProps<Value extends string> {
  legend: string;
  /** The question is clear from what is around it. */
  isLegendHidden?: boolean;
  /** `pair`: two short answers beside each other. */
  look?: 'cards' | 'pair';
  options: readonly Option<Value>[];
  value: Value | null;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** Native radio buttons: they work on every phone, and a screen reader knows them. */
export function Choice<Value extends string>({
  legend,
  isLegendHidden = false,
  look = 'cards',
  options,
  value,
  isDisabled = false,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="shrink flush pad-0 borderless" disabled={isDisabled}>
      <legend className={isLegendHidden ? 'visually-hidden' : 'below-8 pad-0 text-large strong'}>
        {legend}
      </legend>
      <div className={cx(styles[look])}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={Boolean(option.blocked)}
              onChange={() => onChange(option.value)}
            />
            <span className="grow shrink">
              <span className={`block strong anywhere ${styles.name}`}>{option.name}</span>
              {(option.blocked || option.line) && (
                <span className="block mute text-body">{option.blocked || option.line}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
