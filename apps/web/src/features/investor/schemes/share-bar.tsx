import { chartValue } from '@hub/domain';
import { Percent } from '../../../ui/figure/percent.tsx';
import styles from './share-bar.module.css';

/** Full bars of the lists, in per cent of the book: the least that the largest scheme fits into. */
const scales = [5, 10, 25, 50, 100] as const;

/** One scale for a whole list, or bars could not be compared. */
export function scaleOf(shares: readonly string[]): number {
  const largest = Math.max(0, ...shares.map(chartValue));
  return scales.find((scale) => scale >= largest) ?? 100;
}

interface ShareBarProps {
  share: string;
  /** How much of the book a full bar is. */
  scale: number;
}

/** What a scheme is of the whole book: the figure, and a bar to compare it by. */
export function ShareBar({ share, scale }: ShareBarProps) {
  const length = Math.min((chartValue(share) / scale) * 100, 100);
  return (
    <span className={`row gap-8 ${styles.share}`} title="Of the whole book">
      <span className={`grow clip sunk ${styles.track}`} aria-hidden="true">
        <span className={`block tall ${styles.part}`} style={{ width: `${length}%` }} />
      </span>
      <span className="fixed mute text-small figures">
        <Percent value={share} />
      </span>
    </span>
  );
}
