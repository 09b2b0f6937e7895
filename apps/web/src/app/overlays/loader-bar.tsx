import { useEffect, useState } from 'react';
import { useServices, useStore } from '../../lib/react.ts';
import styles from './loader-bar.module.css';

/** Most calls are over before anyone could be told of them. */
const WORTH_SAYING_MS = 1000;

/** Shown while any call is pending (Spec §4); it covers nothing and blocks nothing. */
export function LoaderBar() {
  const shown = useStore(useServices().loader);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const timer = setTimeout(() => setSlow(true), WORTH_SAYING_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [shown]);
  return (
    <>
      {shown && <div className={styles.bar} data-testid="loader" aria-hidden="true" />}
      <span role="status" className="visually-hidden">
        {slow ? 'Loading' : ''}
      </span>
    </>
  );
}
