import { dayText, financialYearOf, formatDate, mayOpen, todayInIndia } from '@hub/domain';
import { useProfile, useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { InitiateButton } from '../../parts/arn/initiate-button.tsx';
import { useRestingArn } from '../../parts/arn/resting-arn.ts';
import { RelationshipManager } from '../../parts/person/relationship-manager.tsx';
import { weekdayName } from '../../ui/date/moment.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { AumCard } from './aum/aum-card.tsx';
import { Banners } from './banners/banners.tsx';
import { FirstVisit } from './first-visit.tsx';
import { BrokerageCard } from './tiles/brokerage-card.tsx';
import styles from './tiles/dashboard.module.css';
import { ClientsTile, SalesTile, SipTile } from './tiles/figure-tiles.tsx';
import { OpportunitiesCard } from './tiles/opportunities-card.tsx';
import { useAum } from './tiles/queries.ts';
import { AfterTiles, TilesRead } from './tiles/tiles-read.tsx';
import { WhenNear } from './tiles/when-near.tsx';
import { PendingCard } from './today/pending-card.tsx';
import { TodayCard } from './today/today-card.tsx';

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
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const profile = useProfile();
  const resting = useRestingArn();
  if (!profile) return null;
  const today = todayInIndia(Temporal.Now.instant());
  return (
    <TilesRead>
      <PageHeader
        title={`${weekdayName(today)}, ${formatDate(today)}`}
        note={resting?.why ?? <Note about={`${profile.arnNo} · ${financialYearOf(today).label}`} />}
        actions={<InitiateButton hasIcon />}
      />
      <div className={`stack gap-16 ${styles.grid}`}>
        <AumCard className={styles.wide} />
        <TodayCard className={cx(styles.later, styles.today)} />
        <div className={cx('stack', styles.tiles, styles.later)}>
          {mayOpen('brokerage', visitor) && <BrokerageCard className={cx(styles.tile, styles.brokerage)} />}
          <SipTile />
          <ClientsTile />
          <SalesTile month={months[today.month - 1] ?? ''} />
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
