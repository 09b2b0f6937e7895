import { routes } from '@hub/domain';
import { orderHref } from '../../../parts/transaction/order-link.ts';
import { useOrderNews } from '../../../parts/transaction/order-news.ts';
import { OrderStatusChip } from '../../../parts/transaction/order-status-chip.tsx';
import { TimeLeft } from '../../../parts/transaction/time-left.tsx';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { batchWords, isAllAnswered } from './batch-words.ts';
import styles from './desk.module.css';
import { useBatch } from './queries.ts';

/** All that was sent together, until each is confirmed. */
export function BatchView({ id }: { id: string }) {
  const { data, error, refetch } = useBatch(id);
  useOrderNews(data !== undefined && !isAllAnswered(data));
  return (
    <>
      <PageHeader
        back
        title="Renewals sent"
        note={data && <span role="status">{batchWords(data)}</span>}
        actions={
          <ButtonLink look="outline" size="compact" to="opportunity/renewal-desk">
            {routes['opportunity/renewal-desk'].title}
          </ButtonLink>
        }
      />
      <Card>
        {data ? (
          <ul className={`above-8 ${styles.rows}`}>
            {data.items.map((one) => (
              <li key={one.reference} className={`flex wrap between gap-8-16 ${styles.sent}`}>
                <div className={styles.who}>
                  <RouteLink href={orderHref(one.reference)} className="ink strong">
                    {one.investor}
                  </RouteLink>
                  <span className="mute text-note">
                    {one.headline} · {one.scheme}
                  </span>
                </div>
                <div className={styles.state}>
                  <OrderStatusChip
                    order={{ kind: 'sip', status: one.status, waitsOn: null, isRefunded: false }}
                  />
                  {one.status === 'pending' && (
                    <span className="mute text-note">
                      {one.openedAt === null ? 'Not opened yet' : 'Opened'} ·{' '}
                      <TimeLeft until={one.expiresAt} over="over" before="expires in " />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <QueryState
            error={error}
            onRetry={refetch}
            failed="The renewals could not be loaded"
            loading="Loading the renewals"
            lines={['long', 'medium', 'long']}
          />
        )}
      </Card>
    </>
  );
}
