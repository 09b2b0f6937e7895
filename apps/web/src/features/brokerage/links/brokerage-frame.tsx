import { routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useProfile } from '../../../lib/react.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo, useNavigation } from '../../../ui/navigation/navigation.ts';
import { PageTabs } from '../../../ui/tabs/page-tabs.tsx';
import { viewHref } from './links.ts';

const pages = [
  { href: viewHref('payout'), text: 'Payout' },
  { href: viewHref('gaps'), text: 'Expected and received' },
  { href: viewHref('at-risk'), text: 'At risk' },
  { href: viewHref('forecast'), text: 'Forecast' },
  { href: hrefTo('brokerage/report'), text: 'Report' },
  { href: hrefTo('brokerage/rate-card'), text: 'Rate card' },
];

interface BrokerageFrameProps {
  route: 'brokerage' | 'brokerage/report' | 'brokerage/rate-card';
  /** Of the page that is open, as `pages` has it. */
  here: string;
  note?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** What all brokerage pages begin with. */
export function BrokerageFrame({ route, here, note, actions, children }: BrokerageFrameProps) {
  return (
    <>
      <PageHeader back title={routes[route].title} note={note} actions={actions} />
      <PageTabs label="Brokerage pages" pages={pages} here={here} />
      {children}
    </>
  );
}

/** The pages open without a session (Spec §2); nothing is asked for then. */
export function useIsVisitor(): boolean {
  return useProfile() === null;
}

export function VisitorPage({ route, here }: Pick<BrokerageFrameProps, 'route' | 'here'>) {
  const { go } = useNavigation();
  const returnTo = useLocation({ select: ({ href }) => href });
  return (
    <BrokerageFrame route={route} here={here}>
      <Card>
        <EmptyState
          title="Log in to see your brokerage"
          text="What you earned, what was paid and what is held appear here once you are logged in."
        >
          <ButtonLink
            to="login"
            onClick={(event) => {
              event.preventDefault();
              go(hrefTo('login'), { returnTo });
            }}
          >
            Log in
          </ButtonLink>
        </EmptyState>
      </Card>
    </BrokerageFrame>
  );
}
