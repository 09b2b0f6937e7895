import { texts } from '@hub/contract';
import { badgeText } from '@hub/domain/notifications/badge-text';
import type { Profile } from '../../lib/storage/profile.ts';
import { Avatar } from '../../parts/person/avatar.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { BellIcon, LogoutIcon } from '../../ui/action/icons.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { PaletteDoor } from '../../ui/palette/palette-door.tsx';
import type { Item } from '../palette/items.ts';
import { CutOffClock } from './cut-off-clock.tsx';
import styles from './signed-in-header.module.css';

/** Clients are there for whoever may open their list (Spec §6). */
const searchLabel = ({ type, isInternalTeam }: Profile): string =>
  type === 'NON_IFA_USER' || isInternalTeam
    ? 'Search pages and actions'
    : 'Search clients, folios, schemes, actions';

const fetchPalette = () => import('../palette/palette.tsx').then(({ Palette }) => Palette);

export interface SignedInHeaderProps {
  profile: Profile;
  web: boolean;
  unread: number;
  onLogout: () => void;
}

/** Search, cut-off, bell, greeting and logout: all that the header of a distributor has beside the logo. */
export function SignedInHeader({ profile, web, unread, onLogout }: SignedInHeaderProps) {
  return (
    <>
      <PaletteDoor<Item> key={profile.arnNo} label={searchLabel(profile)} fetchPalette={fetchPalette} />
      <div className={styles.end}>
        {web && <CutOffClock />}
        {/* The menu hides Notifications on the web (Spec §2); the bell leads there (readings, 15). */}
        {web && (
          <RouteLink
            to="notifications"
            className={styles.bell}
            aria-label={bellLabel(unread)}
            title="Notifications"
          >
            <Icon of={BellIcon} size={20} />
            <span className={styles.count} aria-hidden="true">
              <Badge count={unread} />
            </span>
          </RouteLink>
        )}
        <ProfileGreeting profile={profile} />
        {/* Seldom wanted and at once done: small, quiet, and where no thumb rests. */}
        <button type="button" className={styles.logout} onClick={onLogout} title="Logout">
          <Icon of={LogoutIcon} size={16} />
          <span className={styles.logoutText}>Logout</span>
        </button>
      </div>
    </>
  );
}

/** In the words that are seen: whoever speaks to the device says what is on it. */
const bellLabel = (unread: number) =>
  unread > 0 ? `Notifications, ${badgeText(unread)} unread` : 'Notifications';

/** Leads to the profile; an employee login has none, so nothing happens there. */
function ProfileGreeting({ profile }: { profile: Profile }) {
  const [before = '', after = ''] = texts.header.welcomeBack('\n').split('\n');
  const content = (
    <>
      <Avatar src={profile.profilePic} size={34} />
      <span className={styles.greeting}>
        <span>{before}</span>
        <b>{profile.name}</b>
        {after}
      </span>
    </>
  );
  return profile.isEmployeeLogin ? (
    <div className={styles.profile}>{content}</div>
  ) : (
    <RouteLink to="profile" className={styles.profile}>
      {content}
    </RouteLink>
  );
}
