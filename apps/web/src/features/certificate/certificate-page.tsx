import { routes } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { useProfile } from '../../lib/react.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './certificate.module.css';
import { CertificateSheet } from './certificate-sheet.tsx';
import { useCertificates } from './queries.ts';
import { SharedCertificate } from './shared-certificate.tsx';

/** Decision S2-30: one certificate by its link; without a link one's own, or what to do for them. */
export function Page() {
  const ticket = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('c') });
  const isStranger = useProfile() === null;
  return (
    <div className={`stack amid gap-16 ${styles.page}`}>
      <PageHeader
        title={routes['certificate/view'].title}
        note={
          ticket === null && !isStranger && 'Your empanelment and training certificates, to view and share'
        }
      />
      {ticket === null && isStranger ? <RequestLink /> : <Certificates key={ticket} ticket={ticket} />}
    </div>
  );
}

function RequestLink() {
  return (
    <Card>
      <EmptyState
        title="Open a certificate by its link"
        text="Scan the QR code on it or open the link that the distributor sent you. Distributors log in to see their own."
      >
        <ButtonLink to="login">Log in</ButtonLink>
      </EmptyState>
    </Card>
  );
}

function Outline() {
  return (
    <Loading label="Loading certificates">
      <Card className="stack gap-12">
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </Card>
    </Loading>
  );
}

function Certificates({ ticket }: { ticket: string | null }) {
  const { data, error, refetch } = useCertificates(ticket);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed={ticket === null ? 'Your certificates could not be loaded' : 'This could not be checked'}
        loading={<Outline />}
        failsInCard
      />
    );
  }
  if (ticket !== null) return <SharedCertificate found={data.items[0] ?? null} isGenuine={data.isGenuine} />;
  if (data.items.length === 0) {
    return (
      <Card>
        <EmptyState
          title="No certificates yet"
          text="Your empanelment certificate appears here once you are empanelled, and one for each training that you complete."
        />
      </Card>
    );
  }
  return (
    <ul className="stack gap-16" aria-label="Certificates">
      {data.items.map((one) => (
        <li key={one.id}>
          <CertificateSheet certificate={one} isOwn />
        </li>
      ))}
    </ul>
  );
}
