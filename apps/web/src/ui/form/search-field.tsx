import { useId, useRef } from 'react';
import { IconButton } from '../action/button.tsx';
import { Icon } from '../action/icon.tsx';
import { CloseIcon, SearchIcon } from '../action/icons.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched; read out, and shown while the field is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter looks at once. */
  onSubmit?: () => void;
}

export function SearchField({ label, value, onChange, onSubmit }: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.place}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <label htmlFor={id} className="visually-hidden">
          {label}
        </label>
        <span className={styles.icon}>
          <Icon of={SearchIcon} />
        </span>
        <input
          ref={input}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          placeholder={label}
          className={styles.input}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && value !== '') {
              event.preventDefault();
              onChange('');
            }
          }}
        />
        {value !== '' && (
          <IconButton
            label="Clear the search"
            className={styles.clear}
            onClick={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <Icon of={CloseIcon} size={16} />
          </IconButton>
        )}
      </form>
    </search>
  );
}
