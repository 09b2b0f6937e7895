import type { SharedStatement } from '@hub/contract/calls/statements/statements-shared';
import { useState } from 'react';
import { calls } from '../link/ask.ts';
import { useAsked } from '../link/use-asked.ts';
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
  const { asked, askAgain, startAgain } = useAsked<SharedStatement>(calls.openStatement, token);
  /** What the last answer brought, newer than what the link said at the start. */
  const [answered, setAnswered] = useState<SharedStatement | null>(null);
  const [unlocked, setUnlocked] = useState<Unlocked | null>(null);
  if (asked.state === 'loading') return <Loading what="your statement" />;
  if (asked.state === 'failed') return <CouldNotOpen failure={asked.failure} onRetry={startAgain} />;
  const dead = [asked.reply, answered].find((reply) => reply !== null && reply.asks === null);
  if (dead) return <DeadLinkMessage page="statement" link={dead.link === 'open' ? 'unknown' : dead.link} />;
  const asks = answered?.asks ?? asked.reply.asks;
  if (asks === null) return <DeadLinkMessage page="statement" link="unknown" />;
  if (unlocked !== null) {
    return <StatementFacts token={token} title={asks.title} expiresAt={asks.expiresAt} {...unlocked} />;
  }
  return (
    <StatementLock
      token={token}
      asks={asks}
      onRefused={askAgain}
      onAnswer={(reply, lastFour) => {
        setAnswered(reply);
        if (reply.statement !== null) setUnlocked({ lastFour, statement: reply.statement });
      }}
    />
  );
}
