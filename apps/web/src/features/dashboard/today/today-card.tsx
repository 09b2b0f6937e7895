import type { Todo, TodoKind, TodoPerson } from '@hub/contract/calls/dashboard/dashboard';
import { groupIndian } from '@hub/domain';
import type { TablerIcon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ContactWays } from '../../../parts/person/contact-ways.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import {
  AlertIcon,
  ClockIcon,
  FileIcon,
  GiftIcon,
  HistoryIcon,
  RupeeIcon,
  UserIcon,
} from '../../../ui/action/icons.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { clientListState, todoLinks } from '../tiles/links.ts';
import { useTodo } from '../tiles/queries.ts';
import { Tile } from '../tiles/tile.tsx';
import styles from './today-card.module.css';
import { todoLine, todoRow } from './todo-lines.ts';

const EuinOrders = lazy(() =>
  import('./euin-orders.tsx').then(({ EuinOrders: list }) => ({ default: list })),
);

const icons: Readonly<Record<TodoKind, TablerIcon>> = {
  'links-lapsing': ClockIcon,
  'orders-to-pay': RupeeIcon,
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
      failed="Today’s list could not be loaded"
      outline={<Outline />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={`stack gap-4 ${styles.none}`}>
            <strong>Nothing to do right now.</strong>
            <span>
              Links about to lapse, orders to pay, SIPs about to cease or to end, KYC on hold, birthdays and
              orders without an EUIN are named here on their day.
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
  const { title, about, urgency } = todoLine(item);
  const href = todoLinks[item.kind];
  const words = (
    <>
      <span className={cx('stack centre fixed', styles.mark, styles[urgency])}>
        <Icon of={icons[item.kind]} />
      </span>
      <span className="stack grow shrink gap-2">
        <b>{title}</b>
        <About parts={about} />
      </span>
      <span className="brand strong">{href === null ? 'Show' : 'See all'}</span>
    </>
  );
  return (
    <>
      {href !== null ? (
        <RouteLink href={href} className={styles.line}>
          {words}
        </RouteLink>
      ) : (
        <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {words}
        </button>
      )}
      {item.people.length > 0 && (
        <ul className={`sunk round-small ${styles.people}`} aria-label={title}>
          {item.people.map((person) => (
            <Person
              key={`${person.investorId} ${person.plan?.folioNo} ${person.plan?.regNo} ${person.order?.reference}`}
              kind={item.kind}
              person={person}
            />
          ))}
        </ul>
      )}
      {open && (
        <Suspense>
          <EuinOrders onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function About({ parts }: { parts: readonly string[] }) {
  return (
    <span className={`mute text-note ${styles.about}`}>
      {parts.map((part, at) => (
        <span key={part}>
          {at > 0 && ' · '}
          <span className="inline-block">{part}</span>
        </span>
      ))}
    </span>
  );
}

/** One client, and what can be done for this client at once. */
function Person({ kind, person }: { kind: TodoKind; person: TodoPerson }) {
  const row = todoRow(kind, person);
  if (row === null) return null;
  const { investorId, name, hasMobile } = person;
  const { about, ways, message, link } = row;
  return (
    <li className={`stack middle with-aside pad-8-0 ${styles.person}`}>
      <RouteLink
        href={clientListState(investorId)}
        className={`ink medium cut bare hover-underlined ${styles.name}`}
      >
        {name}
      </RouteLink>
      <span className={`flex wrap baseline ${styles.what}`}>
        <About parts={hasMobile ? about : [...about, 'no mobile']} />
        {link && (
          <RouteLink
            href={link.href}
            className={`brand text-note strong ${styles.act}`}
            aria-label={`${link.text}: ${name}`}
          >
            {link.text}
          </RouteLink>
        )}
      </span>
      <span className={`flex gap-8 ${styles.ways}`}>
        <ContactWays
          short
          investorId={investorId}
          name={name}
          hasMobile={hasMobile}
          ways={ways}
          message={message}
        />
      </span>
    </li>
  );
}

function Outline() {
  return (
    <ul className={styles.lines}>
      {[1, 2, 3, 4].map((line) => (
        <li key={line} className={`stack gap-8 ${styles.outline}`}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
          <Skeleton width="medium" />
          <Skeleton width="medium" />
        </li>
      ))}
    </ul>
  );
}
