import { records } from '@hub/contract/calls/transact/transact-records';
import { splitSchemeName } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { ordersKey, useOrderNews } from '../../../parts/transaction/order-news.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { links } from '../tiles/links.ts';
import styles from './pending-card.module.css';

/** As many as a card has room for; the rest is on the page it opens. */
const MOST_ORDERS = 3;

/** What is fetched after a login: what waits for its investor, of orders begun in one (S4-09). */
function usePendingOrders() {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, 'pending'],
    async queryFn({ signal }) {
      const { now, ...page } = await api.call(
        records,
        { status: 'Pending for confirmation', type: 'POSTLOGIN' },
        { signal, background: true },
      );
      noteServerTime(now);
      return page;
    },
  });
}

/** Orders that wait for their investor, with the time that is left. Nothing while there are none. */
export function PendingCard() {
  const { data } = usePendingOrders();
  useOrderNews((data?.total ?? 0) > 0);
  if (!data || data.total === 0) return null;
  return (
    <Card
      title="Pending for confirmation"
      aside={
        <RouteLink href={links.pendingOrders} className="strong">
          {data.total > MOST_ORDERS ? `See all ${data.total}` : 'See all'}
        </RouteLink>
      }
    >
      <ul className={styles.orders}>
        {data.items.slice(0, MOST_ORDERS).map(({ reference, investor, headline, scheme, expiresAt }) => (
          <li key={reference}>
            <RouteLink
              href={orderHref(reference)}
              className={`row between gap-16 ink bare round-small hover-sunk ${styles.order}`}
            >
              <span className={`stack shrink gap-2 ${styles.words}`}>
                <b>{investor.name}</b>
                <span className="mute text-note">{splitSchemeName(scheme.name).fund}</span>
              </span>
              <span className="stack fixed shrink gap-2 figures to-end">
                <b>{headline}</b>
                {expiresAt !== null && (
                  <span className="warning text-note">
                    <TimeLeft until={expiresAt} after=" left" over="lapsed" />
                  </span>
                )}
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
