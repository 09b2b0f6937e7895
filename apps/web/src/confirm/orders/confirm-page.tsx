import type { OpenConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import { investorPageHref } from '@hub/contract/urls/investor-pages';
import { useState } from 'react';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { PayPage } from '../pay/pay-page.tsx';
import { isToApprove } from '../sitting/steps-left.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { type Answered, DecidedMessage } from './decided-message.tsx';

/** One link, one investor, a whole cart. */
export function ConfirmPage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<OpenConfirmation>(calls.open, token);
  const [answered, setAnswered] = useState<Answered | null>(null);
  if (answered !== null) {
    const { payToken, mandates } = answered.decided;
    if (payToken !== null && mandates.some(isToApprove)) return <PayPage token={payToken} />;
    return <DecidedMessage {...answered} />;
  }
  if (requested.state === 'loading') return <Loading what="your orders" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  /** What is left has an address of its own: a reload, or the way back from the bank, leads there. */
  const goOn = (next: Answered) => {
    const { payToken } = next.decided;
    if (payToken !== null) window.history.replaceState(null, '', investorPageHref('pay', payToken));
    setAnswered(next);
  };
  const { link, confirmation } = requested.reply;
  if (confirmation === null) {
    const dead = <DeadLinkMessage page="confirm" link={link === 'open' ? 'unknown' : link} />;
    return link === 'used' ? <PayPage token={token} orElse={dead} /> : dead;
  }
  return <ConfirmForm token={token} confirmation={confirmation} onAnswered={goOn} onRetry={retry} />;
}
