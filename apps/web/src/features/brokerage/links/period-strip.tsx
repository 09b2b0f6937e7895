import { SelectChip } from '../../../ui/list/filter-chip.tsx';
import { monthText } from '../calls/words.ts';
import { monthsBetween, type Period, type PeriodName, yearOfPeriod } from './period.ts';

interface PeriodStripProps {
  value: Period;
  /** Months that can be chosen. */
  range: { readonly first: string; readonly last: string };
  /** What the list shows now, where months are chosen one by one. */
  shown: { readonly from: string; readonly to: string };
  onChange: (period: Period) => void;
}

/** Which months: the newest, a financial year, or from one to another. */
export function PeriodStrip({ value, range, shown, onChange }: PeriodStripProps) {
  const names: readonly { value: PeriodName; text: string }[] = [
    { value: 'newest', text: 'Latest month' },
    { value: 'this-year', text: yearOfPeriod('this-year').label },
    { value: 'last-year', text: yearOfPeriod('last-year').label },
    { value: 'custom', text: 'Choose months' },
  ];
  const { from, to } = shown;
  const months = monthsBetween(from < range.first ? from : range.first, to > range.last ? to : range.last);
  const options = months.map((month) => ({ value: month, text: monthText(month) }));
  return (
    <>
      <SelectChip
        label="Months"
        value={value.period}
        options={names}
        onChange={(period) =>
          onChange(period === 'custom' ? { period, from, to } : { period, from: null, to: null })
        }
      />
      {value.period === 'custom' && (
        <>
          <SelectChip
            label="From month"
            value={from}
            options={options.map((one) => ({ ...one, text: `From ${one.text}` }))}
            onChange={(month) => onChange({ period: 'custom', from: month, to: month > to ? month : to })}
          />
          <SelectChip
            label="To month"
            value={to}
            options={options.map((one) => ({ ...one, text: `To ${one.text}` }))}
            onChange={(month) => onChange({ period: 'custom', from: month < from ? month : from, to: month })}
          />
        </>
      )}
    </>
  );
}
