import { SearchField as AriaSearchField, Button, Input, Label } from 'react-aria-components/SearchField';
import { Icon } from '../../action/icon.tsx';
import { CloseIcon, SearchIcon } from '../../action/icons.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** What is searched; read out, and shown while the field is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter looks at once. */
  onSubmit?: () => void;
}

/** Escape and the cross empty it. */
export function SearchField({ label, value, onChange, onSubmit }: SearchFieldProps) {
  return (
    <search className="block shrink">
      <AriaSearchField
        className={styles.field ?? ''}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        maxLength={100}
        value={value}
        onChange={onChange}
        onSubmit={() => onSubmit?.()}
      >
        <Label className="visually-hidden">{label}</Label>
        <span className={`stack centre pinned mute ${styles.icon}`}>
          <Icon of={SearchIcon} />
        </span>
        <Input className={styles.input ?? ''} placeholder={label} />
        {value !== '' && (
          <Button className={styles.clear ?? ''} aria-label="Clear the search">
            <Icon of={CloseIcon} size={16} />
          </Button>
        )}
      </AriaSearchField>
    </search>
  );
}
