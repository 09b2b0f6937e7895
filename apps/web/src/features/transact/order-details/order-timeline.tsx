import type { OrderTimelineEvent, RecordDetails } from '@hub/contract/calls/transact/transact-records';
import { Moment } from '../../../ui/date/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Timeline, type TimelineItem } from '../../../ui/layout/timeline.tsx';
import { waitsText } from '../record-acts/record-text.ts';
import { stepsToCome } from './steps-to-come.ts';

const actors: Readonly<Record<OrderTimelineEvent['actor'], string>> = {
  distributor: 'You',
  investor: 'Investor',
  bank: 'Bank',
  registrar: 'Registrar',
  system: 'Hub',
};

/** What went wrong is marked as such; the words say it too. */
const isTrouble = ({ type }: OrderTimelineEvent): boolean =>
  /declined|expired|failed|rejected|cancelled/.test(type);

/** Everything that happened to an order, and what is still ahead of it. */
export function OrderTimeline({ order }: { order: Omit<RecordDetails, 'now'> }) {
  const waits = waitsText(order);
  const happened = order.events.map(
    (event, at): TimelineItem => ({
      id: `event ${at}`,
      state: isTrouble(event) ? 'bad' : 'done',
      title: event.title,
      note: event.note,
      when: (
        <>
          {actors[event.actor]} · <Moment at={event.at} />
        </>
      ),
    }),
  );
  const ahead = stepsToCome(order).map(
    (step, at): TimelineItem => ({
      id: step.id,
      state: at === 0 ? 'now' : 'open',
      title: step.text,
      when: at === 0 && waits !== null && (
        <>
          {waits} since <Moment at={order.changedAt} />
        </>
      ),
    }),
  );
  return (
    <Card title="Timeline">
      <Timeline items={[...happened, ...ahead]} />
    </Card>
  );
}
