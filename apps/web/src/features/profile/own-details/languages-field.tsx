import { isAlphaKey } from '@hub/domain';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon, PlusIcon } from '../../../ui/action/icons.ts';
import { ErrorText } from '../../../ui/form/field/error-text.tsx';
import fieldStyles from '../../../ui/form/field/field.module.css';
import { cx } from '../../../ui/theme/cx.ts';
import { usual, withLanguage } from './languages.ts';
import styles from './languages-field.module.css';

interface LanguagesFieldProps {
  chosen: readonly string[];
  error: string | null;
  onChange: (languages: string[]) => void;
}

/** The usual ones by a tap; any other by its name. */
export function LanguagesField({ chosen, error, onChange }: LanguagesFieldProps) {
  const id = useId();
  const [other, setOther] = useState('');
  const [isHeldBack, setHeldBack] = useState(false);
  const offered = [...usual, ...chosen.filter((language) => !usual.includes(language))];
  const add = () => {
    onChange(withLanguage(chosen, other));
    setOther('');
  };
  const turn = (language: string, on: boolean) =>
    onChange(on ? [...chosen, language] : chosen.filter((one) => one !== language));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault(); // not the form
      add();
      return;
    }
    // Spec §5: a language is typed in letters. Keys that type nothing stay free: one must be able to leave.
    const types = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isHeld = types && !isAlphaKey(event.key);
    if (isHeld) event.preventDefault();
    if (types || event.key === 'Backspace') setHeldBack(isHeld);
  };
  return (
    <fieldset
      className="stack shrink gap-8 flush pad-0 borderless"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="text-note strong">Languages you speak with clients</legend>
      <div className="flex wrap gap-8 above-8">
        {offered.map((language) => {
          const on = chosen.includes(language);
          return (
            <label key={language} className={cx(styles.choice, on && styles.on)}>
              <input type="checkbox" checked={on} onChange={() => turn(language, !on)} />
              {on && <Icon of={CheckIcon} size={14} />}
              {language}
            </label>
          );
        })}
      </div>
      <div className={styles.other}>
        <input
          className={fieldStyles.input}
          aria-label="Another language"
          placeholder="Another language"
          value={other}
          maxLength={30}
          onChange={(event) => setOther(event.currentTarget.value)}
          aria-describedby={isHeldBack ? `${id}-letters` : undefined}
          onKeyDown={onKeyDown}
          onBlur={() => {
            setHeldBack(false);
            if (other.trim() !== '') add();
          }}
        />
        <Button look="outline" onClick={add}>
          <Icon of={PlusIcon} size={16} />
          Add
        </Button>
      </div>
      <div role="alert">
        {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
        {isHeldBack && <ErrorText id={`${id}-letters`}>Use the letters A to Z, as in Konkani.</ErrorText>}
      </div>
    </fieldset>
  );
}
