import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { useState } from 'react';
import { calls } from '../link/request.ts';
import { useRequested } from '../link/use-requested.ts';
import { DeadLinkMessage } from '../parts/dead-link-message.tsx';
import { CouldNotOpen, Loading } from '../parts/opening.tsx';
import { StatementFacts } from './statement-facts.tsx';
import { StatementLock } from './statement-lock.tsx';

interface Unlocked {
  readonly lastFour: string;
  readonly statement: NonNullable<SharedStatement['statement']>;
}

/** A statement that the distributor shared: the last four characters of the PAN open it. */
export function StatementPage({ token }: { token: string }) {
  const { requested, retry, startAgain } = useRequested<SharedStatement>(calls.openStatement, token);
  /** What the last answer brought, newer than what the link said at the start. */
  const [answered, setAnswered] = useState<SharedStatement | null>(null);
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  if (requested.state === 'loading') return <Loading what="your statement" />;
  if (requested.state === 'failed') return <CouldNotOpen failure={requested.failure} onRetry={startAgain} />;
  const dead = [requested.reply, answered].find((reply) => reply !== null && reply.requests === null);
  if (dead) return <DeadLinkMessage page="statement" link={dead.link === 'open' ? 'unknown' : dead.link} />;
  const requests = answered?.requests ?? requested.reply.requests;
  if (requests === null) return <DeadLinkMessage page="statement" link="unknown" />;
  if (unlocked !== null) {
    return (
      <StatementFacts token={token} title={requests.title} expiresAt={requests.expiresAt} {...unlocked} />
    );
  }
  return (
    <StatementLock
      token={token}
      requests={requests}
      onRefused={retry}
      onAnswer={(reply, lastFour) => {
        setAnswered(reply);
        if (reply.statement !== null) setUnlocked({ lastFour, statement: reply.statement });
      }}
    />
  );
}
