import { useEffect } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { LostArt } from '../../ui/feedback/art.tsx';
import { NoInternetContent } from '../../ui/feedback/no-internet-content.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from '../../ui/theme/screen.module.css';

/** The app could not even begin: without a connection it waits for one, else it offers another try. */
export function StartFailed() {
  const offline = !navigator.onLine;
  useEffect(() => {
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  if (offline) {
    return (
      <main className={cx(styles.screen, styles.overlay)} data-testid="no-internet" data-variant="full">
        <NoInternetContent variant="full" />
      </main>
    );
  }
  return (
    <main className={cx(styles.screen, styles.overlay)}>
      <LostArt className={styles.art} />
      <h1 className="above-20 text-title heavy tight">The app could not start</h1>
      <p className={styles.text}>The server did not answer as expected. Please try again in a moment.</p>
      <p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </p>
    </main>
  );
}
