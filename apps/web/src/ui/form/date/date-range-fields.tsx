/**
 * From one day to another; '' is an open end. A range that ends before it starts is said at the field at once, and is
 * nobody's range: only a possible one is handed on.
 *
 *   <DateRangeFields labels={['From', 'To']} from={from} to={to} onChange={setRange} />
 */
import { texts } from '@hub/contract';
import { useState } from 'react';
import { DateField } from './date-field.tsx';

interface DateRange {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldsProps extends DateRange {
  labels: readonly [from: string, to: string];
  min?: string | undefined;
  max?: string | undefined;
  /** Both ends are needed: an empty one is handed on as little as an impossible one. */
  isRequired?: boolean | undefined;
  onChange: (range: DateRange) => void;
}

const isBackwards = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;
const keyOf = ({ from, to }: DateRange): string => `${from} ${to}`;

export function DateRangeFields({ labels, from, to, min, max, isRequired, onChange }: DateRangeFieldsProps) {
  const given = { from, to };
  const [typed, setTyped] = useState<{ before: string; range: DateRange; at: keyof DateRange } | null>(null);
  // What is given may change by itself, as by a filter that is taken back.
  const isOwn = typed !== null && [typed.before, keyOf(typed.range)].includes(keyOf(given));
  const range = isOwn ? typed.range : given;
  const at = isOwn ? typed.at : 'to';
  const change = (end: keyof DateRange, day: string) => {
    const next = { ...range, [end]: day };
    setTyped({ before: keyOf(given), range: next, at: end });
    const isWhole = !isRequired || (next.from !== '' && next.to !== '');
    const isInside = [next.from, next.to].every(
      (one) => one === '' || ((min === undefined || one >= min) && (max === undefined || one <= max)),
    );
    if (isWhole && isInside && !isBackwards(next)) onChange(next);
  };
  const [fromLabel, toLabel] = labels;
  const ends = { from: fromLabel, to: toLabel } as const;
  return (['from', 'to'] as const).map((end) => (
    <DateField
      key={end}
      label={ends[end]}
      {...(isRequired && { isRequired })}
      min={min}
      max={max}
      value={range[end]}
      error={isBackwards(range) && at === end ? texts.field.range : null}
      onChange={(day) => change(end, day)}
    />
  ));
}
