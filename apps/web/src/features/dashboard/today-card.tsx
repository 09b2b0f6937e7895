import type { Todo, TodoKind } from '@hub/contract/calls/dashboard';
import { groupIndian } from '@hub/domain';
import type { TablerIcon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { AlertIcon, FileIcon, GiftIcon, HistoryIcon, UserIcon } from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { todoPlaces } from './places.ts';
import { useTodo } from './queries.ts';
import { Tile } from './tile.tsx';
import styles from './today-card.module.css';
import { namesText, todoLine } from './todo-lines.ts';

const EuinOrders = lazy(() =>
  import('./euin-orders.tsx').then(({ EuinOrders: list }) => ({ default: list })),
);

const icons: Readonly<Record<TodoKind, TablerIcon>> = {
  'sip-at-risk': AlertIcon,
  'sip-maturing': HistoryIcon,
  'kyc-on-hold': UserIcon,
  birthdays: GiftIcon,
  'euin-missing': FileIcon,
};

/** What waits on the distributor today, most urgent first. */
export function TodayCard({ className }: { className: string | undefined }) {
  const query = useTodo();
  const count = query.data?.items.reduce((sum, item) => sum + item.count, 0) ?? 0;
  return (
    <Tile
      title="Today"
      aside={count > 0 && `${groupIndian(count)} to do`}
      className={className}
      query={query}
      failed="Today’s list could not be read"
      outline={<Outline />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.none}>
            <strong>Nothing waits on you.</strong>
            <span>
              SIPs about to cease or to end, KYC on hold, birthdays and orders without an EUIN are named here
              on their day.
            </span>
          </p>
        ) : (
          <ul className={styles.lines}>
            {items.map((item) => (
              <li key={item.kind}>
                <Line item={item} />
              </li>
            ))}
          </ul>
        )
      }
    </Tile>
  );
}

function Line({ item }: { item: Todo }) {
  const [open, setOpen] = useState(false);
  const { title, about, action, urgency } = todoLine(item);
  const href = todoPlaces[item.kind];
  const words = (
    <>
      <span className={cx(styles.mark, styles[urgency])}>
        <Icon of={icons[item.kind]} />
      </span>
      <span className={styles.words}>
        <b>{title}</b>
        <span className={styles.about} title={namesText(item.names, item.count)}>
          {about.map((part, at) => (
            <span key={part}>
              {at > 0 && ' · '}
              <span className={styles.part}>{part}</span>
            </span>
          ))}
        </span>
      </span>
      <span className={styles.action}>{action}</span>
    </>
  );
  if (href !== null) {
    return (
      <RouteLink href={href} className={styles.line}>
        {words}
      </RouteLink>
    );
  }
  return (
    <>
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </button>
      {open && (
        <Suspense>
          <EuinOrders onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Outline() {
  return (
    <ul className={styles.lines}>
      {[1, 2, 3, 4].map((line) => (
        <li key={line} className={styles.outline}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </li>
      ))}
    </ul>
  );
}
