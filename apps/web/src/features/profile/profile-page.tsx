import { routes } from '@hub/domain';
import { useProfile } from '../../lib/react.ts';
import type { Profile } from '../../lib/storage/profile.ts';
import { RelationshipManager } from '../../parts/person/relationship-manager.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useUserData } from './calls/queries.ts';
import { DevicesCard } from './devices/devices-card.tsx';
import { InstallCard } from './devices/install-card.tsx';
import { OfflineCard } from './devices/offline-card.tsx';
import { SignInCard } from './devices/sign-in-card.tsx';
import { NotifyCard } from './notify/notify-card.tsx';
import { OwnDetailsCard } from './own-details/own-details-card.tsx';
import { ProfileHead } from './picture/profile-head.tsx';
import { ProfileOutline } from './record/profile-outline.tsx';
import { RecordCard } from './record/record-card.tsx';
import { ValidityCard } from './record/validity-card.tsx';

export function Page() {
  const profile = useProfile();
  return (
    profile && (
      <>
        <PageHeader title={routes.profile.title} />
        <ProfileContent profile={profile} arn={profile.arnNo} />
      </>
    )
  );
}

/** The devices are a call of their own: they can be signed out even when the rest cannot be read. */
function ProfileContent({ profile, arn }: { profile: Profile; arn: string }) {
  const { data, error, refetch } = useUserData(arn);
  return (
    <div className="stack gap-16">
      <ProfileHead profile={profile} data={data} />
      <div className="stack start gap-16 columns">
        <div className="stack one-column shrink gap-16">
          {data && (
            <>
              <ValidityCard data={data} />
              <OwnDetailsCard arn={arn} own={data.own} />
              <RecordCard data={data} />
            </>
          )}
          {!data && (
            <QueryState
              error={error}
              onRetry={refetch}
              failed="Your details could not be loaded"
              loading={<ProfileOutline />}
              failsInCard
            />
          )}
        </div>
        <div className="stack one-column shrink gap-16">
          {!error && <NotifyCard arn={arn} choices={data?.notify} />}
          <DevicesCard arn={arn} />
          <SignInCard arn={arn} />
          <OfflineCard arn={arn} />
          <InstallCard />
          <RelationshipManager arn={arn} />
        </div>
      </div>
    </div>
  );
}
