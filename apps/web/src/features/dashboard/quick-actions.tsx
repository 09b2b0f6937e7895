import { mayOpen, routes } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import {
  ChartIcon,
  CompassIcon,
  FileIcon,
  HistoryIcon,
  LayersIcon,
  RupeeIcon,
  TrendIcon,
  UsersIcon,
} from '../../ui/icons.ts';
import { RouteLink } from '../../ui/route-link.tsx';
import { ScrollStrip } from '../../ui/scroll-strip.tsx';
import styles from './dashboard.module.css';

const actions = [
  { to: 'investor/list', icon: UsersIcon },
  { to: 'transact/history', icon: HistoryIcon },
  { to: 'opportunity', icon: CompassIcon },
  { to: 'statements/account', icon: FileIcon },
  { to: 'statements/capital-gain', icon: FileIcon },
  { to: 'investor/scheme-list', icon: ChartIcon },
  { to: 'brokerage', icon: RupeeIcon },
  { to: 'co-branding', icon: LayersIcon },
  { to: 'nav', icon: TrendIcon },
] as const;

/** The screens used most, one tap away; only those this visitor may open. */
export function QuickActions() {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  return (
    <ScrollStrip label="Quick actions">
      {actions
        .filter(({ to }) => mayOpen(to, visitor))
        .map(({ to, icon }) => (
          <RouteLink key={to} to={to} className={styles.action}>
            <Icon of={icon} size={16} />
            {routes[to].title}
          </RouteLink>
        ))}
    </ScrollStrip>
  );
}
