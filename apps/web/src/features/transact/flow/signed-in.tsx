import type { ReactNode } from 'react';
import { useServices, useStore } from '../../../lib/react.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';

/** Whether there is a session to ask in; the screens also open without one (Spec §6). */
export function useHasSession(): boolean {
  const { profile, preLoginTransaction } = useStore(useServices().session);
  return profile !== null || preLoginTransaction;
}

/** A screen that is about clients and orders: without a session it says so and asks the server nothing. */
export function SignedIn({ title, children }: { title: string; children: ReactNode }) {
  if (useHasSession()) return children;
  return (
    <>
      <PageHeader title={title} back />
      <Card>
        <EmptyState
          title="Log in to transact"
          text="Your clients and your orders appear here once you are logged in."
        >
          <ButtonLink to="login">Log in</ButtonLink>
        </EmptyState>
      </Card>
    </>
  );
}
