import { sections } from '@hub/contract/calls/feedback/feedback';
import { dayText, mayOpen } from '@hub/domain';
import { useQuery } from '@tanstack/react-query';
import { useApi, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { newQueryHref, startQuery } from '../../../parts/query/started-query.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { ChevronRightIcon } from '../../../ui/action/icons.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import styles from './query-topics.module.css';

/** What a query can be about, each with the day of its answer; it opens the form. Nothing for whom the desk does not answer. */
export function QueryTopics() {
  const { session, platform } = useServices();
  if (!mayOpen('feedback', visitorOf(useStore(session), platform.kind))) return null;
  return (
    <Card
      title="Ask the desk"
      aside={
        <RouteLink to="feedback" className="tap-area">
          Your queries
        </RouteLink>
      }
    >
      <Topics />
    </Card>
  );
}

function Topics() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['feedback', 'sections'],
    queryFn: ({ signal }) => api.call(sections, {}, { signal }),
  });
  if (data) {
    return (
      <ul className={styles.topics}>
        {data.items.map(({ id, name, answerBy }) => (
          <li key={id}>
            <Topic id={id} name={name} answerBy={answerBy} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <QueryState
      error={error}
      onRetry={refetch}
      failed="The topics could not be loaded"
      loading="Loading the topics"
      lines={['block', 'block']}
    />
  );
}

function Topic({ id, name, answerBy }: { id: string; name: string; answerBy: string }) {
  const query = { id: `contact-${id}`, sectionId: id, subSectionId: '', subject: '', figures: [] };
  return (
    <RouteLink className={styles.topic} href={newQueryHref(query.id)} onClick={() => startQuery(query)}>
      <span>
        <b>{name}</b>
        <span className="mute text-note">
          <DatedText>Answered by {dayText(answerBy)}</DatedText>
        </span>
      </span>
      <Icon of={ChevronRightIcon} size={18} />
    </RouteLink>
  );
}
