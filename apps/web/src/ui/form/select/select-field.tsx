/**
 * One of a list that is known beforehand; typing a letter goes to it. The value is the option's id or ''.
 *
 *   <SelectField label="Frequency" options={[{ id: 'monthly', name: 'Monthly' }]} value={frequency} onChange={setFrequency} />
 */
import { Button, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../action/icon.tsx';
import { ChevronDownIcon } from '../../action/icons.ts';
import { cx } from '../../theme/cx.ts';
import fieldStyles from '../field/field.module.css';
import { Field } from '../field/field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import type { Option } from '../field/option.ts';
import { OptionWords } from './option-words.tsx';
import options from './options.module.css';
import styles from './select-field.module.css';

interface SelectFieldProps extends FieldProps<string> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
}

export function SelectField({
  label,
  hint,
  error,
  isRequired,
  isDisabled = false,
  options: offered,
  placeholder = 'Choose',
  value,
  onChange,
  onBlur,
  name,
  ref,
}: SelectFieldProps) {
  const button = useFocusTarget<HTMLButtonElement>(ref);
  const chosen = offered.find(({ id }) => id === value);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired}
      group={(ids) => (
        <Select
          {...ids}
          {...(name !== undefined && { name })}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          validationBehavior="aria"
          value={chosen?.id ?? null}
          onChange={(key) => key !== null && onChange(String(key))}
          onBlur={() => onBlur?.()}
        >
          <Button ref={button} className={cx(fieldStyles.input, styles.button)}>
            {/* Names the button together with the label: what is chosen is read out. */}
            <SelectValue className={cx('cut grow shrink', !chosen && 'mute normal')}>
              {chosen?.name ?? placeholder}
            </SelectValue>
            <Icon of={ChevronDownIcon} />
          </Button>
          <Popover className={options.popover ?? ''}>
            <ListBox className={options.list ?? ''} items={offered}>
              {(option) => (
                <ListBoxItem
                  className={options.option ?? ''}
                  textValue={option.name}
                  isDisabled={option.isDisabled ?? false}
                >
                  {({ isSelected }) => <OptionWords option={option} isSelected={isSelected} />}
                </ListBoxItem>
              )}
            </ListBox>
          </Popover>
        </Select>
      )}
    />
  );
}
