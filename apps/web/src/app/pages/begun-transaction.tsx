import { investorDetails } from '@hub/contract/calls/investor-details';
import { skipToken, useQuery } from '@tanstack/react-query';
import { investorHref } from '../../features/investor/links.ts';
import { useApi, useServices } from '../../lib/react.ts';
import { useNavScheme } from '../../parts/scheme/scheme-queries.ts';
import type { TransactionStart } from '../../parts/transaction/start-transaction.ts';
import { Button, ButtonLink } from '../../ui/action/button.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './plain-page.module.css';

/** What the transaction was begun with, on a screen that is not built yet. Its two ways out give it up, unasked. */
export function BegunTransaction({ start }: { start: TransactionStart }) {
  const { transaction } = useServices();
  const navigation = useNavigation();
  const client = useClientName(start.investor);
  const giveUp = () => void transaction.end();
  return (
    <>
      <p className={styles.lead}>This order cannot be placed here yet.</p>
      <p className={styles.text}>
        Nothing has been sent, and nothing will be: the order form is not available yet. You chose:
      </p>
      <div className={styles.chosen}>
        <Facts>
          {start.investor && <Fact label="Client">{client ?? 'Not loaded yet'}</Fact>}
          {start.folio && <Fact label="Folio">{start.folio}</Fact>}
          {start.scheme && <ChosenScheme code={start.scheme} />}
          {start.reg && <Fact label="Registration">{start.reg}</Fact>}
        </Facts>
      </div>
      <div className={styles.actions}>
        {start.investor && (
          <ButtonLink href={investorHref(start.investor)} onClick={giveUp}>
            Back to {client ?? 'the client'}
          </ButtonLink>
        )}
        <Button
          look={start.investor ? 'outline' : 'primary'}
          onClick={() => {
            giveUp();
            navigation.back();
          }}
        >
          Not now
        </Button>
      </div>
    </>
  );
}

function ChosenScheme({ code }: { code: string }) {
  const { data } = useNavScheme(code);
  return <Fact label="Scheme">{data?.name ?? code}</Fact>;
}

function useClientName(id: string | undefined): string | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['investor', 'details', id],
    queryFn: id === undefined ? skipToken : ({ signal }) => api.call(investorDetails, { id }, { signal }),
  });
  return data?.name ?? null;
}
