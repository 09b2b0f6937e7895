import { listRequests } from '@hub/contract/console/act-calls';
import { consoleTexts } from '@hub/contract/console/console-texts';
import { useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { Icon } from '../../ui/action/icon.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { useMe, useStaffQuery } from '../calls/console-context.ts';
import { isWithin, paths, type Screen, screensFor } from '../routes/screens.ts';
import styles from './menu.module.css';

/** How often what waits is counted again. */
const COUNT_AGAIN_MS = 30_000;

/** Only what exists and what this person's rights open. */
export function Menu() {
  const { rights } = useMe();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const waiting = useStaffQuery(listRequests, { list: 'to-check' }, { refetchInterval: COUNT_AGAIN_MS });
  const screens = screensFor(rights);
  const groups = [...new Set(screens.map(({ group }) => group))];
  return (
    <nav aria-label={consoleTexts.menu} className={styles.menu}>
      {groups.map((group) => (
        <MenuGroup
          key={group}
          name={group}
          screens={screens.filter((screen) => screen.group === group)}
          path={path}
          toCheck={waiting.data?.toCheck ?? 0}
        />
      ))}
    </nav>
  );
}

interface MenuGroupProps {
  name: string | null;
  screens: readonly Screen[];
  path: string;
  toCheck: number;
}

function MenuGroup({ name, screens, path, toCheck }: MenuGroupProps) {
  const id = useId();
  return (
    <div>
      {name !== null && (
        <h2 id={id} className={`text-small strong mute ${styles.group}`}>
          {name}
        </h2>
      )}
      <ul {...(name !== null && { 'aria-labelledby': id })}>
        {screens.map((screen) => (
          <li key={screen.path}>
            <RouteLink
              href={screen.path}
              className={styles.entry}
              title={screen.title}
              aria-current={isWithin(path, screen) ? 'page' : undefined}
            >
              <Icon of={screen.icon} size={17} />
              <span className={styles.name}>{screen.title}</span>
              {toCheck > 0 && screen.path === paths.approvals && (
                <span className={styles.count}>{toCheck}</span>
              )}
            </RouteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
