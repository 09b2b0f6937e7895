/**
 * A date, typed as people write it or picked in a calendar; shown DD-Mon-YYYY. The value is an ISO date or ''.
 *
 *   <DateField label="Start date" min="2027-01-05" days={{ holidays, isBusinessDayOnly: true }} value={start} onChange={setStart} />
 */
import { parseTypedDate } from '@hub/domain';
import { type RefObject, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../action/icon.tsx';
import { CalendarIcon } from '../../action/icons.ts';
import fieldStyles from '../field/field.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { InputField } from '../field/input-field.tsx';
import { CalendarPicker } from './calendar-picker.tsx';
import styles from './date-field.module.css';
import { type DayRules, dateProblem, LAST_DAY, shownDate } from './date-rules.ts';

interface DateFieldProps extends FieldProps<string> {
  min?: string | undefined;
  max?: string | undefined;
  /** What else decides which days may be chosen. */
  days?: Omit<DayRules, 'min' | 'max'> | undefined;
  autoComplete?: 'bday' | 'off' | undefined;
}

const unreadable = 'Enter a date like 05-Jan-2027';

export function DateField({
  min,
  max,
  days,
  autoComplete = 'off',
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  ...rest
}: DateFieldProps) {
  const rules: DayRules = { ...days, min, max };
  const input = useFocusTarget<HTMLInputElement>(ref);
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const read = (text: string): string =>
    parseTypedDate(text, Number((max ?? LAST_DAY).slice(0, 4)))?.toString() ?? '';
  // The value may change by itself, as by a draft.
  const isOwn = typed !== null && read(typed) === value;
  const text = isOwn ? typed : shownDate(value);
  const isUnreadable = value === '' && text.trim() !== '';
  const found = isUnreadable ? unreadable : value === '' ? null : dateProblem(value, rules);
  return (
    <div ref={box}>
      <InputField
        {...rest}
        ref={input}
        value={text}
        placeholder="DD-Mon-YYYY"
        autoComplete={autoComplete}
        error={error || (wasLeft ? found : null)}
        hint={hint}
        onChange={(event) => {
          const next = event.currentTarget.value;
          setTyped(next);
          if (read(next) !== value) onChange(read(next));
        }}
        onBlur={() => {
          if (!isUnreadable) setTyped(null);
          setLeft(true);
          onBlur?.();
        }}
        after={
          <CalendarButton
            box={box}
            label={rest.label}
            isDisabled={rest.isDisabled ?? false}
            rules={rules}
            value={value}
            onPick={(date) => {
              setTyped(null);
              setLeft(true);
              onChange(date);
            }}
          />
        }
      />
    </div>
  );
}

interface CalendarButtonProps {
  box: RefObject<HTMLDivElement | null>;
  label: string;
  isDisabled: boolean;
  rules: DayRules;
  value: string;
  onPick: (date: string) => void;
}

function CalendarButton({ box, label, isDisabled, rules, value, onPick }: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button
        className={fieldStyles.inside ?? ''}
        isDisabled={isDisabled}
        aria-label={`Calendar for ${label}`}
      >
        <Icon of={CalendarIcon} />
      </Button>
      <Popover triggerRef={box} placement="bottom end" className={styles.popover ?? ''}>
        <Dialog className={styles.dialog ?? ''} aria-label={label}>
          <CalendarPicker
            rules={rules}
            value={value}
            onChange={(date) => {
              onPick(date);
              setOpen(false);
            }}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
