import type { RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { lineText } from '@hub/contract/orders/summary/summary-line';
import { dayText } from '@hub/domain';
import { Moment } from '../../../ui/date/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';

/** What was ordered, as the investor is shown it, and to whom its link went. */
export function OrderFacts({ order }: { order: Omit<RecordDetails, 'now'> }) {
  const { lines, navOn, allotment, sentTo, openedAt, createdAt, status, expiresAt } = order;
  return (
    <Card title="Order">
      <Facts>
        {lines.map((line) => (
          <Fact key={`${line.label} ${line.value}`} label={line.label}>
            {lineText(line)}
          </Fact>
        ))}
        {navOn !== null && allotment === null && <Fact label="NAV of">{dayText(navOn)}</Fact>}
        <Fact label="Created">
          <Moment at={createdAt} />
        </Fact>
        {sentTo.length > 0 && <Fact label="Link sent to">{sentTo.join(', ')}</Fact>}
        {sentTo.length > 0 && (
          <Fact label="Link opened">{openedAt === null ? 'Not yet' : <Moment at={openedAt} />}</Fact>
        )}
        {status === 'pending' && expiresAt !== null && (
          <Fact label="Link valid until">
            <Moment at={expiresAt} />
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
