import { brand } from 'virtual:brand';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import { useLayoutEffect, useRef } from 'react';
import type { LastPayment, Payment } from '../link/replies.ts';
import { useWaiting } from '../link/use-waiting.ts';
import { Button } from '../parts/button.tsx';
import { Note } from '../parts/message.tsx';
import { BankPageStep, TransferStep, UpiStep } from './payment-steps.tsx';
import styles from './payment-under-way.module.css';

interface UnderWayProps {
  payment: Payment;
  last: LastPayment;
  onRetry: () => Promise<unknown>;
  onOtherWay: () => void;
}

function Step({ last, amount, from }: { last: LastPayment; amount: string; from: string }) {
  const { started } = last;
  if (started.kind === 'upi') return <UpiStep started={started} amount={amount} from={from} />;
  if (started.kind === 'transfer') return <TransferStep started={started} amount={amount} from={from} />;
  return started.kind === 'page' ? <BankPageStep started={started} amount={amount} from={from} /> : null;
}

/** The investor pays, and the page waits for the bank's word. */
export function PaymentUnderWay({ payment, last, onRetry, onOtherWay }: UnderWayProps) {
  const amount = rupeesText(payment.due);
  const account = payment.accounts.find(({ key }) => key === last.account);
  const from = account === undefined ? 'your registered account' : `${account.bank} ${account.masked}`;
  const isTransfer = last.started.kind === 'transfer';
  const { isOver, goOn } = useWaiting(onRetry, isTransfer);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className={`stack gap-16 ${styles.waiting}`}>
      <h1 ref={heading} tabIndex={-1}>
        {isTransfer ? `Send ${amount}` : `Pay ${amount}`}
      </h1>
      <p className={`soft ${styles.to}`}>to {brand.name}</p>
      <Step last={last} amount={amount} from={from} />
      <div role="status">
        {isOver ? (
          <Note tone="wait">
            <p>
              Your bank has not confirmed the payment yet. If you have paid, you do not have to do anything:
              the order goes ahead once the money is received, and this link shows it. Please do not pay
              twice.
            </p>
          </Note>
        ) : (
          <p className={`row gap-12 soft text-large ${styles.spinning}`}>
            {isTransfer
              ? 'This page shows when the money arrives. You can close it and open the link again later.'
              : 'Waiting for your bank. This page changes by itself once you have paid.'}
          </p>
        )}
      </div>
      {isOver && <Button onClick={goOn}>Check again</Button>}
      <Button look="quiet" onClick={onOtherWay}>
        Pay another way
      </Button>
    </section>
  );
}
