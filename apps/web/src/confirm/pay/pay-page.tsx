import type { PaymentState } from '@hub/contract/calls/confirmation/confirmation';
import { dayText } from '@hub/domain/calendar/date-text';
import { moneyOf } from '@hub/domain/money/figure-text';
import { useState } from 'react';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { OrderResults } from '../orders/order-results.tsx';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { Message } from '../parts/message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';

const paidStatuses: ReadonlySet<string> = new Set(['paid', 'submitted', 'allotted']);

/** What is due, how to pay it, and what became of it. */
export function PayPage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<PaymentState>(calls.payment, token);
  const [isChoosing, setIsChoosing] = useState(false);
  if (requested.state === 'loading') return <Loading what="your payment" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  const { link, payment } = requested.reply;
  if (payment === null) return <DeadLinkMessage page="pay" link={link === 'open' ? 'unknown' : link} />;
  const { last } = payment;
  if (moneyOf(payment.due) === 0n) {
    const isPaid = payment.orders.some(({ status }) => paidStatuses.has(status));
    if (last?.status === 'started' && last.started.kind === 'debit') {
      return (
        <Message
          tone="wait"
          title="Nothing to pay"
          text={`Your account is debited by your mandate on ${dayText(last.started.on)}. This page shows afterwards how it went.`}
        >
          <OrderResults orders={payment.orders} />
        </Message>
      );
    }
    return (
      <Message
        tone={isPaid ? 'good' : 'info'}
        title={isPaid ? 'Payment received' : 'Nothing to pay'}
        text={
          isPaid
            ? 'Thank you. Your distributor is told when the units are in your folio. You can close this page.'
            : 'If money left your account all the same, it comes back to that account by itself.'
        }
      >
        <OrderResults orders={payment.orders} />
      </Message>
    );
  }
  if (last?.status === 'started' && !isChoosing) {
    return (
      <PaymentUnderWay payment={payment} last={last} onRetry={retry} onOtherWay={() => setIsChoosing(true)} />
    );
  }
  return (
    <PayForm
      token={token}
      payment={payment}
      onRetry={retry}
      onStarted={async () => {
        await retry();
        setIsChoosing(false);
      }}
    />
  );
}
