import type { StatementKind } from '@hub/domain/statements/statement-kinds';
import { useEffect } from 'react';
import { chooseForStatement, statementRoutes } from '../../parts/statement/statement-links.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useListState } from '../../ui/list/use-list-state.ts';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { AccountView } from './account/account-view.tsx';
import { GainsView } from './gains/gains-view.tsx';
import { NoSuchClient } from './statement/no-such-client.tsx';
import { useClient } from './statement/queries.ts';
import { requestedAccount, requestedGains } from './statement/requested.ts';
import {
  type OwnState,
  type StatementState,
  statementState,
  statementTitles,
} from './statement/statement-state.ts';
import { StatementHead } from './statement-head.tsx';

/** One page for both kinds; which, its address says (Spec §2). Whose, the select-investor page asks first. */
function StatementPage({ kind }: { kind: StatementKind }) {
  const { listState, setListState } = useListState(hrefTo(statementRoutes[kind].page), statementState);
  const navigation = useNavigation();
  const { investor } = listState;
  useEffect(() => {
    if (investor === null) navigation.go(chooseForStatement(kind), { replace: true });
  }, [investor, kind, navigation]);
  if (investor === null) return <PageHeader title={statementTitles[kind]} back />;
  return <Statement key={investor} kind={kind} state={{ ...listState, investor }} onState={setListState} />;
}

interface StatementProps {
  kind: StatementKind;
  state: OwnState;
  onState: (state: StatementState) => void;
}

function Statement({ kind, state, onState }: StatementProps) {
  const client = useClient(state.investor);
  if (client.error && !client.data) {
    return (
      <>
        <PageHeader title={statementTitles[kind]} back />
        <OpenedState
          error={client.error}
          onRetry={client.refetch}
          failed="This client could not be loaded"
          notThere={
            <NoSuchClient>
              <ButtonLink look="outline" href={chooseForStatement(kind)}>
                Select another investor
              </ButtonLink>
            </NoSuchClient>
          }
        />
      </>
    );
  }
  return (
    <>
      <StatementHead kind={kind} state={state} client={client.data} onState={onState} />
      {kind === 'account' ? (
        <AccountView
          requested={requestedAccount(state)}
          onPeriod={(period) => onState({ ...state, period, from: null, to: null })}
        />
      ) : (
        <GainsView
          requested={requestedGains(state)}
          shown={state.gains}
          onShow={(gains) => onState({ ...state, gains })}
          onYear={(year) => onState({ ...state, year })}
        />
      )}
    </>
  );
}

export const statementPages: Readonly<Record<StatementKind, () => React.ReactNode>> = {
  account: () => <StatementPage kind="account" />,
  capitalgain: () => <StatementPage kind="capitalgain" />,
};
