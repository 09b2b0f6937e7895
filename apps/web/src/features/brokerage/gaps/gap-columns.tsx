import { splitSchemeName } from '@hub/domain';
import { Money } from '../../../ui/figure/money.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import type { GapRow } from '../calls/queries.ts';
import { gapWords, kindNames, monthText } from '../calls/words.ts';
import { LineLink } from '../links/line-link.tsx';
import { lineHref } from '../links/links.ts';
import styles from './gaps.module.css';

type Column = TableColumn<GapRow>;

function Who({ row }: { row: GapRow }) {
  return (
    <LineLink
      href={lineHref(row)}
      name={row.investor}
      folioNo={row.folioNo}
      about={splitSchemeName(row.scheme).fund}
    />
  );
}

const reasonOf = ({ gap, holdReason }: GapRow): string => holdReason ?? gapWords[gap].about;

export const gapColumns: readonly Column[] = [
  { id: 'client', header: 'Client and scheme', width: 220, cell: (row) => <Who row={row} /> },
  { id: 'month', header: 'Month', width: 84, cell: ({ month }) => monthText(month) },
  {
    id: 'gap',
    header: 'Why',
    width: 240,
    grow: 1,
    cell: (row) => (
      <>
        <b>{gapWords[row.gap].name}</b>
        <span className="block mute text-small cut">{reasonOf(row)}</span>
      </>
    ),
  },
  { id: 'kind', header: 'Kind', width: 84, cell: ({ kind }) => kindNames[kind] },
  {
    id: 'amount',
    header: 'Gap',
    figures: true,
    width: 108,
    isSaved: true,
    cell: ({ amount }) => <Money amount={amount} />,
  },
];

export const gapCards: readonly Column[] = [
  { id: 'client', header: 'Client', className: styles.cardWho, cell: (row) => <Who row={row} /> },
  {
    id: 'amount',
    header: 'Gap',
    plain: true,
    className: styles.cardFigure,
    cell: ({ amount }) => <Money amount={amount} />,
  },
  {
    id: 'gap',
    header: 'Why',
    plain: true,
    className: styles.cardFacts,
    cell: (row) => `${monthText(row.month)} · ${gapWords[row.gap].name}`,
  },
];
