import { href } from '@hub/contract';
import { addMandate } from '@hub/contract/calls/mandates/mandates';
import { addOtm } from '@hub/contract/calls/transact/transact';
import { useEffect } from 'react';
import { useOwnQuery } from '../../parts/transaction/folio-links.ts';
import { chooseForMandates } from '../../parts/transaction/mandate-links.ts';
import { readTransactionStart } from '../../parts/transaction/start-transaction.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useCurrentRoute } from '../../ui/navigation/current-route.ts';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { readRepairs } from './links.ts';
import { MandateForm } from './mandate-form.tsx';
import { useMandateFacts } from './queries.ts';

/** A new mandate: from the list of mandates, or from the transactions' menu. */
export function Page() {
  const isOtm = useCurrentRoute() === 'transact/otm';
  const query = useOwnQuery(href(isOtm ? 'transact/otm' : 'mandates/form'));
  const navigation = useNavigation();
  const { folio, investor } = readTransactionStart(query);
  const isChosen = folio !== undefined;
  useEffect(() => {
    if (!isChosen) navigation.go(chooseForMandates(investor, isOtm ? 'otm' : 'mandates'), { replace: true });
  }, [isChosen, investor, isOtm, navigation]);
  const title = isOtm ? 'One-time mandate' : 'New bank mandate';
  if (!isChosen) return <PageHeader title={title} back />;
  return (
    <Loaded folio={folio} title={title} repairs={readRepairs(query)} call={isOtm ? addOtm : addMandate} />
  );
}

interface LoadedProps {
  folio: string;
  title: string;
  repairs: string | null;
  call: typeof addMandate;
}

function Loaded({ folio, title, repairs, call }: LoadedProps) {
  const { data, error, refetch } = useMandateFacts(folio);
  if (data) return <MandateForm folioNo={folio} title={title} facts={data} repairs={repairs} call={call} />;
  return (
    <>
      <PageHeader title={title} note={`Folio ${folio}`} back />
      <Card>
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The folio could not be loaded"
          loading="Loading the folio"
          lines={['block', 'block']}
        />
      </Card>
    </>
  );
}
