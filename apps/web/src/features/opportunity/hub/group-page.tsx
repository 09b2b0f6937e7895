import { routes, todayInIndia } from '@hub/domain';
import { type OpportunityGroup, opportunityGroups } from '@hub/domain/opportunity/lists';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { rowsText } from '../calls/counted.ts';
import { HealthLink } from '../calls/health-link.tsx';
import { aboutList, listWords } from '../calls/list-words.ts';
import { type HubList, useFirstRows } from '../calls/queries.ts';
import { groupsByLoss } from './by-loss.ts';
import styles from './hub.module.css';
import { HubRead } from './hub-page.tsx';
import { LostSoon, listHref, Stake, sizeAndChange } from './list-line.tsx';

/** The lists of one group (Spec §2), each with what it is and who stands first in it. */
export function GroupPage({ group }: { group: OpportunityGroup }) {
  const { title } = routes[`opportunity/${group}`];
  return (
    <>
      <PageHeader back title={title} actions={group === 'sip' && <HealthLink />} />
      <HubRead outline={<GroupOutline lists={opportunityGroups[group].length} />}>
        {({ lists, until }) => (
          <ul className={styles.lists} aria-label={title}>
            {groupsByLoss(lists)
              .find((one) => one.group === group)
              ?.lists.map((one) => (
                <li key={one.list}>
                  <ListCard of={one} until={until} />
                </li>
              ))}
          </ul>
        )}
      </HubRead>
    </>
  );
}

function ListCard({ of, until }: { of: HubList; until: string }) {
  const today = todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));
  const { list, rows } = of;
  const name = `list-${list}`;
  return (
    <section className={styles.listCard} aria-labelledby={name}>
      <div className={`flex between baseline gap-12 ${styles.head}`}>
        <h2 id={name}>
          <RouteLink href={listHref(of)} className={`tap-area ink text-large bare ${styles.listName}`}>
            {listWords[list].name}
          </RouteLink>
        </h2>
        <span>
          <Stake of={of} />
        </span>
      </div>
      <p className="mute text-small">{sizeAndChange(of)}</p>
      <LostSoon of={of} until={until} />
      <p className="soft text-note">
        <DatedText>{aboutList(list, today)}</DatedText>
      </p>
      {rows > 0 && (
        <>
          <FirstRows of={of} />
          <ButtonLink look="outline" size="compact" href={listHref(of)}>
            Open {rowsText(list, rows)}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

const SHOWN = 3;

function RowsOutline({ label, rows }: { label: string; rows: number }) {
  return (
    <div className={`wide ${styles.first}`}>
      <Loading label={`Loading: ${label}`}>
        {Array.from({ length: Math.min(SHOWN, rows) }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no name and no order to keep
          <Skeleton key={line} width="long" />
        ))}
      </Loading>
    </div>
  );
}

/** Who has most at stake. */
function FirstRows({ of: { list, rows } }: { of: HubList }) {
  const { data, error, refetch } = useFirstRows(list, rows > 0);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The first rows could not be loaded"
        loading={<RowsOutline label={listWords[list].name} rows={rows} />}
      />
    );
  }
  return (
    <ol className={`wide ${styles.first}`}>
      {data.items.slice(0, SHOWN).map(({ key, investor, worth }) => (
        <li key={key} className="flex between gap-12 pad-8-0 text-note figures line-above">
          <span className={`cut ${styles.firstName}`}>{investor}</span>
          {!isNil(worth) && <Money amount={worth} decimals="some" />}
        </li>
      ))}
    </ol>
  );
}

function GroupOutline({ lists }: { lists: number }) {
  return (
    <div className={styles.lists}>
      {Array.from({ length: lists }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no name and no order to keep
        <div key={at} className={styles.listCard}>
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
