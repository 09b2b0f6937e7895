import { useServices } from '../../../lib/react.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Ago } from '../../../ui/date/ago.tsx';
import { dayText } from '../../../ui/date/moment.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { useShares, useStopSharing } from '../statement/queries.ts';
import styles from './share-dialog.module.css';

/** The links of a client that still open something. */
export function Shares({ investorId }: { investorId: string }) {
  const { toaster } = useServices();
  const { data, error, refetch } = useShares(investorId);
  const stop = useStopSharing(investorId);
  if (!data) {
    return (
      <QueryState
        error={error}
        onRetry={refetch}
        failed="The links could not be loaded"
        loading="Loading the links"
        lines={['long']}
      />
    );
  }
  if (data.items.length === 0) return null;
  return (
    <section aria-label="Shared now">
      <h3 className="pad-top-12 mute text-small strong line-above">Shared now</h3>
      <ul>
        {data.items.map(({ id, title, sharedAt, expiresAt, openedAt }) => (
          <li key={id} className={`row wrap between gap-8-12 pad-12-0 ink ${styles.shared}`}>
            <span>
              <b>{title}</b>
              <span className="mute text-note">
                shared <Ago at={sharedAt} />, opens until {dayText(expiresAt)},{' '}
                {openedAt === null ? 'not opened yet' : `opened ${dayText(openedAt)}`}
              </span>
            </span>
            <Button
              look="outline"
              size="compact"
              busy={stop.isPending}
              aria-label={`Stop sharing ${title}`}
              onClick={() =>
                stop.mutate(id, {
                  onSuccess: () => toaster.show('success', 'The link no longer opens.'),
                  onError: (failed) => toaster.show('error', failed.message),
                })
              }
            >
              Stop sharing
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
