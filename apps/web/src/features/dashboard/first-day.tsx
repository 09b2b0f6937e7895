import { mayOpen, type RouteId } from '@hub/domain';
import type { TablerIcon } from '@tabler/icons-react';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session-store.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChevronRightIcon, LayersIcon, PlusIcon, TrendIcon, UserIcon, UsersIcon } from '../../ui/icons.ts';
import { type PlainRoute, RouteLink } from '../../ui/route-link.tsx';
import { countOf } from './amounts.ts';
import styles from './first-day.module.css';
import { useClients } from './queries.ts';

interface Step {
  readonly to: PlainRoute & RouteId;
  readonly icon: TablerIcon;
  readonly name: string;
  readonly text: string;
}

const steps: readonly Step[] = [
  {
    to: 'profile',
    icon: UserIcon,
    name: 'Complete your profile',
    text: 'Bank account, EUIN and nominee: brokerage waits on them.',
  },
  {
    to: 'transact/lumpsum-first-time',
    icon: PlusIcon,
    name: 'Bring your first client',
    text: 'A first purchase or SIP opens the folio with it.',
  },
  {
    to: 'transact/zero-balance',
    icon: UsersIcon,
    name: 'Open a zero-balance folio',
    text: 'Papers today, money when the client is ready.',
  },
  {
    to: 'co-branding',
    icon: LayersIcon,
    name: 'Share something under your name',
    text: 'Factsheets and posters that carry your ARN.',
  },
  {
    to: 'nav',
    icon: TrendIcon,
    name: 'Look at the schemes',
    text: 'NAV, returns and riskometer of every scheme.',
  },
];

/** In place of the AUM while nothing is held: what to do first, and no chart of nothing. */
export function FirstDay({ className }: { className: string | undefined }) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const clients = useClients().data?.clients ?? 0;
  return (
    <Card
      title={clients === 0 ? 'Your book begins here' : 'Nothing is held today'}
      className={className ?? ''}
    >
      <p className={styles.text}>
        {clients === 0
          ? 'AUM, its trend and its mix stand here from the first purchase on. Until then:'
          : `Your ${countOf(String(clients), 'client has', 'clients have')} no units at present. AUM, its trend and its mix stand here again with the next purchase.`}
      </p>
      <ul className={styles.steps}>
        {steps
          .filter(({ to }) => mayOpen(to, visitor))
          .map(({ to, icon, name, text }) => (
            <li key={to}>
              <RouteLink to={to} className={styles.step}>
                <span className={styles.mark}>
                  <Icon of={icon} />
                </span>
                <span className={styles.words}>
                  <b>{name}</b>
                  <span className={styles.text}>{text}</span>
                </span>
                <Icon of={ChevronRightIcon} size={16} />
              </RouteLink>
            </li>
          ))}
      </ul>
    </Card>
  );
}
