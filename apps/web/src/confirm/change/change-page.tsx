import type { OpenChange } from '@hub/contract/calls/changes/changes';
import { useState } from 'react';
import type { DecidedChange } from '../link/replies.ts';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { Message } from '../parts/message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { ChangeForm } from './change-form.tsx';

/** A change of contact or nominees, confirmed by whose folio it is. */
export function ChangePage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<OpenChange>(calls.openChange, token);
  const [decided, setDecided] = useState<DecidedChange | null>(null);
  if (decided !== null) {
    return (
      <Message
        tone={decided.isConfirmed ? 'good' : 'info'}
        title={decided.isConfirmed ? 'The change is done' : 'You declined the change'}
        text={decided.text}
      />
    );
  }
  if (requested.state === 'loading') return <Loading what="the change" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  const { link, change } = requested.reply;
  if (change === null) return <DeadLinkMessage page="change" link={link === 'open' ? 'unknown' : link} />;
  return <ChangeForm token={token} change={change} onDecided={setDecided} onRetry={retry} />;
}
