import { sentTexts } from '@hub/contract/orders/sent-texts';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { Moment } from '../../../ui/date/moment.tsx';
import { QueryState, type QueryStateProps } from '../../../ui/feedback/query-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { useFocusOnArrival } from '../../../ui/navigation/focus-on-arrival.ts';
import styles from './sent-page.module.css';

interface SentPageProps {
  title?: string;
  /** To whom and when. */
  note?: ReactNode;
  isSent?: boolean;
  /** What was sent is being loaded, or could not be. */
  notYet?: Pick<QueryStateProps, 'error' | 'onRetry' | 'failed'> & { loading: string };
  children?: ReactNode;
}

/** The heading stays the same element while its words are loaded: it keeps the focus it got on arrival. */
export function SentPage({ title = 'Thank you', note, isSent = false, notYet, children }: SentPageProps) {
  const heading = useFocusOnArrival();
  return (
    <>
      <PageHeader
        title={title}
        note={note}
        heading={heading}
        mark={
          isSent && (
            <span className={`stack centre tint-success fixed success ${styles.mark}`}>
              <Icon of={CheckIcon} size={22} />
            </span>
          )
        }
      />
      {notYet && (
        <Card>
          <QueryState {...notYet} lines={['title', 'block']} />
        </Card>
      )}
      {children}
    </>
  );
}

interface WhatHappensProps {
  /** What was done, first of all: the link was sent, or a form was made. */
  first: { readonly title: string; readonly at: string };
  /** What comes next, the first of them awaited. */
  steps: readonly string[];
  until: string | null;
}

function WhatHappens({ first, steps, until }: WhatHappensProps) {
  return (
    <Card title={sentTexts.whatHappens}>
      <Timeline
        items={[
          { id: first.title, state: 'done', title: first.title, when: <Moment at={first.at} /> },
          ...steps.map((title, at) => ({
            id: title,
            state: at === 0 ? ('now' as const) : ('open' as const),
            title,
            when: at === 0 && until !== null && (
              <>
                {sentTexts.validUntil} <Moment at={until} />
              </>
            ),
          })),
        ]}
      />
    </Card>
  );
}

/** What was sent and what to do about it; beside it what happens now. */
export const SentColumns = ({ children, ...happens }: WhatHappensProps & { children: ReactNode }) => (
  <div className={`stack one-column columns start gap-16 ${styles.wide}`}>
    <div className="stack one-column gap-16">{children}</div>
    <WhatHappens {...happens} />
  </div>
);
