import { compactRupees, formatRupees, type Paise } from '@hub/domain';
import { cx } from '../theme/cx.ts';
import styles from './money.module.css';

interface MoneyProps {
  amount: Paise;
  /** ₹1.2 Cr, with the exact amount for those who ask or cannot see the short one. */
  compact?: boolean;
  decimals?: 0 | 2;
  /** A gain or a loss: coloured, and told apart by its sign. */
  change?: boolean;
}

export function Money({ amount, compact = false, decimals = 2, change = false }: MoneyProps) {
  const exact = formatRupees(amount, { decimals });
  const tone = change && (amount < 0n ? styles.loss : amount > 0n ? styles.gain : null);
  const sign = change && amount > 0n ? '+' : '';
  const className = cx(styles.money, tone);
  if (!compact) return <span className={className}>{sign + exact}</span>;
  return (
    <span className={className} title={sign + exact}>
      {sign + compactRupees(amount)}
    </span>
  );
}
