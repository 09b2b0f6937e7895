import { href, texts } from '@hub/contract';
import { useEffect } from 'react';
import { useServices } from '../../lib/react.ts';
import { useOwnQuery } from '../../parts/transaction/folio-links.ts';
import { chooseForMandates } from '../../parts/transaction/mandate-links.ts';
import { readTransactionStart } from '../../parts/transaction/start-transaction.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { mandateFormHref } from './links.ts';
import styles from './list-page.module.css';
import { MandateCard } from './mandate-card.tsx';
import { useMandates } from './queries.ts';

/** The mandates of a folio. Whose, the select-investor page asks first (Spec §2). */
export function Page() {
  const query = useOwnQuery(href('mandates/list'));
  const navigation = useNavigation();
  const { folio, investor } = readTransactionStart(query);
  const isChosen = folio !== undefined;
  useEffect(() => {
    if (!isChosen) navigation.go(chooseForMandates(investor), { replace: true });
  }, [isChosen, investor, navigation]);
  if (!isChosen) return <PageHeader title="Bank mandates" back />;
  return <MandateList key={folio} folio={folio} />;
}

function MandateList({ folio }: { folio: string }) {
  const { toaster } = useServices();
  const { data, error, refetch } = useMandates(folio);
  const hasFailed = error !== null && data === undefined;
  useEffect(() => {
    if (hasFailed) toaster.show('error', texts.mandates.listFailed);
  }, [hasFailed, toaster]);
  const investor = data?.investor.id ?? '';
  const add = data && <ButtonLink href={mandateFormHref({ investor, folio })}>New mandate</ButtonLink>;
  return (
    <>
      <PageHeader
        title="Bank mandates"
        note={data ? `${data.investor.name} · Folio ${folio}` : `Folio ${folio}`}
        back
        actions={add}
      />
      {!data && (
        <Card>
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The mandates could not be loaded"
            loading="Loading the mandates"
            lines={['block', 'block']}
          />
        </Card>
      )}
      {data?.mandates.length === 0 && (
        <Card>
          <EmptyState
            title="This folio has no mandate"
            text="With a mandate, SIPs are debited automatically and a lumpsum needs no separate payment."
          >
            <ButtonLink href={mandateFormHref({ investor, folio })}>Register a mandate</ButtonLink>
          </EmptyState>
        </Card>
      )}
      {data && data.mandates.length > 0 && (
        <>
          <ul className={`stack start gap-16 ${styles.list}`} aria-label="Mandates">
            {data.mandates.map((mandate) => (
              <li key={mandate.id}>
                <MandateCard mandate={mandate} investor={investor} />
              </li>
            ))}
          </ul>
          <p className="above-16 mute text-note">
            The limit counts for each debit. What is left is worked out as if all SIPs were due on the same
            day.
          </p>
        </>
      )}
    </>
  );
}
