import styles from './meter.module.css';

interface MeterProps {
  /** 0 to 100. */
  percent: number;
  /** The same in words. */
  label: string;
}

/** A part of a whole as a bar. */
export const Meter = ({ percent, label }: MeterProps) => (
  <meter className={styles.bar} min={0} max={100} value={percent} aria-label={label} />
);
