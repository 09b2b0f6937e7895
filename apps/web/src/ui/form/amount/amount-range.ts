import { texts } from '@hub/contract';
import { type Paise, parseTypedMoney, writeMoney } from '@hub/domain';

/** From and to in rupees, as the wire has them; null where that end is open. */
export interface AmountRange {
  readonly from: string | null;
  readonly to: string | null;
}

interface ReadRange {
  /** Null while something typed is wrong. */
  readonly range: AmountRange | null;
  /** What is wrong, at the field where it is mended. */
  readonly errors: { readonly from: string | null; readonly to: string | null };
}

/** As short as it may be asked: it stands in the address. */
export const wireOf = (amount: Paise): string => writeMoney(amount).replace(/\.00$/, '');

function readAmount(typed: string): { amount: Paise | null; error: string | null } {
  if (typed.trim() === '') return { amount: null, error: null };
  const amount = parseTypedMoney(typed);
  const isWrong = amount === null || amount < 0n || amount >= 10n ** 15n;
  return isWrong ? { amount: null, error: texts.field.amount } : { amount, error: null };
}

/** Two typed amounts as a range; an end before the beginning is wrong at the end. */
export function readRange(typedFrom: string, typedTo: string): ReadRange {
  const from = readAmount(typedFrom);
  const to = readAmount(typedTo);
  const isBackwards = from.amount !== null && to.amount !== null && from.amount > to.amount;
  const errors = { from: from.error, to: to.error ?? (isBackwards ? texts.field.range : null) };
  if (errors.from !== null || errors.to !== null) return { range: null, errors };
  return {
    range: {
      from: from.amount === null ? null : wireOf(from.amount),
      to: to.amount === null ? null : wireOf(to.amount),
    },
    errors,
  };
}
