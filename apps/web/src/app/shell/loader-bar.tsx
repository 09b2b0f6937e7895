import { useServices, useStore } from '../../lib/react.ts';
import styles from './loader-bar.module.css';

/** Shown while any call is pending (Spec §4); it covers nothing and blocks nothing. */
export function LoaderBar() {
  const shown = useStore(useServices().loader);
  if (!shown) return null;
  return <div className={styles.bar} data-testid="loader" role="progressbar" aria-label="Loading" />;
}
