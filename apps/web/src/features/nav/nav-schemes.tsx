import { dayText, routes } from '@hub/domain';
import { useMemo } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../ui/list/export-menu.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { columnsFor } from './nav-columns.tsx';
import { NavFilters } from './nav-filters.tsx';
import { anywhere, isFiltered, type NavListState, sorting } from './nav-list-state.ts';
import styles from './nav-schemes.module.css';
import { schemesText } from './nav-text.ts';
import { useNavExport, useNavs } from './queries.ts';

interface NavSchemesProps {
  listState: NavListState;
  hrefOf: (code: string) => string;
  onListState: (listState: NavListState) => void;
}

const { title } = routes.nav;

const rowHeights = { table: 62, card: 178 };

/** Every scheme with its newest price: searched, filtered and sorted on the server, and read where one looks. */
export function NavSchemes({ listState, hrefOf, onListState }: NavSchemesProps) {
  const list = useNavs(listState);
  const { first, total } = list;
  const save = useNavExport(listState, total);
  const columns = useMemo(() => columnsFor(hrefOf), [hrefOf]);
  const filtered = isFiltered(listState);
  const note = first && [
    ...(first.asOn === null ? [] : [`Latest NAV of ${dayText(first.asOn)}`]),
    list.isStale ? 'looking…' : `${schemesText(total)}${filtered ? ' found' : ''}`,
  ];
  return (
    <>
      <PageHeader
        back
        title={title}
        note={<span role="status">{note ? note.join(' · ') : 'Loading the latest NAVs…'}</span>}
      />
      <NavFilters listState={listState} choices={first?.choices ?? null} onListState={onListState}>
        {total > 0 && <ExportMenu what={schemesText(total)} onExport={save} />}
      </NavFilters>
      <DataTable
        list={list}
        name="nav"
        label="Schemes and their NAV"
        columns={columns}
        heights={rowHeights}
        sorting={{ by: listState.sort, order: sorting.orderOf(listState) }}
        onSort={(sort) => onListState(sorting.sortedBy(listState, sort))}
        rowClass={styles.row}
        failed="The NAVs could not be loaded"
        empty={
          filtered ? (
            <EmptyState
              title="No schemes match"
              text="Try fewer words, part of a name, or another filter. Words can be in any order."
            >
              <Button
                look="outline"
                onClick={() => onListState({ ...anywhere, sort: listState.sort, order: listState.order })}
              >
                Show all schemes
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              title="No NAV yet"
              text="Schemes and their NAVs appear here once the first NAV file has been imported."
            />
          )
        }
      />
      {total > 0 && (
        <p className={`above-8 mute text-small ${styles.smallPrint}`}>
          Returns are of the NAV: simple for 1M, 3M and 1Y, a yearly rate (p.a.) for 3Y and 5Y. Payouts of an
          IDCW option are not in them. Past performance may or may not be sustained in future.
        </p>
      )}
    </>
  );
}
