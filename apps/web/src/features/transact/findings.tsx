import { Icon } from '../../ui/action/icon.tsx';
import { AlertIcon, BlockedIcon, CheckIcon } from '../../ui/action/icons.ts';
import { cx } from '../../ui/theme/cx.ts';
import styles from './findings.module.css';

/** A finding in words, as the server says it in the cart and pre-flight in the form. */
export interface FindingWords {
  readonly code: string;
  readonly level: 'block' | 'warn';
  readonly title: string;
  readonly why: string;
  readonly fix: string;
}

/** What is wrong, why, and what would fix it; then what is in order. */
export function Findings({
  findings,
  passed = [],
}: {
  findings: readonly FindingWords[];
  passed?: readonly string[];
}) {
  return (
    <ul className={styles.list}>
      {findings.map(({ code, level, title, why, fix }) => (
        <li key={code + title} className={styles.finding} data-level={level}>
          <span className={cx(styles.mark, styles[level])}>
            <Icon of={level === 'block' ? BlockedIcon : AlertIcon} size={16} />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>
              <span className="visually-hidden">{level === 'block' ? 'Stops the order: ' : 'Note: '}</span>
              {title}
            </p>
            {why && <p className={styles.why}>{why}</p>}
            {fix && <p className={styles.fix}>{fix}</p>}
          </div>
        </li>
      ))}
      {passed.map((text) => (
        <li key={text} className={styles.finding}>
          <span className={cx(styles.mark, styles.pass)}>
            <Icon of={CheckIcon} size={16} />
          </span>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
