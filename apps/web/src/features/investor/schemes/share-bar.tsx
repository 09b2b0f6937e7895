import styles from './share-bar.module.css';

/** What a scheme is of the whole book: the figure, and a bar as long. */
export function ShareBar({ share }: { share: string }) {
  return (
    <span className={styles.share} title="Of the whole book">
      <span className={styles.track} aria-hidden="true">
        <span className={styles.part} style={{ width: `${Math.min(Number(share), 100)}%` }} />
      </span>
      <span className={styles.figure}>{share}%</span>
    </span>
  );
}
