import type { OpportunitySort } from '@hub/contract/calls/opportunity/opportunity';
import type { OpportunityRow } from '@hub/contract/calls/opportunity/rows';
import { dayText, groupIndian } from '@hub/domain';
import type { OpportunityList } from '@hub/domain/opportunity/lists';
import type { ReactNode } from 'react';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import styles from '../row/opportunity-list.module.css';
import { suggestsAmounts } from '../row/remedies.ts';
import { RowActions } from '../row/row-actions.tsx';
import {
  FolioNo,
  Investor,
  KycAndMobile,
  LastAct,
  NoRemedy,
  Reason,
  Scheme,
  Suggested,
  Worth,
} from '../row/row-parts.tsx';
import { factsText, type Shown, type ShownFigure, shownIn } from '../row/shown-figures.ts';

type Column = TableColumn<OpportunityRow, OpportunitySort>;

const figureCells: Readonly<Record<Shown, (row: OpportunityRow) => ReactNode>> = {
  on: ({ on }) => (on === null ? <NoFigure /> : <time dateTime={on}>{dayText(on)}</time>),
  from: ({ from }) => (from === null ? <NoFigure /> : <time dateTime={from}>{dayText(from)}</time>),
  amount: ({ amount }) => <Money amount={amount} decimals="some" />,
  total: ({ total }) => <Money amount={total} compact />,
  instalments: ({ instalments }) => (instalments === null ? <NoFigure /> : groupIndian(instalments)),
  load: ({ load }) => <Money amount={load} decimals="some" />,
  frequency: ({ frequency }) => frequency?.toLowerCase() ?? <NoFigure />,
};

const isFigure = (of: Shown): boolean => of !== 'on' && of !== 'from' && of !== 'frequency';

const figureColumn = ({ of, header }: ShownFigure): Column => ({
  id: of,
  header,
  ...(of === 'on' && { sort: 'on' }),
  figures: isFigure(of),
  width: of === 'total' || of === 'amount' ? 104 : 96,
  cell: figureCells[of],
});

/** Lists whose rows have a reason of their own. */
const withReason: readonly OpportunityList[] = ['ceased', 'rejected', 'nigo'];
const isOfScheme = (list: OpportunityList): boolean =>
  !['liquid', 'lumpsum', 'equity', 'debt', 'inactive', 'elss', 'zero-balance'].includes(list);

const suggested = (list: OpportunityList): Column => ({
  id: 'suggested',
  header: 'Suggested',
  figures: true,
  width: 104,
  cell: (row) => <Suggested list={list} row={row} />,
});

function columnsOf(list: OpportunityList): readonly Column[] {
  const { worth, figures } = shownIn[list];
  return [
    {
      id: 'investor',
      header: isOfScheme(list) ? 'Investor and scheme' : 'Investor',
      sort: 'investor',
      width: 200,
      cell: (row) => (
        <>
          <span className={styles.person}>
            <Investor row={row} /> <FolioNo list={list} row={row} />
          </span>
          <Scheme row={row} />
          <NoRemedy row={row} />
          <LastAct row={row} />
        </>
      ),
    },
    ...figures.slice(0, 1).map(figureColumn),
    ...(worth === null
      ? []
      : [
          {
            id: 'worth',
            header: worth,
            sort: 'worth',
            figures: true,
            width: 116,
            cell: (row: OpportunityRow) => <Worth list={list} row={row} />,
          } satisfies Column,
        ]),
    ...(withReason.includes(list)
      ? [
          {
            id: 'reason',
            header: 'Why',
            width: 168,
            grow: 0.6,
            className: styles.afterFigures,
            cell: (row: OpportunityRow) => (row.reason === null ? <NoFigure /> : <Reason row={row} />),
          } satisfies Column,
        ]
      : []),
    ...(suggestsAmounts(list) ? [suggested(list)] : []),
    ...figures.slice(1).map(figureColumn),
    {
      id: 'kyc',
      header: 'KYC, mobile',
      width: 116,
      optional: 'shown',
      className: styles.afterFigures,
      cell: (row) => <KycAndMobile row={row} />,
    },
    {
      id: 'acts',
      header: '',
      label: 'Actions',
      // The longest remedy, "Switch to growth", has this list alone.
      width: list === 'dividend' ? 268 : 236,
      isSaved: true,
      cell: (row) => <RowActions row={row} />,
    },
  ];
}

/** One row as on a slip of paper, where the list is narrow: who and how much, what and why, what to do. */
function cardsOf(list: OpportunityList): readonly Column[] {
  return [
    {
      id: 'investor',
      header: 'Investor',
      className: styles.cardWho,
      cell: (row) => (
        <>
          <Investor row={row} />
          {row.scheme === null ? <FolioNo list={list} row={row} /> : <Scheme row={row} />}
        </>
      ),
    },
    {
      id: 'worth',
      header: shownIn[list].worth ?? 'Folio',
      plain: true,
      className: styles.cardWorth,
      cell: (row) => (shownIn[list].worth === null ? null : <Worth list={list} row={row} />),
    },
    {
      id: 'facts',
      header: 'Facts',
      plain: true,
      className: styles.cardFacts,
      cell: (row) => (
        <>
          <span className="block mute text-small">
            <DatedText>{factsText(list, row)}</DatedText>
          </span>
          <KycAndMobile row={row} prefixed />
          <Reason row={row} />
          <NoRemedy row={row} />
          <LastAct row={row} />
        </>
      ),
    },
    {
      id: 'acts',
      header: 'Actions',
      plain: true,
      className: styles.cardActs,
      cell: (row) => <RowActions row={row} isCard />,
    },
  ];
}

interface Laid {
  readonly columns: readonly Column[];
  readonly cards: readonly Column[];
}
const laid = new Map<OpportunityList, Laid>();

/** Kept: rows are drawn again with other columns. */
export function laidOut(list: OpportunityList): Laid {
  const existing = laid.get(list) ?? { columns: columnsOf(list), cards: cardsOf(list) };
  laid.set(list, existing);
  return existing;
}
