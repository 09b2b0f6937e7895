import type { ArnStatus } from '@hub/contract/calls/session/session';
import { arnStatusTexts } from '@hub/contract/session/arn-status-texts';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { AlertIcon, CloseIcon } from '../../ui/action/icons.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import styles from './arn-status-banner.module.css';

interface ArnStatusBannerProps {
  arnStatus: ArnStatus;
  arn: string;
  /** An employee login has no profile screen to look the dates up in. */
  hasProfile: boolean;
}

const ways = {
  expired: 'Renew it with AMFI; we take the new dates from their record.',
  suspended: 'AMFI or our distributor desk can tell you why and how to resolve it.',
} as const;

const DISMISSED = 'hub.arnStatusDismissed';

/** What it means that an ARN is not active, and what still works (handbook: no new business, trail held). */
export function ArnStatusBanner({ arnStatus, arn, hasProfile }: ArnStatusBannerProps) {
  const { session } = useServices();
  const seen = `${session.sessionKey()?.id ?? ''} ${arnStatus}`;
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED));
  if (arnStatus === 'active' || dismissed === seen) return null;
  const title = arnStatusTexts.is[arnStatus];
  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, seen);
    setDismissed(seen);
  };
  return (
    <aside className={styles.banner} aria-label={`${arn} ${title}`} data-testid="arn-status-banner">
      <Icon of={AlertIcon} size={20} />
      <div className={styles.words}>
        <p className="ink text-body heavy">
          {arn} {title}
        </p>
        <p>
          No new purchases, SIPs, STPs or switches until it is active again, and trail commission is held, not
          lost. Your clients, reports and statements, redemptions and SWPs work as before.
        </p>
        <p>
          {ways[arnStatus]} {hasProfile && <RouteLink to="profile">See the validity</RouteLink>}
        </p>
      </div>
      <IconButton label="Dismiss" className={styles.close} onClick={dismiss}>
        <Icon of={CloseIcon} size={18} />
      </IconButton>
    </aside>
  );
}
