import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { MessageIcon } from '../../ui/action/icons.ts';
import { newQueryHref, type StartedQuery, startQuery } from './started-query.ts';

/** A query to the desk with what the screen shows attached; nothing for whom the desk does not answer. */
export function RequestLink({ query }: { query: StartedQuery }) {
  const { session, platform } = useServices();
  if (!mayOpen('feedback', visitorOf(useStore(session), platform.kind))) return null;
  return (
    <ButtonLink look="outline" size="compact" href={newQueryHref(query.id)} onClick={() => startQuery(query)}>
      <Icon of={MessageIcon} size={16} />
      Ask the desk
    </ButtonLink>
  );
}
