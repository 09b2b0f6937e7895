import type { PaymentState } from '@hub/contract/calls/confirmation/confirmation';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { investorPageTexts } from '@hub/contract/orders/investor-page-texts';
import { dayText } from '@hub/domain/calendar/date-text';
import { moneyOf } from '@hub/domain/money/figure-text';
import { type ReactNode, useState } from 'react';
import type { Payment } from '../link/replies.ts';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { OrderResults } from '../orders/order-results.tsx';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { Message } from '../parts/message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { usePageTitle } from '../parts/page-title.ts';
import { ChangedMind } from '../sitting/changed-mind.tsx';
import { endOf } from '../sitting/end-text.ts';
import { MandateStep } from '../sitting/mandate-step.tsx';
import { isToApprove } from '../sitting/steps-left.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentUnderWay } from './payment-under-way.tsx';

const paidStatuses: ReadonlySet<string> = new Set(['paid', 'submitted', 'allotted']);

interface PayPageProps {
  token: string;
  /** Where the link was confirmed before: what it says if nothing is left of it. */
  orElse?: ReactNode;
  /** Where it was confirmed just now: what the code did, above what is left. */
  decided?: ReactNode;
}

/** What is due, how to pay it, and what became of it. */
export function PayPage({ token, orElse = null, decided = null }: PayPageProps) {
  const { requested, retry, startAgain } = useRequested<PaymentState>(calls.payment, token);
  const isNothing = requested.state !== 'loaded' || requested.reply.payment === null;
  usePageTitle('pay', orElse === null || !isNothing);
  if (orElse !== null && isNothing) return orElse;
  if (requested.state === 'loaded') {
    const { link, payment } = requested.reply;
    if (payment === null) return <DeadLinkMessage page="pay" link={link === 'open' ? 'unknown' : link} />;
    return <OpenPayment token={token} payment={payment} decided={decided} onRetry={retry} />;
  }
  return (
    <div className="stack gap-16">
      {decided}
      {requested.state === 'loading' ? (
        <Loading what="your payment" />
      ) : (
        <CouldNotOpen
          failure={requested.failure}
          onRetry={startAgain}
          broken={decided === null ? undefined : investorPageTexts.pay.notLoaded}
        />
      )}
    </div>
  );
}

interface OpenPaymentProps extends Pick<PayPageProps, 'token' | 'decided'> {
  payment: Payment;
  onRetry: () => Promise<unknown>;
}

/** The mandate, then the payment, until nothing is left. */
function OpenPayment({ token, payment, decided, onRetry }: OpenPaymentProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [isPayingFirst, setIsPayingFirst] = useState(false);
  const { last, mandates } = payment;
  const isPaidFor = moneyOf(payment.due) === 0n;
  const mandate = mandates.find(isToApprove);
  const isMandateNow = mandate !== undefined && (isPaidFor || !isPayingFirst);
  if (!isMandateNow && isPaidFor) return <NothingToPay payment={payment} />;
  if (!isMandateNow && last?.status === 'started' && !isChoosing) {
    return (
      <PaymentUnderWay
        payment={payment}
        last={last}
        onRetry={onRetry}
        onOtherWay={() => setIsChoosing(true)}
      />
    );
  }
  return (
    <div className="stack gap-16">
      {decided}
      {isMandateNow ? (
        <MandateStep
          payment={payment}
          mandate={mandate}
          onRetry={onRetry}
          onPayFirst={isPaidFor ? null : () => setIsPayingFirst(true)}
        />
      ) : (
        <PayForm
          token={token}
          payment={payment}
          onRetry={onRetry}
          onStarted={async () => {
            await onRetry();
            setIsChoosing(false);
          }}
        />
      )}
      <ChangedMind distributor={payment.distributor.name} what={isMandateNow ? 'mandate' : 'pay'} />
    </div>
  );
}

/** What became of it, when no money is due any more. */
function NothingToPay({ payment }: { payment: Payment }) {
  const { last, orders } = payment;
  const end = endOf(payment.mandates);
  const isPaid = orders.some(({ due, status }) => due !== null && paidStatuses.has(status));
  const results = <OrderResults orders={orders} />;
  if (last?.status === 'started' && last.started.kind === 'debit') {
    return (
      <Message
        tone="wait"
        title="Nothing to pay"
        text={`Your account is debited by your mandate on ${dayText(last.started.on)}. This page shows afterwards how it went.`}
      >
        {results}
      </Message>
    );
  }
  if (end !== null) {
    return (
      <Message
        tone={end.isOpen ? 'wait' : 'good'}
        title={
          isPaid ? 'Payment received' : end.isOpen ? openingPageTexts.end.oneLeft : openingPageTexts.end.done
        }
        text={end.text}
      >
        {results}
      </Message>
    );
  }
  return (
    <Message
      tone={isPaid ? 'good' : 'info'}
      title={isPaid ? 'Payment received' : 'Nothing to pay'}
      text={
        isPaid
          ? 'Thank you. Your distributor will be informed when the units are in your folio. You can close this page.'
          : 'If money left your account all the same, it comes back to that account by itself.'
      }
    >
      {results}
    </Message>
  );
}
