import { compactRupees, formatRupees, moneyOf, type Paise } from '@hub/domain';
import { cx } from '../theme/cx.ts';
import { NoFigure } from './change-figure.tsx';

interface MoneyProps {
  /** Exact: as the wire has it, or worked out. Null where there is none. */
  amount: Paise | string | null;
  /** ₹1.2 Cr, with the exact amount for those who ask or cannot see the short one. */
  compact?: boolean;
  /** `some`: paise only where there are some. */
  decimals?: 0 | 2 | 'some';
  /** A gain or a loss: coloured, and told apart by its sign. */
  change?: boolean;
}

/** `<Money amount={row.aum} compact />`: ₹48.62 Cr. */
export function Money({ amount, compact = false, decimals = 2, change = false }: MoneyProps) {
  if (amount === null) return <NoFigure />;
  const value = typeof amount === 'string' ? moneyOf(amount) : amount;
  const exact = formatRupees(value, { decimals });
  const tone = change && (value < 0n ? 'danger' : value > 0n ? 'success' : null);
  const sign = change && value > 0n ? '+' : '';
  const className = cx('figures one-line', tone);
  if (!compact) return <span className={className}>{sign + exact}</span>;
  return (
    <span className={className} title={sign + exact}>
      {sign + compactRupees(value)}
    </span>
  );
}
