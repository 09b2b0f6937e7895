import { useId } from 'react';
import styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly text: string; readonly label?: string }[];
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of them made: radio buttons, so the arrow keys move. */
export function Segmented<Value extends string>({ label, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={`grow anchor ${styles.option}`} title={option.label}>
          <input
            type="radio"
            className={`pinned inset tall wide flush ${styles.radio}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-label={option.label ?? option.text}
            onChange={() => onChange(option.value)}
          />
          <span className={`stack centre soft text-note strong ${styles.text}`}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
