import type { WishesAhead } from '@hub/contract/calls/wishes/wishes';
import { yearlyTexts } from '@hub/contract/wishes/wish-texts';
import { routes } from '@hub/domain';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useAhead } from '../calls/queries.ts';
import { peopleState, spanTexts, writeHref } from '../calls/wish-links.ts';
import { clientsText, onText, wishesText, yearsText } from '../calls/wish-words.ts';
import styles from './lists.module.css';
import { WishesTabs } from './wishes-tabs.tsx';

type Days = WishesAhead['days'][number];

const listOf = {
  birthday: 'wishes/birthday',
  marriage: 'wishes/anniversary',
  'first-investment': 'wishes/anniversary',
} as const;

const listHref = (kind: Days['kind'], span: 'day' | 'week' | 'month'): string =>
  hrefTo(listOf[kind]) +
  peopleState.write({ words: '', span, of: kind === 'first-investment' ? kind : null });

/** Whose day it is today, this week and this month, and the festivals ahead. */
export function HubPage() {
  const { data, error, refetch } = useAhead();
  return (
    <>
      <PageHeader
        back
        title={routes.wishes.title}
        note="Birthdays, anniversaries and festivals of your clients."
      />
      <WishesTabs here={hrefTo('wishes')} />
      {data ? (
        <Ahead ahead={data} />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="The upcoming days could not be loaded"
          loading={<Outline />}
          failsInCard
        />
      )}
    </>
  );
}

function Outline() {
  return (
    <Loading label="Loading the upcoming days">
      <div className={`stack start gap-16 ${styles.cards}`}>
        {['a', 'b', 'c'].map((one) => (
          <Card key={one} className={`stack gap-12 ${styles.outline}`}>
            <Skeleton shape="title" width="medium" />
            <Skeleton shape="block" />
          </Card>
        ))}
      </div>
    </Loading>
  );
}

function Ahead({ ahead }: { ahead: WishesAhead }) {
  return (
    <>
      {ahead.waiting > 0 && (
        <p className="below-16 pad-12-16 tinted round-card">
          {wishesText(ahead.waiting)} scheduled. <RouteLink to="wishes/listing">See them</RouteLink>
        </p>
      )}
      <div className={`stack start gap-16 ${styles.cards}`}>
        {ahead.days.map((days) => (
          <DaysCard key={days.kind} days={days} today={ahead.today} />
        ))}
        <FestivalsCard ahead={ahead} />
      </div>
    </>
  );
}

const spans = ['day', 'week', 'month'] as const;

function DaysCard({ days: { kind, counts, next }, today }: { days: Days; today: string }) {
  const name = yearlyTexts[kind];
  return (
    <Card title={name}>
      <ul className="stack three-columns gap-8">
        {spans.map((span) => (
          <li key={span}>
            <RouteLink
              href={listHref(kind, span)}
              className={`stack pad-12 gap-2 ink text-note bare sunk round hover-underlined ${styles.count}`}
            >
              <strong>{counts[span]}</strong>
              <span>{spanTexts[span]}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {next.length === 0 ? (
        <p className={`mute ${styles.none}`}>
          {kind === 'marriage'
            ? 'No wedding anniversaries on record within the month. Add the ones you know.'
            : 'None within the month.'}
        </p>
      ) : (
        <ul className={`above-8 ${styles.next}`}>
          {next.map((one) => (
            <li key={one.investorId}>
              <span className="shrink strong anywhere">{one.name}</span>
              <span className="mute text-note">
                {onText(one.on, today)}, {yearsText(kind, one)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {counts.day > 0 && (
        <ButtonLink
          wide
          className="above-12"
          href={writeHref({ category: kind, span: 'day', clients: [], except: [] })}
          aria-label={`Wish ${clientsText(counts.day)} of today: ${name}`}
        >
          Wish {clientsText(counts.day)} of today
        </ButtonLink>
      )}
    </Card>
  );
}

const FESTIVALS_SHOWN = 4;

function FestivalsCard({ ahead: { festivals, today } }: { ahead: WishesAhead }) {
  return (
    <Card
      title="Festivals"
      aside={
        <RouteLink to="wishes/festival" className="tap-area">
          All festivals
        </RouteLink>
      }
    >
      <ul className={`above-8 ${styles.next}`}>
        {festivals.slice(0, FESTIVALS_SHOWN).map((one) => (
          <li key={one.category}>
            <RouteLink
              href={
                hrefTo('wishes/festival') + peopleState.write({ ...peopleState.anywhere, of: one.category })
              }
              className="tap-area shrink strong anywhere"
            >
              {one.name}
            </RouteLink>
            <span className="mute text-note">
              {onText(one.from, today)}, {clientsText(one.clients)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
