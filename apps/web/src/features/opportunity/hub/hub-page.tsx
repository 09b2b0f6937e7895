import { routes } from '@hub/domain';
import type { OpportunityGroup } from '@hub/domain/opportunity/lists';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { compactText } from '../../../ui/figure/figure-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { rowsText } from '../calls/counted.ts';
import { healthHref } from '../calls/health-link.tsx';
import { groupNames } from '../calls/list-words.ts';
import { type Hub, type HubList, useHub, useRadarTotals } from '../calls/queries.ts';
import { type GroupInOrder, groupsByLoss } from './by-loss.ts';
import { shortDay } from './change-text.ts';
import styles from './hub.module.css';
import { ListLine, LostSoon } from './list-line.tsx';
import { WonCard } from './won-card.tsx';

const groupHref = (group: OpportunityGroup): string => hrefTo(`opportunity/${group}` as 'opportunity/sip');

/** Every list with what is at stake in it, what can be lost this week first. */
export function HubPage() {
  return (
    <>
      <PageHeader
        back
        title={routes.opportunity.title}
        note="Where money stops, lies idle or leaves, and what to do about it."
      />
      <HubRead outline={<HubOutline />}>
        {(hub) => (
          <>
            <WonCard won={hub.won} />
            <Desks hub={hub} />
            {hub.lists.every(({ rows }) => rows === 0) && <NothingToDo />}
            <div className={styles.groups}>
              {groupsByLoss(hub.lists).map((one) => (
                <GroupCard key={one.group} of={one} until={hub.until} />
              ))}
            </div>
          </>
        )}
      </HubRead>
    </>
  );
}

/** The counts, or what stands in their place. */
export function HubRead({ outline, children }: { outline: ReactNode; children: (hub: Hub) => ReactNode }) {
  const { data, error, refetch } = useHub();
  if (data) return children(data);
  return (
    <QueryState
      error={error}
      onRetry={refetch}
      failed="The opportunities could not be loaded"
      loading={<Loading label="Loading the opportunities">{outline}</Loading>}
      failsInCard
    />
  );
}

function GroupCard({ of: { group, lists }, until }: { of: GroupInOrder<HubList>; until: string }) {
  return (
    <section className={styles.group} aria-labelledby={`group-${group}`}>
      <div className={`flex between baseline gap-12 ${styles.head}`}>
        <h2 id={`group-${group}`}>{groupNames[group]}</h2>
        <RouteLink href={groupHref(group)} className={`tap-area text-note strong bare ${styles.all}`}>
          View all<span className="visually-hidden"> {groupNames[group]} lists</span>
        </RouteLink>
      </div>
      <ul className={styles.lines}>
        {lists.map((one) => (
          <li key={one.list}>
            <ListLine of={one} until={until} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Desks beside the lists, with what they are for. */
function Desks({ hub: { lists, until } }: { hub: Hub }) {
  const ending = lists.find(({ list }) => list === 'maturity');
  return (
    <nav className={`stack gap-16 below-16 ${styles.desks}`} aria-label="Desks">
      <RouteLink href={healthHref()} className={styles.desk}>
        <strong>SIP health</strong>
        <span className="mute">Every SIP that needs you, once, with the act that helps</span>
      </RouteLink>
      <RouteLink to="opportunity/renewal-desk" className={styles.desk}>
        <strong>{routes['opportunity/renewal-desk'].title}</strong>
        <span className="mute">Renew many SIPs at once, with a step-up</span>
        {ending !== undefined && (
          <>
            <span className="figures">
              {ending.rows === 0 ? 'No SIP ends soon' : `${sipsText(ending.rows, ending.worth)} to renew`}
            </span>
            <LostSoon of={ending} until={until} />
          </>
        )}
      </RouteLink>
      <RouteLink to="opportunity/lapse-radar" className={styles.desk}>
        <strong>{routes['opportunity/lapse-radar'].title}</strong>
        <span className="mute">Running SIPs that may stop, and why</span>
        <RadarFigures />
      </RouteLink>
    </nav>
  );
}

/** The desk opens without them too: where they cannot be read, nothing stands in their place. */
function RadarFigures() {
  const { data, error } = useRadarTotals();
  if (error) return null;
  if (!data) return <Skeleton width="medium" />;
  const { plans, monthly, week, until } = data;
  return (
    <>
      <span className="figures">
        {plans === 0 ? 'No SIP at risk' : `${sipsText(plans, monthly)} at risk`}
      </span>
      {week.plans > 0 && (
        <span className="danger medium figures">
          {sipsText(week.plans, week.monthly)} can cease by {shortDay(until)}
        </span>
      )}
    </>
  );
}

/** `23 SIPs, ₹87,500 a month,`. */
const sipsText = (count: number, monthly: string): string =>
  `${rowsText('maturity', count)}, ${compactText(monthly)} a month,`;

function NothingToDo() {
  return (
    <Card className="below-16">
      <EmptyState
        title="Nothing to do today"
        text="SIPs to renew, clients who stopped investing and idle money appear here as your book grows."
      >
        <ButtonLink look="outline" to="investor/list">
          Your clients
        </ButtonLink>
      </EmptyState>
    </Card>
  );
}

const cardsOfOutline = [4, 5, 2, 5];

function HubOutline() {
  return (
    <>
      <div className={`flex wrap baseline gap-2-8 below-16 pad-12-20 tinted round-card ${styles.won}`}>
        <Skeleton width="short" />
        <Skeleton shape="title" width="medium" />
      </div>
      <div className={styles.groups}>
        {cardsOfOutline.map((lines, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no name and no order to keep
          <div key={at} className={styles.group}>
            <div className={`flex between baseline gap-12 ${styles.head}`}>
              <Skeleton width="short" />
            </div>
            {Array.from({ length: lines }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <div key={line} className={`stack gap-8 pad-12-20 line-above ${styles.lineOutline}`}>
                <Skeleton width="long" />
                <Skeleton width="medium" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
