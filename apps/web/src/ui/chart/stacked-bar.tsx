import { cx } from '../theme/cx.ts';
import styles from './stacked-bar.module.css';

/** Six hues that stay apart in light and dark; the name beside each says the same. */
export type Hue = 1 | 2 | 3 | 4 | 5 | 6;

interface Part {
  readonly key: string;
  readonly hue: Hue;
  /** Tenths of a per cent. */
  readonly share: number;
}

/** Parts of a whole side by side. Only drawn: what it says stands in the words around it. */
export function StackedBar({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={`flex pill gap-2 clip ${styles.bar}`} aria-hidden="true">
      {parts
        .filter(({ share }) => share > 0)
        .map(({ key, hue, share }) => (
          <span key={key} className={cx(styles.part, styles[`hue${hue}`])} style={{ flexGrow: share }} />
        ))}
    </div>
  );
}

/** The small square that ties a name to its part of the bar. */
export function Swatch({ hue }: { hue: Hue }) {
  return <span className={cx('fixed', styles.swatch, styles[`hue${hue}`])} aria-hidden="true" />;
}
