/**
 * An amount in rupees: grouped the Indian way while it is typed, in words beneath. The value is a decimal text
 * without grouping, `100000` or `100000.50`, or '' while nothing is entered.
 *
 *   <AmountField label="Amount" limits={limits} quickAmounts={['5000', '10000']} value={amount} onChange={setAmount} />
 */
import { amountFaultText, amountLimitsText } from '@hub/contract';
import { amountInWords, parseTypedMoney } from '@hub/domain';
import { type AmountLimits, checkAmount } from '@hub/domain/schemes/amount-limits';
import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { useFocusTarget } from '../field/focus-target.ts';
import { InputField } from '../field/input-field.tsx';
import { shownNumber } from '../typing/number-typing.ts';
import { useNumberTyping } from '../typing/use-number-typing.ts';
import styles from './amount-field.module.css';

interface AmountFieldProps extends FieldProps<string> {
  /** Said beforehand, and as the error once the field is left. */
  limits?: AmountLimits | undefined;
  /** Amounts to choose by a tap, as decimal texts. */
  quickAmounts?: readonly string[] | undefined;
  /** At the end of the box: "free to redeem ₹5,12,340". */
  aside?: ReactNode;
}

const form = { decimals: 2 };

/** What is wrong with the entered amount by these limits; null while nothing is entered. */
function amountProblem(value: string, limits: AmountLimits | undefined): string | null {
  const amount = parseTypedMoney(value);
  const fault = amount === null || limits === undefined ? null : checkAmount(amount, limits);
  return fault && amountFaultText(fault);
}

export function AmountField({
  limits,
  quickAmounts = [],
  aside,
  hint,
  error,
  value,
  onChange,
  onBlur,
  ref,
  ...rest
}: AmountFieldProps) {
  const input = useFocusTarget<HTMLInputElement>(ref);
  const { text, isRefused, change, settle } = useNumberTyping(input, form, value, onChange);
  const [wasLeft, setLeft] = useState(false);
  const amount = parseTypedMoney(value);
  const problem = error || (wasLeft ? amountProblem(value, limits) : null);
  return (
    <InputField
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isRefused ? 'That is not an amount. Nothing was changed.' : problem}
      onChange={change}
      onBlur={() => {
        settle();
        setLeft(true);
        onBlur?.();
      }}
      before={<span className="fixed">₹</span>}
      after={aside === undefined ? undefined : <span className="fixed mute text-note normal">{aside}</span>}
      hint={
        <>
          <span className="block hides-empty">{amount === null ? '' : amountInWords(amount)}</span>
          {/* The error says the limit again, in its place: nothing below it moves. */}
          {limits && !problem && <span className="block hides-empty">{amountLimitsText(limits)}</span>}
          {hint}
        </>
      }
      below={
        quickAmounts.length > 0 && (
          <div className="flex wrap gap-8">
            {quickAmounts.map((quick) => (
              <button
                key={quick}
                type="button"
                className={styles.chip}
                aria-pressed={quick === value}
                disabled={rest.isDisabled}
                onClick={() => onChange(quick)}
              >
                ₹{shownNumber(quick)}
              </button>
            ))}
          </div>
        )
      }
    />
  );
}
