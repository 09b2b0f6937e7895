/**
 * One of several short answers as chips: radio buttons, so the arrow keys move. The value is the chip's id or ''.
 *
 *   <ChipChoice label="Day of the month" layout="month" chips={[{ id: '1', name: '1' }]} value={day} onChange={setDay} />
 */
import { Radio } from 'react-aria-components/RadioGroup';
import { cx } from '../../theme/cx.ts';
import type { FieldProps } from '../field/field-props.ts';
import styles from './chip-choice.module.css';
import { RadioField } from './radio-field.tsx';

interface Chip {
  readonly id: string;
  readonly name: string;
  /** What a screen reader says where the name alone is too short. */
  readonly label?: string | undefined;
  /** Takes the whole row of a grid. */
  readonly isWide?: boolean | undefined;
}

interface ChipChoiceProps extends FieldProps<string> {
  chips: readonly Chip[];
  /** `month`: seven to a row. `even`: as many of one width as fit. Without it the chips follow each other. */
  layout?: 'month' | 'even' | undefined;
}

export function ChipChoice({ chips, layout, ...field }: ChipChoiceProps) {
  return (
    <RadioField {...field} className={cx(styles.chips, layout && styles[layout])} orientation="horizontal">
      {chips.map((chip) => (
        <Radio
          key={chip.id}
          value={chip.id}
          className={cx(styles.chip, chip.isWide && styles.wide)}
          {...(chip.label !== undefined && { 'aria-label': chip.label })}
        >
          {chip.name}
        </Radio>
      ))}
    </RadioField>
  );
}
