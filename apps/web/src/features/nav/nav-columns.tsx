import type { NavRow, NavSort, ReturnPeriod } from '@hub/contract/calls/nav/nav';
import { dayText, splitSchemeName } from '@hub/domain';
import { NoFigure } from '../../ui/figure/change-figure.tsx';
import { navChangeText } from '../../ui/figure/figure-text.ts';
import { Nav } from '../../ui/figure/nav.tsx';
import { Percent } from '../../ui/figure/percent.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import type { TableColumn } from '../../ui/table/table-columns.ts';
import { cx } from '../../ui/theme/cx.ts';
import styles from './nav-schemes.module.css';

type Column = TableColumn<NavRow, NavSort>;

const returned = (period: ReturnPeriod, label: string, more: Partial<Column> = {}): Column => ({
  id: period,
  header: period.toUpperCase(),
  label,
  figures: true,
  className: styles.returned,
  cell: ({ returns }) => <Percent value={returns[period]} change />,
  ...more,
});

/** The fund in bold, its plan and option quieter; a category that the name says already is not said again. */
function SchemeName({ row, href }: { row: NavRow; href: string }) {
  const { fund, variant } = splitSchemeName(row.name);
  const about = [
    ...(row.name.toLowerCase().includes(row.category.toLowerCase()) ? [] : [row.category]),
    `${row.riskBand} risk`,
    ...(row.isOpen ? [] : ['closed to new investments']),
  ];
  return (
    <>
      <RouteLink href={href} className={styles.link} data-scheme={row.code}>
        <span className={`block strong ${styles.fund}`}>{fund}</span>
        {variant && <span className="soft text-small"> {variant}</span>}
      </RouteLink>
      <span className="mute text-small">
        {variant && ' · '}
        {about.join(' · ')}
      </span>
    </>
  );
}

export const columnsFor = (hrefOf: (code: string) => string): readonly Column[] => [
  {
    id: 'scheme',
    header: 'Scheme',
    sort: 'name',
    cell: (row) => <SchemeName row={row} href={hrefOf(row.code)} />,
  },
  {
    id: 'nav',
    header: 'NAV (₹)',
    sort: 'nav',
    figures: true,
    className: styles.nav,
    cell: ({ nav }) =>
      nav === null ? (
        <NoFigure />
      ) : (
        <>
          <span className={`heavy figures ${styles.price}`}>
            <Nav value={nav.value} />
          </span>
          <time dateTime={nav.day} className="block mute text-small">
            {dayText(nav.day)}
          </time>
        </>
      ),
  },
  {
    id: 'change',
    header: 'Change',
    label: 'Change against the NAV before',
    sort: 'change',
    figures: true,
    className: styles.change,
    cell: ({ nav }) =>
      nav === null ? (
        <NoFigure />
      ) : (
        <>
          <Percent value={nav.changePercent} change arrow />
          {nav.change !== null && (
            <span className="block mute text-small figures">{navChangeText(nav.change)}</span>
          )}
        </>
      ),
  },
  returned('1m', 'Return over 1 month', { className: cx(styles.returned, styles.short) }),
  returned('3m', 'Return over 3 months', { className: cx(styles.returned, styles.short) }),
  returned('1y', 'Return over 1 year', { sort: 'return1y' }),
  returned('3y', 'Return a year over 3 years', { header: '3Y p.a.' }),
  returned('5y', 'Return a year over 5 years', { header: '5Y p.a.' }),
];
