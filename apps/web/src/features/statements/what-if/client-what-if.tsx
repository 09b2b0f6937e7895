import { dayText, routes } from '@hub/domain';
import { useWhatIf } from '../../../parts/what-if/what-if-query.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { isNotThere } from '../../../ui/feedback/not-there.ts';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { NoSuchClient } from '../statement/no-such-client.tsx';
import { useClientFolios } from '../statement/queries.ts';
import { HoldingChoice } from './holding-choice.tsx';
import { RequestFields } from './request-fields.tsx';
import styles from './what-if.module.css';
import { WhatIfResults } from './what-if-results.tsx';
import { chosenOf, requestsOf, type WhatIfState, withChosen } from './what-if-state.ts';

const { title } = routes['statements/what-if'];

interface ClientWhatIfProps {
  investor: string;
  state: WhatIfState;
  onState: (state: WhatIfState) => void;
}

export function ClientWhatIf({ investor, state, onState }: ClientWhatIfProps) {
  const folios = useClientFolios(investor);
  const requests = requestsOf(state);
  const query = useWhatIf(requests && { investorId: investor, requests });
  const { data, error, refetch } = folios;
  if (!data) {
    return (
      <>
        <PageHeader title={title} back />
        <Card>
          <NoHoldings error={error} onRetry={refetch} />
        </Card>
      </>
    );
  }
  const holdings = data.folios.flatMap(({ folioNo, holdings: held }) =>
    held.filter(({ units }) => !isNil(units)).map((holding) => ({ folioNo, holding })),
  );
  const name = data.folios[0]?.investor;
  const chosen = chosenOf(state);
  return (
    <>
      <PageHeader
        title={title}
        back
        note={[name, query.data && `as on ${dayText(query.data.asOn)}`].filter(Boolean).join(' · ')}
      />
      {holdings.length === 0 ? (
        <Card>
          <EmptyState
            title="No holdings"
            text="A what-if needs units that can be redeemed. This client has none now."
          />
        </Card>
      ) : (
        <div className={`stack gap-16 ${styles.page}`}>
          <Card className={`stack top gap-16 ${styles.request}`} aria-label="What to redeem">
            <HoldingChoice
              holdings={holdings}
              chosen={chosen}
              onChange={(next) => onState(withChosen(state, next))}
            />
            {chosen.length > 0 && (
              <RequestFields state={state} onState={onState} available={query.data?.items[0]?.freeUnits} />
            )}
          </Card>
          <div className={`stack top shrink gap-16 ${styles.results}`} aria-busy={query.isPlaceholderData}>
            {requests === null ? (
              <Card>
                <EmptyState
                  title={chosen.length === 0 ? 'Choose a holding' : 'Enter how much'}
                  text="See what reaches the bank, the exit load, the gains lot by lot and the cheapest day."
                />
              </Card>
            ) : (
              <Results investor={investor} requests={requests} query={query} />
            )}
          </div>
        </div>
      )}
    </>
  );
}

function NoHoldings({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  if (isNotThere(error)) {
    return (
      <NoSuchClient>
        <ButtonLink look="outline" to="statements/what-if">
          Select another investor
        </ButtonLink>
      </NoSuchClient>
    );
  }
  return (
    <QueryState
      error={error}
      onRetry={onRetry}
      failed="The holdings could not be loaded"
      loading="Loading the holdings"
      lines={['title', 'block']}
    />
  );
}

interface ResultsProps {
  investor: string;
  requests: NonNullable<ReturnType<typeof requestsOf>>;
  query: ReturnType<typeof useWhatIf>;
}

function Results({ investor, requests, query }: ResultsProps) {
  const { data, error, refetch } = query;
  // What failed takes the place of the last result: it is not what was asked for.
  if (data && !error) return <WhatIfResults investor={investor} requests={requests} answer={data} />;
  return (
    <Card>
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The what-if could not be worked out"
        loading="Working it out"
        lines={['title', 'block', 'long']}
      />
    </Card>
  );
}
