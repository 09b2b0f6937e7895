import { mayOpen } from '@hub/domain';
import { useProfile, useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { IconMark } from '../../../ui/action/icon-mark.tsx';
import { ChevronRightIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { useClients } from '../tiles/queries.ts';
import styles from './first-day.module.css';
import { firstDayWords } from './first-day-words.ts';

/** In place of the AUM while nothing is held: what to do first, and no chart of nothing. */
export function FirstDay({ className }: { className: string | undefined }) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const profile = useProfile();
  const clients = useClients().data?.clients ?? 0;
  if (!profile) return null;
  const { title, text: words, steps: open } = firstDayWords(profile.arnStatus, profile.arnNo, clients);
  return (
    <Card title={title} className={className ?? ''}>
      <p className="mute">{words}</p>
      <ul className="above-8 lined">
        {open
          .filter(({ to }) => mayOpen(to, visitor))
          .map(({ to, icon, name, text }) => (
            <li key={to}>
              <RouteLink to={to} className={`row gap-12 ink bare round-small hover-sunk ${styles.step}`}>
                <IconMark of={icon} />
                <span className="stack grow gap-2">
                  <b>{name}</b>
                  <span className="mute">{text}</span>
                </span>
                <Icon of={ChevronRightIcon} size={16} />
              </RouteLink>
            </li>
          ))}
      </ul>
    </Card>
  );
}
