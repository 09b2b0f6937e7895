import { Fragment } from 'react';
import { Icon } from '../../action/icon.tsx';
import { CheckIcon } from '../../action/icons.ts';
import type { Option } from '../field/option.ts';
import { matchParts } from './match-parts.ts';
import styles from './options.module.css';

interface OptionWordsProps {
  option: Option;
  isSelected: boolean;
  /** What was typed to find it, marked in its name. */
  typed?: string | undefined;
}

export function OptionWords({ option, isSelected, typed = '' }: OptionWordsProps) {
  return (
    <>
      <span className="grow shrink anywhere">
        <span className={`medium ${styles.name}`}>
          {matchParts(option.name, typed).map(({ at, text, isMatch }) =>
            isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
          )}
        </span>
        {option.line !== undefined && <span className="block mute text-note">{option.line}</span>}
      </span>
      {isSelected && <Icon of={CheckIcon} size={16} />}
    </>
  );
}
