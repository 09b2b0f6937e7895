import type { MandateStep as Mandate } from '@hub/contract/calls/confirmation/opening';
import { openingPageTexts } from '@hub/contract/openings/opening-page-texts';
import { rupeesText } from '@hub/domain/money/format/rupees-text';
import { useLayoutEffect, useRef } from 'react';
import type { Payment } from '../link/replies.ts';
import { useWaiting } from '../link/use-waiting.ts';
import { Button, ButtonAnchor } from '../parts/button.tsx';
import { accountText, StepsLeft } from './steps-left.tsx';

interface MandateStepProps {
  payment: Payment;
  mandate: Mandate;
  onRetry: () => Promise<unknown>;
  /** Null where nothing is to be paid. */
  onPayFirst: (() => void) | null;
}

/** Between the confirmation and the payment: the bank's page in another tab, while this one waits for its answer. */
export function MandateStep({ payment, mandate, onRetry, onPayFirst }: MandateStepProps) {
  const { mandate: words } = openingPageTexts;
  const { isOver, goOn } = useWaiting(onRetry, false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section className="stack gap-16 amid">
      <h1 ref={heading} tabIndex={-1} className="text-display heavy">
        {words.title}
      </h1>
      <p className="soft">{words.text(accountText(mandate), rupeesText(mandate.limit))}</p>
      <StepsLeft mandates={payment.mandates} due={onPayFirst === null ? null : payment.due} codeTo={null} />
      <ButtonAnchor href={mandate.approvalUrl ?? undefined} target="_blank" rel="noopener">
        {words.act(mandate.bank)}
      </ButtonAnchor>
      <p className="soft text-body" role="status">
        {isOver ? words.waitingLong : words.waiting}
      </p>
      {isOver && (
        <Button look="outline" onClick={goOn}>
          {words.again}
        </Button>
      )}
      {onPayFirst !== null && (
        <Button look="quiet" onClick={onPayFirst}>
          {words.payFirst}
        </Button>
      )}
    </section>
  );
}
