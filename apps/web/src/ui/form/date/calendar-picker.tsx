import { type CalendarDate, parseDate } from '@internationalized/date';
import { useContext, useState } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '../../action/icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../action/icons.ts';
import { cx } from '../../theme/cx.ts';
import styles from './calendar-picker.module.css';
import { closedFor, type DayRules, dateProblem, FIRST_DAY, LAST_DAY, shownDate } from './date-rules.ts';

interface CalendarPickerProps {
  rules: DayRules;
  /** An ISO date, or ''. */
  value: string;
  onChange: (date: string) => void;
}

/** A month of days: business days marked, the others named, those that cannot be chosen with the reason. */
export function CalendarPicker({ rules, value, onChange }: CalendarPickerProps) {
  const { min = FIRST_DAY, max = LAST_DAY } = rules;
  const [looked, setLooked] = useState(value);
  const isInside = value >= min && value <= max;
  const reason = looked === '' ? null : dateProblem(looked, rules);
  return (
    <I18nProvider locale="en-IN">
      <Calendar
        className={styles.calendar ?? ''}
        aria-label="Days"
        autoFocus
        value={isInside ? parseDate(value) : null}
        minValue={parseDate(min)}
        maxValue={parseDate(max)}
        isDateUnavailable={(date) => dateProblem(date.toString(), rules) !== null}
        onFocusChange={(date) => setLooked(date.toString())}
        onChange={(date) => date && onChange(date.toString())}
      >
        <header className="row between gap-8">
          <Button slot="previous" className={styles.turn ?? ''}>
            <Icon of={ChevronLeftIcon} />
          </Button>
          <MonthAndYear />
          <Button slot="next" className={styles.turn ?? ''}>
            <Icon of={ChevronRightIcon} />
          </Button>
        </header>
        <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <Day date={date} rules={rules} />}</CalendarGridBody>
        </CalendarGrid>
        {(rules.isBusinessDayOnly || rules.whyNot) && (
          <p role="status" className={`text-note ${styles.reason}`}>
            {reason}
          </p>
        )}
        <Holidays rules={rules} />
      </Calendar>
    </I18nProvider>
  );
}

/** Months and years in lists, so that a birth date is not forty years of turning pages away. */
function MonthAndYear() {
  return (
    <span className={`flex gap-4 ${styles.month}`}>
      <CalendarMonthPicker format="long">
        {({ 'aria-label': label, value, onChange, items }) => (
          <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {items.map(({ id, formatted }) => (
              <option key={id} value={id}>
                {formatted}
              </option>
            ))}
          </select>
        )}
      </CalendarMonthPicker>
      <CalendarYearPicker visibleYears={80}>
        {({ 'aria-label': label, value, onChange, items }) => (
          <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
            {items.map(({ id, formatted }) => (
              <option key={id} value={id}>
                {formatted}
              </option>
            ))}
          </select>
        )}
      </CalendarYearPicker>
    </span>
  );
}

function Day({ date, rules }: { date: CalendarDate; rules: DayRules }) {
  const closed = closedFor(date.toString(), rules);
  return (
    <CalendarCell
      date={date}
      className={cx(styles.day, closed !== null && styles.closed)}
      render={(cell) => (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: `cell` makes it a button
        <div
          {...cell}
          aria-label={
            closed === null ? cell['aria-label'] : `${cell['aria-label']}, market closed: ${closed}`
          }
          title={closed ?? undefined}
        />
      )}
    />
  );
}

/** The holidays of the month that is shown: a phone has no pointer to rest on a day. */
function Holidays({ rules }: { rules: DayRules }) {
  const month = useContext(CalendarStateContext)?.visibleRange.start.toString().slice(0, 7) ?? '';
  const shown = [...(rules.holidays ?? [])].filter(([date]) => date.startsWith(month)).sort();
  if (shown.length === 0) return null;
  return (
    <ul
      className={`stack gap-2 above-8 soft text-note line-above ${styles.holidays}`}
      aria-label="Market holidays"
    >
      {shown.map(([date, name]) => (
        <li key={date}>
          <time dateTime={date}>{shownDate(date).slice(0, 6)}</time> {name}
        </li>
      ))}
    </ul>
  );
}
