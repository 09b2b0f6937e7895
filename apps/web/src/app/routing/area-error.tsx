import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { LostArt } from '../../ui/feedback/art.tsx';
import { cx } from '../../ui/theme/cx.ts';
import styles from '../../ui/theme/screen.module.css';
import { AreaLoadError } from './lazy-page.tsx';

/** One area broke; the rest of the app still works. */
export function AreaError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { errors } = useServices();
  const missing = error instanceof AreaLoadError;
  useEffect(() => {
    if (!missing) void errors.report(error, 'error');
  }, [errors, error, missing]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={cx(styles.screen, styles.inPage)} role="alert" data-testid="area-error">
      <LostArt className={styles.art} />
      <h1 tabIndex={-1} className="above-20 text-title heavy tight">
        {missing ? 'This page could not be loaded' : 'Something Went Wrong'}
      </h1>
      <p className={styles.text}>
        {missing
          ? 'The connection was lost, or there is a newer version of the app. Load the page again.'
          : 'The page stopped working. We have been informed. Try again, or go to another page from the menu.'}
      </p>
      <p>
        {missing ? (
          <Button onClick={() => window.location.reload()}>Load again</Button>
        ) : (
          <Button onClick={retry}>Try again</Button>
        )}
      </p>
    </div>
  );
}
