import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { RecordState } from '../../../parts/record/record-state.tsx';
import { useOrderNews } from '../../../parts/transaction/order-news.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ListCrumb } from '../../../ui/layout/list-crumb.tsx';
import { useRecord } from '../record-acts/queries.ts';
import { isUnderWay } from '../record-acts/record-text.ts';
import { OrderAllotment } from './order-allotment.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import styles from './order-view.module.css';

interface OrderViewProps {
  reference: string;
  /** The list it was opened from, as it was left. */
  listHref: string;
}

/** One order: where it is, what comes next, and everything that happened to it. */
export function OrderView({ reference, listHref }: OrderViewProps) {
  const query = useRecord(reference);
  const { data } = query;
  useOrderNews(data !== undefined && (isUnderWay(data) || data.isPayoutAwaited));
  return (
    <>
      <ListCrumb href={listHref}>All orders</ListCrumb>
      {data ? (
        <Order order={data} />
      ) : (
        <RecordState one="order" many="orders" query={query} listHref={listHref} loading={<Outline />} />
      )}
    </>
  );
}

function Order({ order }: { order: Omit<RecordDetails, 'now'> }) {
  return (
    <div className={`stack gap-16 ${styles.order}`}>
      <OrderHead order={order} />
      <div className={`stack gap-16 columns ${styles.columns}`}>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          {order.allotment && <OrderAllotment order={order} legs={order.allotment.legs} />}
          <OrderTimeline order={order} />
        </div>
        <div className={`stack top shrink gap-16 ${styles.column}`}>
          <OrderFacts order={order} />
          <OrderPayment order={order} />
        </div>
      </div>
    </div>
  );
}

function Outline() {
  return (
    <Loading label="Loading the order">
      <div className={`stack gap-16 ${styles.order}`}>
        <Card className={`stack top gap-8 ${styles.headOutline}`}>
          <Skeleton width="short" />
          <Skeleton shape="title" width="medium" />
          <Skeleton width="long" />
        </Card>
        <div className={`stack gap-16 columns ${styles.columns}`}>
          <Card className={`stack top gap-12 ${styles.bodyOutline}`}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
            <Skeleton width="long" />
          </Card>
          <Card className={`stack top gap-12 ${styles.bodyOutline}`}>
            <Skeleton width="medium" />
            <Skeleton width="long" />
            <Skeleton width="short" />
          </Card>
        </div>
      </div>
    </Loading>
  );
}
