import type { ResponseOf } from '@hub/contract';
import type { listSchemes } from '@hub/contract/calls/investor/investor-schemes';
import { dayText, moneyOf, paise, percentOfWhole, routes, writeMoney } from '@hub/domain';
import { useMemo, useState } from 'react';
import { InitiateButton } from '../../../parts/arn/initiate-button.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { countText } from '../parts/investor-text.ts';
import { difference } from './amounts.ts';
import { useSchemes, useSchemesExport } from './queries.ts';
import { changeColumns, heldColumns, movedColumns } from './scheme-columns.tsx';
import { SchemeFilters } from './scheme-filters.tsx';
import styles from './scheme-list.module.css';
import {
  isChangeView,
  isFiltered,
  type SchemeListState,
  schemeListState,
  sortedAs,
  sorting,
} from './scheme-list-state.ts';
import { scaleOf } from './share-bar.tsx';
import { type Total, Totals, TotalsOutline } from './totals.tsx';

export const { title } = routes['investor/scheme-list'];

type BookTotals = NonNullable<ResponseOf<typeof listSchemes>['totals']>;

function totalsOf(totals: BookTotals, view: SchemeListState['view'], asOn: string | null): readonly Total[] {
  if (totals.before && asOn !== null) {
    const { day, aum } = totals.before;
    const change = difference(totals.aum, aum);
    const percent = percentOfWhole(change, moneyOf(aum));
    return [
      { label: `AUM ${dayText(asOn)}`, value: <Money amount={totals.aum} compact /> },
      { label: `AUM ${dayText(day)}`, value: <Money amount={aum} compact /> },
      {
        label: 'Change',
        value: <Money amount={change} compact change />,
        note: percent !== null && <Percent value={percent} change />,
      },
    ];
  }
  if (view === 'moved') {
    const { bought, bySip, sold } = totals;
    return [
      { label: 'In', value: <Money amount={bought} compact /> },
      { label: 'Of it by SIP', value: <Money amount={bySip} compact /> },
      { label: 'Out', value: <Money amount={sold} compact /> },
      { label: 'Net', value: <Money amount={difference(bought, sold)} compact change /> },
    ];
  }
  const { cost, withoutCost } = totals;
  const gain = difference(totals.aum, writeMoney(paise(moneyOf(cost) + moneyOf(withoutCost))));
  const percent = percentOfWhole(gain, moneyOf(cost));
  return [
    { label: 'AUM', value: <Money amount={totals.aum} compact /> },
    { label: 'Invested', value: <Money amount={totals.cost} compact /> },
    {
      label: 'Gain',
      value: <Gain gain={writeMoney(gain)} cost={cost} withoutCost={withoutCost} compact />,
      note: (
        <>
          {percent !== null && <Percent value={percent} change />} <WithoutCost amount={withoutCost} />
        </>
      ),
    },
    { label: 'Schemes', value: totals.schemes },
  ];
}

/** What `totalsOf` will name. */
function totalNames(view: SchemeListState['view']) {
  if (isChangeView(view))
    return [{ label: 'AUM' }, { label: 'AUM before' }, { label: 'Change', noted: true }];
  return view === 'moved'
    ? [{ label: 'In' }, { label: 'Of it by SIP' }, { label: 'Out' }, { label: 'Net' }]
    : [{ label: 'AUM' }, { label: 'Invested' }, { label: 'Gain', noted: true }, { label: 'Schemes' }];
}

const rowHeights = { table: 62, card: 192 };

/** The bars keep their scale while one sorts and searches: it only grows, with the first rows that need it. */
function useColumns(view: SchemeListState['view'], first: ResponseOf<typeof listSchemes> | null) {
  const [scale, setScale] = useState(0);
  const needed = scaleOf((first?.items ?? []).map(({ share }) => share));
  if (needed > scale) setScale(needed);
  const [from, to] = [first?.totals?.before?.day, first?.asOn];
  return useMemo(() => {
    if (view === 'moved') return movedColumns;
    return from && to ? changeColumns(from, to) : heldColumns(scale);
  }, [view, scale, from, to]);
}

function labelOf(view: SchemeListState['view']): string {
  if (view === 'moved') return 'Schemes that moved this month';
  return isChangeView(view) ? 'Change of each scheme' : 'Schemes held';
}

const asOnText = (asOn: string, since: string | undefined): string =>
  since === undefined ? `AUM as on ${dayText(asOn)}` : `AUM, ${dayText(since)} to ${dayText(asOn)}`;

/** What each scheme makes of the book; or what came into it and went out this month. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('investor/scheme-list'), schemeListState);
  const list = useSchemes(listState);
  const { first, total } = list;
  const save = useSchemesExport(listState, total);
  const { view } = listState;
  const filtered = isFiltered(listState);
  const schemes = countText(total, 'scheme');
  const note = first && [
    ...(first.asOn === null || view === 'moved' ? [] : [asOnText(first.asOn, first.totals?.before?.day)]),
    list.isStale
      ? 'looking…'
      : `${schemes}${filtered ? ' found' : view === 'moved' ? ' bought or sold this month' : ''}`,
  ];
  const shown = sortedAs(listState);
  const columns = useColumns(view, first);
  return (
    <>
      <PageHeader
        back
        title={title}
        note={<span role="status">{note ? note.join(' · ') : 'Loading your book…'}</span>}
      />
      {first?.totals && total > 0 ? (
        <Totals
          label={filtered ? 'Totals of what was found' : 'Totals'}
          totals={totalsOf(first.totals, view, first.asOn)}
        />
      ) : (
        list.state === 'loading' && <TotalsOutline loading="Loading the totals" totals={totalNames(view)} />
      )}
      <SchemeFilters listState={listState} onListState={setListState}>
        {total > 0 && <ExportMenu what={schemes} onExport={save} />}
      </SchemeFilters>
      <DataTable
        list={list}
        name={`schemes-${view}`}
        label={labelOf(view)}
        columns={columns}
        heights={rowHeights}
        sorting={{ by: shown.sort, order: sorting.orderOf(shown) }}
        onSort={(by) => setListState(sorting.sortedBy(shown, by))}
        rowClass={styles.row}
        failed="The schemes could not be loaded"
        empty={<Empty listState={listState} onListState={setListState} />}
      />
      {total > 0 && (
        <p className={`above-12 mute text-small ${styles.smallPrint}`}>
          {view === 'moved'
            ? 'This month until today, by transaction date. Switches are not counted.'
            : isChangeView(view)
              ? 'AUM at the close of both days: the change holds what came in and went out as well as the market.'
              : 'AUM is units held at their latest NAV. Invested is what the units held cost; the percentage is absolute, not a yearly rate.'}
        </p>
      )}
    </>
  );
}

interface EmptyProps {
  listState: SchemeListState;
  onListState: (listState: SchemeListState) => void;
}

function Empty({ listState, onListState }: EmptyProps) {
  const { view } = listState;
  if (isFiltered(listState)) {
    return (
      <EmptyState title="No schemes match" text="Try fewer words, part of a name, or another asset class.">
        <Button
          look="outline"
          onClick={() =>
            onListState({
              ...schemeListState.anywhere,
              view,
              sort: listState.sort,
              order: listState.order,
            })
          }
        >
          Show all schemes
        </Button>
      </EmptyState>
    );
  }
  if (view === 'moved') {
    return (
      <EmptyState
        title="Nothing was bought or sold this month"
        text="Purchases and redemptions appear here once the registrar reports them."
      >
        <Button look="outline" onClick={() => onListState(schemeListState.anywhere)}>
          Show what is held
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Your clients have no holdings yet"
      text="Each scheme appears here with its AUM once the first units are allotted."
    >
      <InitiateButton />
    </EmptyState>
  );
}
