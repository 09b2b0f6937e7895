import type { Todo, TodoKind, TodoPerson } from '@hub/contract/calls/dashboard/dashboard';
import { groupIndian } from '@hub/domain';
import type { TablerIcon } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useProfile } from '../../../lib/react.ts';
import { ContactWays } from '../../../parts/contact/contact-ways.tsx';
import { urgencyTints } from '../../../parts/todo/urgency-tints.ts';
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
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { clientListState, todoLinks, wishesLink } from '../tiles/links.ts';
import { useTodo } from '../tiles/queries.ts';
import { Tile } from '../tiles/tile.tsx';
import styles from './today-card.module.css';
import { MOST_LINES, todoLine, todoRow } from './todo-lines.ts';

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
              Expiring links, orders to be paid, SIPs about to cease or end, KYC on hold, birthdays and orders
              without an EUIN appear here when they are due.
            </span>
          </p>
        ) : (
          <Lines items={items} />
        )
      }
    </Tile>
  );
}

/** The most urgent topics; the others once they are asked for. */
function Lines({ items }: { items: readonly Todo[] }) {
  const [isWhole, setWhole] = useState(false);
  const rest = items.slice(MOST_LINES);
  const shown = isWhole ? items : items.slice(0, MOST_LINES);
  return (
    <>
      <ul className={styles.lines}>
        {shown.map((item) => (
          <li key={item.kind}>
            <Line item={item} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <button
          type="button"
          className={`brand text-note strong ${styles.more}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show the most urgent' : `Also: ${rest.map((item) => todoLine(item).title).join(', ')}`}
        </button>
      )}
    </>
  );
}

function Line({ item }: { item: Todo }) {
  const [open, setOpen] = useState(false);
  const isActive = useProfile()?.arnStatus === 'active';
  const { title, about, urgency, verb } = todoLine(item, isActive);
  const href = todoLinks[item.kind];
  const words = (
    <>
      <span
        className={cx(
          'stack centre fixed',
          styles.mark,
          urgency === 'glad' ? styles.glad : urgencyTints[urgency],
        )}
      >
        <Icon of={icons[item.kind]} />
      </span>
      <span className="stack grow shrink gap-2">
        <b>{title}</b>
        <About parts={about} />
      </span>
    </>
  );
  return (
    <>
      <div className={styles.head}>
        {href === null ? (
          <button type="button" className={styles.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words}
            <span className={`brand fixed strong ${styles.lineVerb}`}>{verb}</span>
          </button>
        ) : item.kind === 'birthdays' ? (
          <>
            <RouteLink href={href} className={styles.line}>
              {words}
            </RouteLink>
            <RouteLink href={wishesLink} className={`brand fixed strong ${styles.verb}`}>
              {verb}
            </RouteLink>
          </>
        ) : (
          <RouteLink href={href} className={styles.line}>
            {words}
            <span className={`brand fixed strong ${styles.lineVerb}`}>{verb}</span>
          </RouteLink>
        )}
      </div>
      {item.people.length > 0 && (
        <ul className={styles.people} aria-label={title}>
          {item.people.map((person) => (
            <Person
              key={`${person.investorId} ${person.plan?.folioNo} ${person.plan?.regNo} ${person.order?.reference} ${person.entry?.folioNo} ${person.amount}`}
              kind={item.kind}
              person={person}
              isActive={isActive}
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
          {at > 0 && ' '}
          <span className="inline-block">
            <DatedText>{at < parts.length - 1 ? `${part} ·` : part}</DatedText>
          </span>
        </span>
      ))}
    </span>
  );
}

/** One client, and what can be done for this client at once. */
function Person({ kind, person, isActive }: { kind: TodoKind; person: TodoPerson; isActive: boolean }) {
  const { investorId, name, hasMobile } = person;
  const { about, ways, message, link } = todoRow(kind, person, isActive);
  return (
    <li className={`stack middle with-aside pad-8-0 ${styles.person}`}>
      <RouteLink
        href={clientListState(investorId)}
        className={`ink medium cut bare hover-underlined ${styles.name}`}
      >
        {name}
      </RouteLink>
      <span className={`flex wrap baseline ${styles.what}`}>
        <About parts={hasMobile || ways.length === 0 ? about : [...about, 'no mobile']} />
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
