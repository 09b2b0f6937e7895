import { dashboardShown } from '@hub/contract/calls/dashboard/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/react.ts';
import { IconButton } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CloseIcon, InfoIcon } from '../../ui/action/icons.ts';
import styles from './tiles/dashboard.module.css';

/** Shown once per ARN: the server remembers that this dashboard was opened. */
export function FirstVisit() {
  const api = useApi();
  const [dismissed, setDismissed] = useState(false);
  const { data } = useQuery({
    queryKey: ['dashboard', 'shown'],
    queryFn: ({ signal }) => api.call(dashboardShown, {}, { signal }),
    // Asking marks it: a second answer would differ.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data || data.shown || dismissed) return null;
  return (
    <section className={`flex start gap-12 tinted round-card ${styles.hint}`} aria-label="First visit">
      <Icon of={InfoIcon} size={20} />
      <div className={`grow ${styles.hintWords}`}>
        <h2>Your first time here</h2>
        <p>
          Everything is in the menu: at the left on a wide screen, behind Menu at the bottom on a phone. Your
          relationship manager is one tap away on this page.
        </p>
      </div>
      <IconButton label="Dismiss the hint" onClick={() => setDismissed(true)}>
        <Icon of={CloseIcon} size={18} />
      </IconButton>
    </section>
  );
}
