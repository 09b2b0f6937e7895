/**
 * A few choices that need a line of explanation each; one column on phones. The value is the choice's id or ''.
 *
 *   <ChoiceCards label="Plan" choices={[{ id: 'growth', name: 'Growth', line: 'Gains stay invested', figure: '12.4 %' }]}
 *     value={plan} onChange={setPlan} />
 */
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { DatedText } from '../../date/dated-text.tsx';
import type { FieldProps } from '../field/field-props.ts';
import type { Option } from '../field/option.ts';
import styles from './choice-cards.module.css';
import { RadioField } from './radio-field.tsx';

interface Choice extends Option {
  /** At the end of the card. */
  readonly figure?: ReactNode;
}

interface ChoiceCardsProps extends FieldProps<string> {
  choices: readonly Choice[];
}

export function ChoiceCards({ choices, ...field }: ChoiceCardsProps) {
  return (
    <RadioField {...field} className={styles.cards ?? ''}>
      {choices.map((choice) => (
        <Radio
          key={choice.id}
          value={choice.id}
          isDisabled={choice.isDisabled ?? false}
          className={styles.card ?? ''}
        >
          <span className={styles.dot} aria-hidden="true" />
          <span className="grow shrink">
            <span className="strong">{choice.name}</span>{' '}
            {choice.line !== undefined && (
              <span className="block mute text-note">
                <DatedText>{choice.line}</DatedText>
              </span>
            )}
          </span>{' '}
          {choice.figure !== undefined && <span className="fixed strong figures">{choice.figure}</span>}
        </Radio>
      ))}
    </RadioField>
  );
}
