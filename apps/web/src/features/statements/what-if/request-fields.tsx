import { useEffect, useRef, useState } from 'react';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { UnitsField } from '../../../ui/form/amount/units-field.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { useSettled } from '../../../ui/form/typing/use-settled.ts';
import type { WhatIfState } from './what-if-state.ts';

const ways = [
  { value: 'all', text: 'All free' },
  { value: 'amount', text: 'Amount' },
  { value: 'raise', text: 'To bank', label: 'The amount to reach the bank, after exit load and STT' },
  { value: 'units', text: 'Units' },
] as const;

interface RequestFieldsProps {
  state: WhatIfState;
  onState: (state: WhatIfState) => void;
  /** Of the first holding. */
  available: string | undefined;
}

/** How much of each is sold. */
export function RequestFields({ state, onState, available }: RequestFieldsProps) {
  const { by, amount, units } = state;
  const setAmount = (value: string) => onState({ ...state, amount: value || null });
  const setUnits = (value: string) => onState({ ...state, units: value || null });
  return (
    <>
      <Field
        label="How much"
        group={() => (
          <Segmented
            label="How much"
            value={by}
            options={ways}
            onChange={(next) => onState({ ...state, by: next })}
          />
        )}
      />
      {(by === 'amount' || by === 'raise') && (
        <Typed key={by} value={amount ?? ''} onChange={setAmount}>
          {(typed, onTyped) => (
            <AmountField
              label={by === 'raise' ? 'To reach the bank' : 'Amount, after exit load'}
              quickAmounts={['10000', '50000', '100000']}
              value={typed}
              onChange={onTyped}
            />
          )}
        </Typed>
      )}
      {by === 'units' && (
        <Typed value={units ?? ''} onChange={setUnits}>
          {(typed, onTyped) => (
            <UnitsField label="Units" available={available} value={typed} onChange={onTyped} />
          )}
        </Typed>
      )}
    </>
  );
}

interface TypedProps {
  value: string;
  onChange: (value: string) => void;
  children: (typed: string, onTyped: (typed: string) => void) => React.ReactNode;
}

/** The address follows once nothing more is typed. */
function Typed({ value, onChange, children }: TypedProps) {
  const [typed, setTyped] = useState(value);
  const settled = useSettled(typed);
  const reported = useRef(value);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    if (settled === reported.current) return;
    reported.current = settled;
    report.current(settled);
  }, [settled]);
  return children(typed, setTyped);
}
