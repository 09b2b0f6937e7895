import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { paymentStatusTexts } from '@hub/contract/orders/record-texts';
import { dayText } from '@hub/domain';
import { Moment } from '../../../ui/date/moment.tsx';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';

/** What was paid, and what of it goes back; or what was paid out. */
export function OrderPayment({ order }: { order: Omit<RecordDetails, 'now'> }) {
  const { payment, goingBack, refunded, payout } = order;
  if (payment === null && payout === null && isNil(goingBack) && isNil(refunded)) return null;
  return (
    <Card title={payout === null ? 'Payment' : 'Payout'}>
      <Facts>
        {payout && (
          <>
            <Fact label="Amount">
              <Money amount={payout.amount} />
            </Fact>
            <Fact label="Paid on">{dayText(payout.on)}</Fact>
            {payout.account && <Fact label="To account">••{payout.account}</Fact>}
            <Fact label="Bank reference (UTR)">{payout.reference}</Fact>
          </>
        )}
        {payment && (
          <>
            <Fact label="Amount">
              <Money amount={payment.amount} />
            </Fact>
            <Fact label="Paid by">
              {payModeTexts[payment.mode as keyof typeof payModeTexts] ?? payment.mode}
            </Fact>
            <Fact label="Status">{paymentStatusTexts[payment.status] ?? payment.status}</Fact>
            <Fact label="At">
              <Moment at={payment.at} />
            </Fact>
          </>
        )}
        {!isNil(goingBack) && (
          <Fact label="Going back">
            <Money amount={goingBack} />
          </Fact>
        )}
        {!isNil(refunded) && (
          <Fact label="Refunded">
            <Money amount={refunded} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
