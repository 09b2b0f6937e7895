import type { UserData } from '@hub/contract/calls/profile/profile';
import type { ArnStatus } from '@hub/contract/calls/session/session';
import { useState } from 'react';
import type { Profile } from '../../../lib/storage/profile.ts';
import { Avatar } from '../../../parts/person/avatar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CameraIcon } from '../../../ui/action/icons.ts';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './profile-head.module.css';

const arnStatuses: Readonly<Record<ArnStatus, { readonly tone: Tone; readonly word: string }>> = {
  active: { tone: 'good', word: 'Active' },
  expired: { tone: 'bad', word: 'Expired' },
  suspended: { tone: 'blocked', word: 'Suspended' },
};

interface ProfileHeadProps {
  profile: Profile;
  /** Not there yet, or not readable: what the device keeps is shown meanwhile. */
  data: UserData | undefined;
}

export function ProfileHead({ profile, data }: ProfileHeadProps) {
  const [choosing, setChoosing] = useState(false);
  const arnStatus = data?.arnStatus ?? profile.arnStatus;
  const { tone, word } = arnStatuses[arnStatus];
  const { registeredName = '', own } = data ?? {};
  const name = own?.displayName || profile.name;
  const lines = [own?.businessName, registeredName !== name && registeredName].filter(Boolean);
  return (
    <Card aria-label="You">
      <div className={`stack middle ${styles.who}`}>
        <Avatar src={data ? data.picture : profile.profilePic} size={88} />
        <div>
          <h2 className={`text-title heavy anywhere ${styles.name}`}>{name}</h2>
          {lines.length > 0 && <p className={`mute anywhere ${styles.business}`}>{lines.join(' · ')}</p>}
          <p className="row wrap gap-8 above-8">
            <b>{profile.arnNo}</b>
            <StatusChip tone={tone}>{word}</StatusChip>
          </p>
        </div>
        <Button
          look="outline"
          size="compact"
          className={styles.change ?? ''}
          onClick={() => setChoosing(true)}
        >
          <Icon of={CameraIcon} size={16} />
          {profile.profilePic ? 'Change picture' : 'Add a picture'}
        </Button>
      </div>
      {choosing && <PictureDialog profile={profile} onClose={() => setChoosing(false)} />}
    </Card>
  );
}
