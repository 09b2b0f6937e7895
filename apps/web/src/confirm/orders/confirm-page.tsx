import type { OpenConfirmation } from '@hub/contract/calls/confirmation/confirmation';
import { isReported } from '@hub/contract/declines/decline-texts';
import { useState } from 'react';
import type { Decided } from '../link/replies.ts';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DecidedMessage } from './decided-message.tsx';
import type { OrderAnswer } from './use-code.ts';

/** One link, one investor, a whole cart. */
export function ConfirmPage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<OpenConfirmation>(calls.open, token);
  const [done, setDone] = useState<{ decided: Decided; answer: OrderAnswer } | null>(null);
  if (done !== null) {
    const { decided, answer } = done;
    return <DecidedMessage decided={decided} isReported={isReported(answer.decline?.reason)} />;
  }
  if (requested.state === 'loading') return <Loading what="your orders" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  const { link, confirmation } = requested.reply;
  if (confirmation === null)
    return <DeadLinkMessage page="confirm" link={link === 'open' ? 'unknown' : link} />;
  return (
    <ConfirmForm
      token={token}
      confirmation={confirmation}
      onDecided={(decided, answer) => setDone({ decided, answer })}
      onRetry={retry}
    />
  );
}
