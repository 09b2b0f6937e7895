import { useEffect } from 'react';
import { LostArt } from '../../ui/art.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { NoInternetContent } from '../../ui/no-internet-content.tsx';
import styles from '../../ui/screen.module.css';

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
      <h1 className={styles.title}>The app could not start</h1>
      <p className={styles.text}>The server did not answer as expected. Please try again in a moment.</p>
      <p>
        <Button onClick={() => window.location.reload()}>Try again</Button>
      </p>
    </main>
  );
}
