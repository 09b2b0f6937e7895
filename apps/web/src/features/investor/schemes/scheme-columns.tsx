import type { SchemeRow, SchemeSort } from '@hub/contract/calls/investor/investor-schemes';
import { assetClasses, dayText, groupIndian, moneyOf, percentOfWhole, splitSchemeName } from '@hub/domain';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { Units } from '../../../ui/figure/units.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../../ui/table/table-columns.ts';
import { GainCell } from '../parts/gain-cell.tsx';
import { schemeHref } from '../parts/links.ts';
import { difference } from './amounts.ts';
import styles from './scheme-list.module.css';
import { ShareBar } from './share-bar.tsx';

type Column = TableColumn<SchemeRow, SchemeSort>;

/** The fund in bold, its plan and option quieter; a category that the name says already is not said again. */
function SchemeName({ row }: { row: SchemeRow }) {
  const { fund, variant } = splitSchemeName(row.name);
  const saysCategory = row.name.toLowerCase().includes(row.category.toLowerCase());
  const about = [variant, saysCategory ? null : row.category, assetClasses[row.assetClass]];
  return (
    <>
      <RouteLink href={schemeHref(row.code)} className={styles.link}>
        {fund}
      </RouteLink>
      <span className="block mute text-small">{about.filter((one) => one !== null).join(' · ')}</span>
    </>
  );
}

const scheme: Column = {
  id: 'scheme',
  header: 'Scheme',
  sort: 'name',
  width: 220,
  cell: (row) => <SchemeName row={row} />,
};

const rupees = (value: string) => <Money amount={value} decimals={0} />;

const aumOn = (scale: number): Column => ({
  id: 'aum',
  header: 'AUM',
  sort: 'aum',
  figures: true,
  width: 132,
  cell: (row) => (
    <>
      <b>{rupees(row.aum)}</b>
      <ShareBar share={row.share} scale={scale} />
    </>
  ),
});

/** `scale`: how much of the book a full bar is. */
export const heldColumns = (scale: number): readonly Column[] => [
  scheme,
  aumOn(scale),
  {
    id: 'gain',
    header: 'Gain',
    sort: 'gain',
    figures: true,
    width: 116,
    cell: (row) => <GainCell {...row} />,
  },
  {
    id: 'holders',
    header: 'Folios',
    label: 'Folios with units',
    sort: 'holders',
    figures: true,
    width: 64,
    cell: ({ holders }) => groupIndian(holders),
  },
  {
    id: 'cost',
    header: 'Invested',
    label: 'What the units held cost',
    figures: true,
    width: 108,
    cell: ({ cost }) => rupees(cost),
  },
  {
    id: 'nav',
    header: 'NAV (₹)',
    figures: true,
    width: 92,
    cell: ({ nav }) =>
      nav === null ? (
        <NoFigure />
      ) : (
        <>
          <Nav value={nav.value} />
          <time dateTime={nav.day} className="block mute text-small">
            {dayText(nav.day)}
          </time>
        </>
      ),
  },
  {
    id: 'units',
    header: 'Units',
    figures: true,
    width: 104,
    cell: ({ units }) => <Units value={units} />,
  },
];

const named = (text: string, value: (row: SchemeRow) => string | null, more: Partial<Column>): Column => ({
  id: text,
  header: text,
  figures: true,
  width: 124,
  cell: (row) => {
    const amount = value(row);
    return amount === null ? <NoFigure /> : rupees(amount);
  },
  ...more,
});

/** AUM on two days, named in the head, and what lies between them. */
export const changeColumns = (from: string, to: string): readonly Column[] => [
  scheme,
  {
    id: 'change',
    header: 'Change',
    sort: 'change',
    figures: true,
    width: 132,
    cell: ({ aum, before }) => {
      if (before === null) return <NoFigure />;
      const change = difference(aum, before);
      const percent = percentOfWhole(change, moneyOf(before));
      return (
        <>
          <b>
            <Money amount={change} decimals={0} change />
          </b>
          {percent !== null && (
            <span className="block mute text-small">
              <Percent value={percent} change />
            </span>
          )}
        </>
      );
    },
  },
  named(dayText(from), ({ before }) => before, { id: 'before', label: `AUM on ${dayText(from)}` }),
  named(dayText(to), ({ aum }) => aum, { id: 'aum', label: `AUM on ${dayText(to)}` }),
];

/** What came and went this month. Switches are neither, so a total is new money. */
export const movedColumns: readonly Column[] = [
  scheme,
  {
    id: 'net',
    header: 'Net',
    label: 'In less out',
    sort: 'net',
    figures: true,
    width: 124,
    cell: ({ bought, sold }) => (
      <b>
        <Money amount={difference(bought, sold)} decimals={0} change />
      </b>
    ),
  },
  {
    id: 'bought',
    header: 'In',
    label: 'New money this month',
    sort: 'bought',
    figures: true,
    width: 116,
    cell: ({ bought }) => rupees(bought),
  },
  {
    id: 'bySip',
    header: 'By SIP',
    label: 'Of the new money, by SIP',
    figures: true,
    width: 108,
    cell: ({ bySip }) => rupees(bySip),
  },
  {
    id: 'sold',
    header: 'Out',
    label: 'Money taken out this month',
    sort: 'sold',
    figures: true,
    width: 116,
    cell: ({ sold }) => rupees(sold),
  },
  {
    id: 'holders',
    header: 'Folios',
    label: 'Folios with units',
    sort: 'holders',
    figures: true,
    width: 64,
    cell: ({ holders }) => groupIndian(holders),
  },
];
