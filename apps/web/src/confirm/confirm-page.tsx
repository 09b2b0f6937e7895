import type { OpenConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import { isReported } from '@hub/contract/declines/decline-texts';
import { investorPageHref } from '@hub/contract/urls/investor-pages';
import { useState } from 'react';
import type { Decided } from './link/replies.ts';
import { calls } from './link/request.ts';
import { useRequested } from './link/use-requested.ts';
import { ConfirmForm } from './orders/confirm-form.tsx';
import { DecidedMessage, DecidedNote } from './orders/decided-message.tsx';
import type { OrderAnswer } from './orders/use-code.ts';
import { DeadLinkMessage } from './parts/dead-link-message.tsx';
import { CouldNotOpen, Loading } from './parts/opening.tsx';
import { PayPage } from './pay/pay-page.tsx';

/** One link, one investor, a whole cart. What is left after the code follows by itself. */
export function ConfirmPage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<OpenConfirmation>(calls.open, token);
  const [done, setDone] = useState<{ decided: Decided; answer: OrderAnswer } | null>(null);
  if (done !== null) {
    const { decided, answer } = done;
    const hasReport = isReported(answer.decline?.reason);
    return decided.payToken === null ? (
      <DecidedMessage decided={decided} isReported={hasReport} isSentBack={answer.sentBack !== undefined} />
    ) : (
      <PayPage token={decided.payToken} decided={<DecidedNote decided={decided} isReported={hasReport} />} />
    );
  }
  if (requested.state === 'loading') return <Loading what="your orders" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  /** What is left has an address of its own: a reload, or the way back from the bank, leads there. */
  const goOn = (decided: Decided, answer: OrderAnswer) => {
    const { payToken } = decided;
    if (payToken !== null) window.history.replaceState(null, '', investorPageHref('pay', payToken));
    setDone({ decided, answer });
  };
  const { link, confirmation } = requested.reply;
  if (confirmation === null) {
    const dead = <DeadLinkMessage page="confirm" link={link === 'open' ? 'unknown' : link} />;
    return link === 'used' ? <PayPage token={token} orElse={dead} /> : dead;
  }
  return <ConfirmForm token={token} confirmation={confirmation} onDecided={goOn} onRetry={retry} />;
}
