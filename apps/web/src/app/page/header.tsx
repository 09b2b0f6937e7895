import { brand } from 'virtual:brand';
import { texts } from '@hub/contract';
import { headerVisible, type Platform, type RouteId, SIDE_MENU_BREAKPOINT_PX } from '@hub/domain';
import { type ComponentType, useEffect, useState } from 'react';
import type { Profile } from '../../lib/storage/profile.ts';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Logo } from '../../ui/layout/logo.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from './header.module.css';
import { inPageLanguage } from './page-words.ts';
import type { SignedInHeaderProps } from './signed-in-header.tsx';

interface HeaderProps {
  route: RouteId | null;
  platform: Platform;
  profile: Profile | null;
  unread: number;
  onLogout: () => void;
}

let loaded: ComponentType<SignedInHeaderProps> | null = null;

/**
 * What only a distributor's header has comes with the distributor's frame: a visitor's first page does without it. The
 * header is as high without it, so nothing moves. What could not be fetched is fetched again with the next page.
 */
function useSignedInHeader(isSignedIn: boolean, route: RouteId | null): typeof loaded {
  const [Part, setPart] = useState(() => loaded);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another try
  useEffect(() => {
    if (!isSignedIn || Part) return;
    import('./signed-in-header.tsx').then(
      ({ SignedInHeader }) => {
        loaded = SignedInHeader;
        setPart(() => SignedInHeader);
      },
      () => {},
    );
  }, [isSignedIn, Part, route]);
  return Part;
}

/** Spec §2. Where only the narrow page goes without it, CSS hides it: the prerendered page knows no width. */
export function Header({ route, platform, profile, unread, onLogout }: HeaderProps) {
  const SignedIn = useSignedInHeader(profile !== null, route);
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
      {profile ? (
        SignedIn && (
          <SignedIn profile={profile} web={platform === 'web'} unread={unread} onLogout={onLogout} />
        )
      ) : (
        <div className={styles.end}>
          <ButtonLink to="empanelment" look="outline" size="compact">
            {inPageLanguage(texts.header.getEmpanelled)}
          </ButtonLink>
          <ButtonLink to="login" size="compact">
            {inPageLanguage(texts.header.loginOrRegister)}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}
