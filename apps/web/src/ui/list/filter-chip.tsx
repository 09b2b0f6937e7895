import { type ReactNode, useId } from 'react';
import { Icon } from '../action/icon.tsx';
import { CheckIcon, ChevronDownIcon } from '../action/icons.ts';
import { cx } from '../theme/cx.ts';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  chosen: boolean;
  onChange: (chosen: boolean) => void;
  /** How many rows it leaves. */
  count?: number;
  children: ReactNode;
}

/** One choice of a filter; a second press takes it back. The tick says what the colour says. */
export function FilterChip({ chosen, onChange, count, children }: FilterChipProps) {
  return (
    <button
      type="button"
      className={cx(styles.chip, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={() => onChange(!chosen)}
    >
      {chosen && <Icon of={CheckIcon} size={15} />}
      {children}
      {count !== undefined && <span className={`mute figures ${styles.count}`}>{count}</span>}
    </button>
  );
}

interface SelectChipProps<Value extends string> {
  label: string;
  value: Value;
  /** In the order shown; the first means that nothing is chosen. */
  options: readonly { readonly value: Value; readonly text: string }[];
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A filter with too many choices for chips of their own: the device's own list, in the shape of a chip. */
export function SelectChip<Value extends string>(props: SelectChipProps<Value>) {
  const { label, value, options, onChange, className } = props;
  const id = useId();
  const chosen = value !== options[0]?.value;
  return (
    <span className={cx('inline-block anchor', className)}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <select
        id={id}
        className={cx(styles.chip, styles.list, chosen && styles.chosen)}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <span className={`stack centre pinned mute ${styles.chevron}`}>
        <Icon of={ChevronDownIcon} size={15} />
      </span>
    </span>
  );
}
