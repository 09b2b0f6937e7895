import { brand } from 'virtual:brand';
import { routes } from '@hub/domain';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Timeline } from '../../../ui/layout/timeline.tsx';
import { NoPass } from '../pass/no-pass.tsx';
import { usePass } from '../pass/pass.ts';
import { useStatus } from '../pass/queries.ts';
import { OwnApplication } from './own-application.tsx';
import styles from './status.module.css';
import { statusTimeline } from './status-timeline.tsx';

/** What follows the signature, and the certificate once there is one. */
export function Page() {
  const { held } = usePass();
  if (held === undefined)
    return <div className={`stack one-column amid gap-16 ${styles.page}`} aria-busy="true" />;
  if (held === null) return <NoPass title={routes['empanelment/congratulations'].title} />;
  return <Congratulations key={held.arn} held={held} />;
}

function Congratulations({ held }: { held: StoredPass }) {
  const { data } = useStatus(held);
  if (data?.status !== 'submitted' && data?.status !== 'under-review') return <OwnApplication held={held} />;
  return (
    <div className={`stack one-column amid gap-16 ${styles.page}`}>
      <Card className={`stack centred gap-8 to-middle ${styles.joy}`}>
        <span className={`stack centre tint-success success ${styles.mark}`}>
          <Icon of={CheckIcon} size={36} />
        </span>
        <h1 tabIndex={-1} className={styles.title}>
          Congratulations, your form is sent
        </h1>
        <p className={`mute text-large ${styles.lead}`}>
          {brand.name} checks it now. You get a message by SMS or e-mail as soon as that is done.
        </p>
        <p className={styles.reference}>
          Reference <b className="figures">{data.reference}</b>
        </p>
        <div className={`flex wrap gap-8 hides-empty ${styles.ways}`}>
          <ButtonLink to="empanelment" look="outline" size="large">
            See its status
          </ButtonLink>
        </div>
      </Card>
      <Card title="What happens next">
        <Timeline items={statusTimeline(data)} />
      </Card>
    </div>
  );
}
