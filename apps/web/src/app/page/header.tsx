import { brand } from 'virtual:brand';
import { texts } from '@hub/contract';
import { headerVisible, type Platform, type RouteId, SIDE_MENU_BREAKPOINT_PX } from '@hub/domain';
import { badgeText } from '@hub/domain/notifications/badge-text';
import type { Profile } from '../../lib/storage/profile.ts';
import { Avatar } from '../../parts/person/avatar.tsx';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { BellIcon, LogoutIcon } from '../../ui/action/icons.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import { PaletteDoor } from '../palette/palette-door.tsx';
import styles from './header.module.css';

interface HeaderProps {
  route: RouteId | null;
  platform: Platform;
  profile: Profile | null;
  unread: number;
  onLogout: () => void;
}

/** Spec §2. Where only the narrow page goes without it, CSS hides it: the prerendered page knows no width. */
export function Header({ route, platform, profile, unread, onLogout }: HeaderProps) {
  const shows = (width: number) => route === null || headerVisible(route, platform, width);
  const wide = shows(SIDE_MENU_BREAKPOINT_PX);
  const narrow = shows(SIDE_MENU_BREAKPOINT_PX - 1);
  if (!wide && !narrow) return null;
  return (
    <header
      className={cx(
        styles.header,
        profile ? styles.signedIn : styles.signedOut,
        !narrow && styles.hiddenNarrow,
      )}
    >
      <RouteLink
        to={profile ? 'dashboard' : 'landing'}
        className={styles.logo}
        aria-label={brand.productName}
      >
        <Logo />
      </RouteLink>
      {profile && <PaletteDoor key={profile.arnNo} label={searchLabel(profile)} />}
      <div className={styles.end}>
        {profile ? (
          <SignedIn profile={profile} web={platform === 'web'} unread={unread} onLogout={onLogout} />
        ) : (
          <>
            <ButtonLink to="empanelment" look="outline" size="compact">
              {texts.header.getEmpanelled}
            </ButtonLink>
            <ButtonLink to="login" size="compact">
              {texts.header.loginOrRegister}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

/** Clients are there for whoever may open their list (Spec §6). */
const searchLabel = ({ type, isInternalTeam }: Profile): string =>
  type === 'NON_IFA_USER' || isInternalTeam
    ? 'Search pages and actions'
    : 'Search clients, folios, schemes, actions';

interface SignedInProps {
  profile: Profile;
  web: boolean;
  unread: number;
  onLogout: () => void;
}

function SignedIn({ profile, web, unread, onLogout }: SignedInProps) {
  return (
    <>
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
