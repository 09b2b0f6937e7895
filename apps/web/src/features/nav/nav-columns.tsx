import type { NavRow, NavSort, ReturnPeriod } from '@hub/contract/calls/nav';
import { ChangeFigure, NoFigure } from '../../ui/change-figure.tsx';
import type { TableColumn } from '../../ui/data-table.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import styles from './nav-schemes.module.css';
import { dayText, navText } from './nav-text.ts';

type Column = TableColumn<NavRow, NavSort>;

const returned = (period: ReturnPeriod, label: string, more: Partial<Column> = {}): Column => ({
  id: period,
  header: period.toUpperCase(),
  label,
  figures: true,
  cell: ({ returns }) => <ChangeFigure value={returns[period]} />,
  ...more,
});

export const columnsFor = (hrefOf: (code: string) => string): readonly Column[] => [
  {
    id: 'scheme',
    header: 'Scheme',
    sort: 'name',
    className: styles.scheme,
    cell: ({ code, name, category, riskBand, isOpen }) => (
      <>
        <RouteLink href={hrefOf(code)} className={styles.link} data-scheme={code}>
          {name}
        </RouteLink>
        <span className={styles.about}>
          {category} · {riskBand} risk{isOpen ? '' : ' · closed to new money'}
        </span>
      </>
    ),
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
          <span className={styles.price}>{navText(nav.value)}</span>
          <time dateTime={nav.day} className={styles.about}>
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
          <ChangeFigure value={nav.changePercent} arrow />
          {nav.change !== null && (
            <span className={styles.about}>
              {nav.change.startsWith('-') ? '' : '+'}
              {nav.change}
            </span>
          )}
        </>
      ),
  },
  returned('1m', 'Return over 1 month', { className: styles.short }),
  returned('3m', 'Return over 3 months', { className: styles.short }),
  returned('1y', 'Return over 1 year', { sort: 'return1y' }),
  returned('3y', 'Return a year over 3 years'),
  returned('5y', 'Return a year over 5 years'),
];
