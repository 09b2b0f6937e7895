import { unitsText } from './figure-text.ts';
import styles from './money.module.css';

/** `<Units value={holding.units} />`: 1,234.567. */
export const Units = ({ value }: { value: string }) => (
  <span className={styles.money}>{unitsText(value)}</span>
);
