/**
 * One of several short answers as chips: radio buttons, so the arrow keys move. The value is the chip's id or ''.
 *
 *   <ChipChoice label="Day of the month" layout="month" chips={[{ id: '1', name: '1' }]} value={day} onChange={setDay} />
 */
import { useImperativeHandle, useRef } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { cx } from '../../theme/cx.ts';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import styles from './chip-choice.module.css';

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

export function ChipChoice({
  label,
  hint,
  error,
  isRequired,
  isDisabled = false,
  chips,
  layout,
  value,
  onChange,
  onBlur,
  name,
  ref,
}: ChipChoiceProps) {
  const group = useRef<HTMLDivElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        (
          group.current?.querySelector<HTMLElement>('input:checked') ??
          group.current?.querySelector<HTMLElement>('input:enabled')
        )?.focus(),
    }),
    [],
  );
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      group={(ids) => (
        <RadioGroup
          {...ids}
          {...(name !== undefined && { name })}
          ref={group}
          className={cx(styles.chips, layout && styles[layout])}
          orientation="horizontal"
          isDisabled={isDisabled}
          isRequired={isRequired === true}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          value={value === '' ? null : value}
          onChange={onChange}
          onBlur={() => onBlur?.()}
        >
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
        </RadioGroup>
      )}
    />
  );
}
