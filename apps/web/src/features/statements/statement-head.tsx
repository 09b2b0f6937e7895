import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { type StatementKind, statementKinds } from '@hub/domain/statements/statement-kinds';
import { thisYear } from '../../parts/statement/days.ts';
import { PeriodField } from '../../parts/statement/period-field.tsx';
import { chooseForStatement, statementRoutes } from '../../parts/statement/statement-links.ts';
import { YearField } from '../../parts/statement/year-field.tsx';
import { Segmented } from '../../ui/form/choice/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { hrefTo, useNavigation } from '../../ui/navigation/navigation.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { StatementActions } from './actions/statement-actions.tsx';
import { ScopeField } from './scope-field.tsx';
import { requestedStatement } from './statement/requested.ts';
import {
  type OwnState,
  type StatementState,
  statementState,
  statementTitles,
} from './statement/statement-state.ts';
import styles from './statement-head.module.css';
import { useYears } from './use-years.ts';

const kindNames: Readonly<Record<StatementKind, string>> = {
  account: 'Account',
  capitalgain: 'Capital gains',
};
const kinds = statementKinds.map((kind) => ({ value: kind, text: kindNames[kind] }));

interface StatementHeadProps {
  kind: StatementKind;
  state: OwnState;
  /** Not there while it is read. */
  client: InvestorDetails | undefined;
  onState: (state: StatementState) => void;
}

/** Whose statement, of which kind, of what and of when; and what can be done with it. */
export function StatementHead({ kind, state, client, onState }: StatementHeadProps) {
  const navigation = useNavigation();
  const years = useYears(state.investor);
  const { investor } = state;
  return (
    <>
      <PageHeader
        title={statementTitles[kind]}
        back
        note={
          client ? (
            <>
              <RouteLink href={`${hrefTo('investor/details')}?${new URLSearchParams({ id: investor })}`}>
                {client.name}
              </RouteLink>
              {client.maskedPan && ` · PAN ${client.maskedPan}`} ·{' '}
              <RouteLink href={chooseForStatement(kind)}>Change</RouteLink>
            </>
          ) : (
            'Loading the client'
          )
        }
        actions={client && <StatementActions client={client} requested={requestedStatement(kind, state)} />}
      />
      <div className={`stack below-20 ${styles.choices}`}>
        <div className={`whole ${styles.kind}`}>
          <Segmented
            label="Kind of statement"
            options={kinds}
            value={kind}
            onChange={(next) =>
              navigation.go(hrefTo(statementRoutes[next].page) + statementState.write(state))
            }
          />
        </div>
        {client && <ScopeField client={client} state={state} onState={onState} />}
        {kind === 'account' ? (
          <PeriodField value={state} onChange={(period) => onState({ ...state, ...period })} />
        ) : (
          <YearField
            value={state.year ?? thisYear()}
            years={years}
            onChange={(year) => onState({ ...state, year })}
          />
        )}
      </div>
    </>
  );
}
