import { financialYearOf, formatDate, todayInIndia } from '@hub/domain';
import { useProfile } from '../../lib/react.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlusIcon } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RelationshipManager } from '../../ui/relationship-manager.tsx';
import { dayText } from './amounts.ts';
import { AumCard } from './aum-card.tsx';
import { Banners } from './banners.tsx';
import styles from './dashboard.module.css';
import { ClientsTile, SalesTile, SipTile, TransfersTile } from './figure-tiles.tsx';
import { FirstVisit } from './first-visit.tsx';
import { OpportunitiesCard } from './opportunities-card.tsx';
import { useAum, useTilesRead } from './queries.ts';
import { QuickActions } from './quick-actions.tsx';
import { TodayCard } from './today-card.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export function Page() {
  const profile = useProfile();
  const asOn = useAum().data?.asOn;
  const read = useTilesRead();
  if (!profile) return null;
  const today = todayInIndia(Temporal.Now.instant());
  const year = financialYearOf(today).label;
  // The last of them, because it comes last: what stood before it stays where it was.
  const nav = asOn ? ` · NAV as on ${dayText(asOn)}` : '';
  return (
    <>
      <PageHeader
        title={`${weekdays[today.dayOfWeek - 1]}, ${formatDate(today)}`}
        note={`${profile.arnNo} · ${year}${nav}`}
        actions={
          <ButtonLink to="transact/initiate">
            <Icon of={PlusIcon} />
            Initiate transaction
          </ButtonLink>
        }
      />
      <div className={styles.grid}>
        <QuickActions />
        <AumCard className={styles.wide} drawn={read} />
        <TodayCard className={styles.narrow} />
        {read && <FirstVisit />}
        <div className={styles.tiles}>
          <SipTile />
          <ClientsTile />
          <SalesTile month={months[today.month - 1] ?? ''} />
          <TransfersTile />
        </div>
        <OpportunitiesCard className={styles.wide} asked={read} />
        {read ? (
          <RelationshipManager arn={profile.arnNo} className={styles.manager} />
        ) : (
          <Card title="Your relationship manager" className={styles.manager ?? ''} />
        )}
        {read && <Banners />}
      </div>
    </>
  );
}
