import { financialYearOf, formatDate, todayInIndia } from '@hub/domain';
import { useProfile } from '../../lib/react.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RelationshipManager } from '../../ui/relationship-manager.tsx';
import { ComingFigures } from './coming-figures.tsx';
import styles from './dashboard.module.css';
import { FirstVisit } from './first-visit.tsx';
import { QuickActions } from './quick-actions.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function Page() {
  const profile = useProfile();
  if (!profile) return null;
  const today = todayInIndia(Temporal.Now.instant());
  const date = `${weekdays[today.dayOfWeek - 1]}, ${formatDate(today)}`;
  return (
    <>
      <PageHeader
        title={`Welcome, ${profile.name}`}
        note={`${date} · ${profile.arnNo} · ${financialYearOf(today).label}`}
        actions={
          <ButtonLink to="transact/initiate">
            <Icon of={PlusIcon} />
            Initiate transaction
          </ButtonLink>
        }
      />
      <div className={styles.grid}>
        <FirstVisit />
        <QuickActions />
        <RelationshipManager arn={profile.arnNo} className={styles.narrow} />
        <ComingFigures />
      </div>
    </>
  );
}
