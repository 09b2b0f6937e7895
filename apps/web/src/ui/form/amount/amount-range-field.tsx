import { compactRupees, type Paise, parseTypedMoney } from '@hub/domain';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '../../list/filter-panel.module.css';
import { TextField } from '../text/text-field.tsx';
import { type AmountRange, readRange, wireOf } from './amount-range.ts';

interface AmountRangeFieldProps {
  /** What the amounts are of: "AUM". */
  label: string;
  value: AmountRange;
  /** Round amounts that the browser offers while one types. */
  offered: readonly Paise[];
  /** Called after a pause in typing, with what is possible only. */
  onChange: (range: AmountRange) => void;
}

const PAUSE_MS = 500;

/** The amount as it is read: `₹2.50 L`. */
function hintOf(typed: string): string | undefined {
  const amount = parseTypedMoney(typed);
  return amount === null || amount < 100_000n ? undefined : compactRupees(amount);
}

/** From one amount to another, either end open; what is impossible is said at the field and not asked for. */
export function AmountRangeField({ label, value, offered, onChange }: AmountRangeFieldProps) {
  const list = useId();
  const [typed, setTyped] = useState({ from: value.from ?? '', to: value.to ?? '' });
  const requested = useRef(value);
  /** Requested, and not in the address yet: it may be several keystrokes behind. */
  const underWay = useRef<AmountRange[]>([]);
  const change = useRef(onChange);
  change.current = onChange;
  const { range, errors } = readRange(typed.from, typed.to);
  const { from, to } = value;
  // The address may change by itself, as by "Clear all"; what was typed here comes back by it later.
  useEffect(() => {
    const isIt = (one: AmountRange) => one.from === from && one.to === to;
    const own = underWay.current.findIndex(isIt);
    underWay.current = underWay.current.slice(own + 1);
    if (own >= 0 || isIt(requested.current)) return;
    requested.current = { from, to };
    underWay.current = [];
    setTyped({ from: from ?? '', to: to ?? '' });
  }, [from, to]);
  const applyNow = () => {
    if (!range || (range.from === requested.current.from && range.to === requested.current.to)) return;
    requested.current = range;
    underWay.current.push(range);
    change.current(range);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing begins a pause
  useEffect(() => {
    const timer = setTimeout(applyNow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const field = (end: 'from' | 'to', name: string) => (
    <TextField
      label={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      placeholder="Any"
      list={list}
      value={typed[end]}
      hint={hintOf(typed[end])}
      error={errors[end]}
      onChange={(text) => setTyped({ ...typed, [end]: text })}
      onBlur={applyNow}
    />
  );
  return (
    <fieldset
      className={`stack start two-columns whole shrink gap-8-12 flush pad-0 borderless ${styles.range}`}
    >
      <legend className={`pad-0 text-note strong ${styles.label}`}>{label} (₹)</legend>
      {field('from', 'From')}
      {field('to', 'To')}
      <datalist id={list}>
        {offered.map((amount) => (
          <option key={amount} value={wireOf(amount)} label={compactRupees(amount)} />
        ))}
      </datalist>
    </fieldset>
  );
}
