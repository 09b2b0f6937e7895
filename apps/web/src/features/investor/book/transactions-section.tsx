import type { LedgerRow } from '@hub/contract/calls/investor/investor-details';
import { dayText, splitSchemeName } from '@hub/domain';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { folioHref } from '../parts/links.ts';
import { type Scope, useTransactions } from './queries.ts';
import styles from './transactions-section.module.css';

type Column = TableColumn<LedgerRow>;

/** What was taken off, with the name of each. */
const costsOf = ({ duty, load, stt, tax }: LedgerRow) =>
  [
    ['stamp duty', duty],
    ['exit load', load],
    ['STT', stt],
    ['TDS', tax],
  ].filter((one): one is [string, string] => one[1] !== undefined && !isNil(one[1]));

const statusNames = { unresolved: 'Unresolved', replaced: 'Replaced', reversed: 'Reversed' } as const;

const columns: readonly Column[] = [
  {
    id: 'kind',
    header: 'Transaction',
    width: 240,
    cell: (row) => (
      <>
        <span className={`text-body strong ${styles.kind}`}>{row.kind}</span>
        {row.counted !== 'yes' && <StatusChip tone="soon">{statusNames[row.counted]}</StatusChip>}
        <span className="block mute text-small normal">{splitSchemeName(row.scheme).fund}</span>
        {row.reason !== null && <span className="block mute text-small normal">{row.reason}</span>}
      </>
    ),
  },
  { id: 'day', header: 'Date', width: 96, cell: ({ day }) => <time dateTime={day}>{dayText(day)}</time> },
  {
    id: 'amount',
    header: 'Amount',
    width: 124,
    figures: true,
    className: styles.amount,
    cell: ({ amount }) => (isNil(amount) ? <NoFigure /> : <Money amount={amount} />),
  },
  { id: 'units', header: 'Units', width: 104, figures: true, cell: ({ units }) => <Units value={units} /> },
  {
    id: 'nav',
    header: 'NAV',
    width: 92,
    figures: true,
    cell: ({ nav }) => (isNil(nav) ? <NoFigure /> : <Nav value={nav} />),
  },
  {
    id: 'costs',
    header: 'Deducted',
    label: 'Stamp duty, exit load, STT and TDS',
    width: 132,
    figures: true,
    optional: 'shown',
    cell: (row) => {
      const costs = costsOf(row);
      if (costs.length === 0) return <NoFigure />;
      return costs.map(([name, value]) => (
        <span key={name} className="block normal">
          <Money amount={value} /> <span className="mute text-small">{name}</span>
        </span>
      ));
    },
  },
  { id: 'euin', header: 'EUIN', width: 84, optional: 'hidden', cell: ({ euin }) => euin ?? <NoFigure /> },
  {
    id: 'plan',
    header: 'Plan',
    label: 'Registration it belongs to',
    width: 112,
    optional: 'hidden',
    cell: ({ planNo }) => planNo ?? <NoFigure />,
  },
];

const folio: Column = {
  id: 'folio',
  header: 'Folio',
  width: 124,
  className: styles.folio,
  optional: 'shown',
  cell: ({ folioNo }) => <RouteLink href={folioHref(folioNo)}>{folioNo}</RouteLink>,
};

/** What happened, newest first; read where one looks. */
export function TransactionsSection({ scope }: { scope: Scope }) {
  const list = useTransactions(scope);
  const ofClient = 'investorId' in scope;
  const shown = useMemo(
    () => (ofClient ? [...columns.slice(0, 5), folio, ...columns.slice(5)] : columns),
    [ofClient],
  );
  return (
    <DataTable
      list={list}
      name={ofClient ? 'client-transactions' : 'folio-transactions'}
      label="Transactions"
      columns={shown}
      rowClass="text-note"
      failed="The transactions could not be loaded"
      empty={
        <EmptyState title="No transactions yet" text="Purchases, redemptions and payouts will appear here." />
      }
    />
  );
}
