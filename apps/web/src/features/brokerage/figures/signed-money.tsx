import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';

/** What is added or taken off on the way to the bank; nothing has no sign. */
export function SignedMoney({ sign, amount }: { sign: '+' | '−'; amount: string }) {
  return (
    <span className="one-line">
      {isNil(amount) ? '' : `${sign} `}
      <Money amount={amount} />
    </span>
  );
}
