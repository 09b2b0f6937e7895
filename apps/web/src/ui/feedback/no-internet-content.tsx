import { texts } from '@hub/contract';
import { Logo } from '../layout/logo.tsx';
import styles from '../theme/screen.module.css';
import { OfflineArt } from './art.tsx';

export interface NoInternetContentProps {
  /** Full when the app was started offline, titled when the connection dropped (decision S2-69). */
  variant: 'full' | 'titled';
  /** The page's own heading, or one inside a dialog. */
  heading?: 'h1' | 'h2';
}

export function NoInternetContent({ variant, heading: Heading = 'h2' }: NoInternetContentProps) {
  if (variant === 'full') {
    return (
      <>
        <div className={styles.logo}>
          {/* The full screen has no text: the name is in the picture's. */}
          <Logo size={56} bare />
        </div>
        <OfflineArt className={styles.art} />
      </>
    );
  }
  return (
    <>
      <OfflineArt className={styles.art} />
      <Heading tabIndex={-1} className="above-20 text-title heavy tight">
        {texts.offline.title}
      </Heading>
      <p className={styles.text}>{texts.offline.text}</p>
    </>
  );
}
