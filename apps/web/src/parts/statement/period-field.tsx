import type { StatementPeriod } from '@hub/contract/calls/statements/statement-shapes';
import { financialYearOf } from '@hub/domain';
import { useState } from 'react';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { DateRangeFields } from '../../ui/form/date/date-range-fields.tsx';
import type { Option } from '../../ui/form/field/option.ts';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { today } from './days.ts';

/** Days only where the period has them. */
export interface Period {
  readonly period: StatementPeriod;
  readonly from: string | null;
  readonly to: string | null;
}

const FIRST_DAY = '1964-01-01';

function periodNames(): readonly (Option & { id: StatementPeriod })[] {
  const day = today();
  return [
    { id: 'this-year', name: 'This year', line: financialYearOf(day).label },
    { id: 'last-year', name: 'Last year', line: financialYearOf(day.subtract({ years: 1 })).label },
    { id: 'inception', name: 'Since inception' },
    { id: 'custom', name: 'Custom dates' },
    { id: 'as-on', name: 'As on a day', line: 'What is held, without transactions' },
  ];
}

/** With the days that it needs and does not have: this financial year until today. */
export function wholePeriod({ period, from, to }: Period): Period {
  if (period !== 'custom' && period !== 'as-on') return { period, from: null, to: null };
  const day = today();
  return {
    period,
    from: period === 'custom' ? (from ?? financialYearOf(day).start.toString()) : null,
    to: to ?? day.toString(),
  };
}

interface PeriodFieldProps {
  value: Period;
  onChange: (value: Period) => void;
}

export function PeriodField({ value, onChange }: PeriodFieldProps) {
  const { period, from, to } = wholePeriod(value);
  return (
    <>
      <SelectField
        label="Period"
        isRequired
        options={periodNames()}
        value={period}
        onChange={(id) => onChange(wholePeriod({ ...value, period: id as StatementPeriod }))}
      />
      {to !== null && <PeriodDays key={period} value={{ period, from, to }} onChange={onChange} />}
    </>
  );
}

/** What is half typed is nobody's period yet. */
function PeriodDays({ value: { period, from, to }, onChange }: PeriodFieldProps) {
  const max = today().toString();
  if (period === 'custom') {
    return (
      <DateRangeFields
        labels={['From', 'To']}
        isRequired
        min={FIRST_DAY}
        max={max}
        from={from ?? ''}
        to={to ?? ''}
        onChange={(range) => onChange({ period, ...range })}
      />
    );
  }
  return <AsOnDay to={to ?? ''} max={max} onChange={(day) => onChange({ period, from: null, to: day })} />;
}

interface AsOnDayProps {
  to: string;
  max: string;
  onChange: (day: string) => void;
}

function AsOnDay({ to, max, onChange }: AsOnDayProps) {
  const [typed, setTyped] = useState(to);
  return (
    <DateField
      label="As on"
      isRequired
      min={FIRST_DAY}
      max={max}
      value={typed}
      onChange={(day) => {
        setTyped(day);
        if (day !== '' && day >= FIRST_DAY && day <= max) onChange(day);
      }}
    />
  );
}
