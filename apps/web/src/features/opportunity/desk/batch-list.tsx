import { dayText } from '@hub/domain';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { batchWords } from './batch-words.ts';
import { batchHref } from './links.ts';
import { useBatches } from './queries.ts';

/** What was sent from here before; nothing while there is none. */
export function BatchList() {
  const { data } = useBatches();
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Sent before">
      <ul className="stack gap-8">
        {data.items.map((batch) => (
          <li key={batch.id}>
            <RouteLink href={batchHref(batch.id)}>
              {dayText(
                Temporal.Instant.from(batch.at).toZonedDateTimeISO('Asia/Kolkata').toPlainDate().toString(),
              )}
            </RouteLink>{' '}
            <span className="mute text-note">{batchWords(batch)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
