import type { OpenConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import { useState } from 'react';
import { calls } from '../link/ask.ts';
import type { Decided } from '../link/replies.ts';
import { useAsked } from '../link/use-asked.ts';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DecidedMessage } from './decided-message.tsx';

/** One link, one investor, a whole cart. */
export function ConfirmPage({ token }: { token: string }) {
  const { asked, askAgain, startAgain } = useAsked<OpenConfirmation>(calls.open, token);
  const [decided, setDecided] = useState<Decided | null>(null);
  if (decided !== null) return <DecidedMessage decided={decided} />;
  if (asked.state === 'loading') return <Loading what="your orders" />;
  if (asked.state === 'failed') return <CouldNotOpen failure={asked.failure} onRetry={startAgain} />;
  const { link, confirmation } = asked.reply;
  if (confirmation === null)
    return <DeadLinkMessage page="confirm" link={link === 'open' ? 'unknown' : link} />;
  return (
    <ConfirmForm token={token} confirmation={confirmation} onDecided={setDecided} onAskAgain={askAgain} />
  );
}
