import { brand } from 'virtual:brand';
import { matchSharedApplication } from '@hub/contract';
import { openShared } from '@hub/contract/calls/transact/transact-shared-form';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../../../lib/react.ts';
import { QueryState } from '../../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../../ui/feedback/states.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Logo } from '../../../../ui/layout/logo.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import styles from './shared-form.module.css';
import { type DeadLink, SharedForm } from './shared-form.tsx';

const deadTexts: Readonly<Record<DeadLink, { readonly title: string; readonly text: string }>> = {
  expired: {
    title: 'This link has expired',
    text: 'It worked for seven days. What you entered is saved: ask your distributor for a new link.',
  },
  revoked: {
    title: 'This link no longer works',
    text: 'Your distributor has sent a newer link, or has stopped sharing the form. Open the latest message, or ask them.',
  },
  used: {
    title: 'This form is finished',
    text: 'There is nothing left to fill in. Your distributor will send you the confirmation.',
  },
  unknown: {
    title: 'This link does not work',
    text: 'Open the full link from the message, or ask your distributor for a new one.',
  },
};

/** The form that a distributor shared: without a login, and nothing but the investor's own data. */
export function Page() {
  const { pathname } = useLocation();
  const [token] = useState(() => matchSharedApplication(pathname));
  return (
    <>
      <div className="below-20">
        <Logo />
      </div>
      {token === null ? <DeadLinkNote link="unknown" /> : <Opened token={token} />}
      <p className={`mute text-note line-above ${styles.foot}`}>{brand.disclaimer}</p>
    </>
  );
}

function Opened({ token }: { token: string }) {
  const api = useApi();
  const [ended, setEnded] = useState<DeadLink | 'done' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['transact', 'shared', token],
    queryFn: ({ signal }) => api.call(openShared, { token }, { signal }),
    // The open form is kept by its own store.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: (query) => query.state.data === undefined,
  });
  if (ended === 'done') {
    return (
      <Note>
        <div role="status">
          <EmptyState
            title="Thank you, that was all"
            text="Your distributor will send you the confirmation. Nothing is invested before you confirm it."
          />
        </div>
      </Note>
    );
  }
  if (ended !== null) return <DeadLinkNote link={ended} />;
  if (data?.form) {
    return <SharedForm token={token} opened={data.form} onDone={() => setEnded('done')} onDead={setEnded} />;
  }
  if (data && data.link !== 'open') return <DeadLinkNote link={data.link} />;
  return (
    <Note>
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The form could not be loaded"
        loading="Loading the form"
        lines={['title', 'block']}
      />
    </Note>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className={styles.state}>
    <PageHeader title="Your application" />
    <Card>{children}</Card>
  </div>
);

const DeadLinkNote = ({ link }: { link: DeadLink }) => (
  <Note>
    <EmptyState {...deadTexts[link]} />
  </Note>
);
