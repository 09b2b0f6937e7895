import type { PlanKind } from '@hub/contract/calls/reports/reports';
import { groupIndian, routes } from '@hub/domain';
import { type ReactNode, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { OpenedPlansContext } from './opened-plans.ts';
import { planCards } from './plan-cards.tsx';
import { columnsOf } from './plan-columns.tsx';
import { isFiltered, type PlanListState, planListState, sorting } from './plan-list-state.ts';
import { headingOf, isStatus, monthlyText, plansText, statusNames } from './plan-text.ts';
import { usePlans, usePlansExport } from './queries.ts';
import styles from './register.module.css';
import { RegisterFilters } from './register-filters.tsx';

const rowHeights = { table: 62, card: 94 };
const screens = { SIP: 'reports/sip', STP: 'reports/stp', SWP: 'reports/swp' } as const;

/** The register of one kind of systematic plan: SIP, STP and SWP are told apart by nothing but their rows. */
export function Register({ kind, actions }: { kind: PlanKind; actions?: ReactNode }) {
  const screen = screens[kind];
  const { listState, setListState } = useListState(hrefTo(screen), planListState);
  const list = usePlans(kind, listState);
  const opened = useOpened();
  const { first, total } = list;
  const save = usePlansExport(kind, listState, total);
  const what = plansText(total, kind);
  const scheme = first?.items.find(({ scheme: one }) => one.code === listState.scheme)?.scheme.name ?? null;
  return (
    <>
      <PageHeader
        back
        title={routes[screen].title}
        actions={actions}
        note={
          <span role="status">
            {list.isStale ? 'Searching…' : (noteOf(kind, listState, first) ?? 'Loading the register…')}
          </span>
        }
      />
      <RegisterFilters
        kind={kind}
        listState={listState}
        statuses={first?.statuses ?? null}
        schemeName={scheme}
        onListState={setListState}
      >
        {total > 0 && <ExportMenu what={what} onExport={save} />}
      </RegisterFilters>
      {listState.view !== null && !isStatus(listState.view) && (
        <div className={`row wrap between gap-4-16 below-12 tinted round ${styles.special}`}>
          <h2>{headingOf(listState.view, kind)}</h2>
          <Button look="quiet" size="compact" onClick={() => setListState({ ...listState, view: null })}>
            Show all {kind}s
          </Button>
        </div>
      )}
      <OpenedPlansContext value={opened}>
        <DataTable
          list={list}
          name={`plans-${kind.toLowerCase()}`}
          label={`${kind} register`}
          columns={columnsOf[kind]}
          cards={planCards}
          heights={rowHeights}
          sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
          onSort={(by) => setListState(sorting.sortedBy(listState, by))}
          rowClass={styles.row}
          failed={`The ${kind}s could not be loaded`}
          empty={<Empty kind={kind} listState={listState} onListState={setListState} />}
        />
      </OpenedPlansContext>
    </>
  );
}

/** `737 SIPs · ₹18.40 L a month`. Of all together only the count is true: what ceased brings nothing a month. */
function noteOf(
  kind: PlanKind,
  listState: PlanListState,
  first: ReturnType<typeof usePlans>['first'],
): string | null {
  if (!first?.totals) return null;
  const { plans, monthly } = first.totals;
  const found = isFiltered(listState) ? ' found' : '';
  const running = listState.view === null && !found && first.statuses ? first.statuses.running : 0;
  return [
    plansText(plans, kind) + found,
    plans > 0 ? monthlyText(listState.view, monthly) : null,
    running > 0 ? `${groupIndian(running)} running` : null,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function useOpened() {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      opened,
      toggle: (name: string) =>
        setOpened((before) => {
          const after = new Set(before);
          if (!after.delete(name)) after.add(name);
          return after;
        }),
    }),
    [opened],
  );
}

interface EmptyProps {
  kind: PlanKind;
  listState: PlanListState;
  onListState: (listState: PlanListState) => void;
}

function Empty({ kind, listState, onListState }: EmptyProps) {
  const { view, sort, order } = listState;
  const showAll = (
    <Button look="outline" onClick={() => onListState({ ...planListState.anywhere, sort, order })}>
      Show all {kind}s
    </Button>
  );
  if (isFiltered(listState)) {
    return (
      <EmptyState
        title={`No ${kind}s match`}
        text="Try fewer words, part of a name, or another filter. Words can be in any order."
      >
        {showAll}
      </EmptyState>
    );
  }
  if (view !== null) {
    const title = isStatus(view)
      ? `No ${kind} is ${statusNames[view].toLowerCase()}`
      : `No ${kind} is in this view`;
    return (
      <EmptyState
        title={title}
        text={isStatus(view) ? 'The others are in the register.' : `None of the ${headingOf(view, kind)}.`}
      >
        {showAll}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={`No ${kind} yet`}
      text={`Each ${kind} appears here from the day it is registered, with its instalments and their dates.`}
    >
      <ButtonLink to="transact/initiate">Initiate transaction</ButtonLink>
    </EmptyState>
  );
}
