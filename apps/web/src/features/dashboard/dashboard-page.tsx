import { dayText, financialYearOf, formatDate, todayInIndia } from '@hub/domain';
import { useProfile } from '../../lib/react.ts';
import { RelationshipManager } from '../../parts/person/relationship-manager.tsx';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { PlusIcon } from '../../ui/action/icons.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { AumCard } from './aum/aum-card.tsx';
import { Banners } from './banners/banners.tsx';
import { FirstVisit } from './first-visit.tsx';
import styles from './tiles/dashboard.module.css';
import { ClientsTile, SalesTile, SipTile, TransfersTile } from './tiles/figure-tiles.tsx';
import { OpportunitiesCard } from './tiles/opportunities-card.tsx';
import { useAum } from './tiles/queries.ts';
import { AfterTiles, TilesRead } from './tiles/tiles-read.tsx';
import { WhenNear } from './tiles/when-near.tsx';
import { PendingCard } from './today/pending-card.tsx';
import { TodayCard } from './today/today-card.tsx';

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

/** The day of the NAVs stands last, because it comes last: what stood before it stays where it was. */
function Note({ about }: { about: string }) {
  const asOn = useAum().data?.asOn;
  return asOn ? `${about} · NAV as on ${dayText(asOn)}` : about;
}

export function Page() {
  const profile = useProfile();
  if (!profile) return null;
  const today = todayInIndia(Temporal.Now.instant());
  return (
    <TilesRead>
      <PageHeader
        title={`${weekdays[today.dayOfWeek - 1]}, ${formatDate(today)}`}
        note={<Note about={`${profile.arnNo} · ${financialYearOf(today).label}`} />}
        actions={
          <ButtonLink to="transact/initiate">
            <Icon of={PlusIcon} />
            Initiate transaction
          </ButtonLink>
        }
      />
      <div className={`stack gap-16 ${styles.grid}`}>
        <AumCard className={styles.wide} />
        <TodayCard className={cx(styles.later, styles.today)} />
        <div className={cx('stack two-columns', styles.tiles, styles.later)}>
          <SipTile />
          <ClientsTile />
          <SalesTile month={months[today.month - 1] ?? ''} />
          <TransfersTile />
        </div>
        <AfterTiles>
          <FirstVisit />
        </AfterTiles>
        <WhenNear>
          <PendingCard />
        </WhenNear>
        <OpportunitiesCard className={cx(styles.wide, styles.later, styles.opportunities)} />
        <WhenNear
          className={styles.manager}
          outline={<Card title="Your relationship manager" className={styles.manager ?? ''} />}
        >
          <RelationshipManager arn={profile.arnNo} className={styles.manager} />
        </WhenNear>
        <WhenNear>
          <Banners />
        </WhenNear>
      </div>
    </TilesRead>
  );
}
