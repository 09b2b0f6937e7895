import type { Finding } from '@hub/domain/orders/checks/finding';
import { Icon } from '../../../ui/action/icon.tsx';
import { AlertIcon, BlockedIcon } from '../../../ui/action/icons.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import styles from './findings.module.css';

/** A finding in words, as the server says it in the cart and pre-flight in the form. */
export interface FindingWords {
  readonly code: string;
  readonly level: Finding['level'];
  readonly title: string;
  readonly why: string;
  readonly fix: string;
}

interface FindingsProps {
  findings: readonly FindingWords[];
  /** In a list of orders: of what stops none only the title. */
  isBrief?: boolean;
}

/** In a list of orders each says its NAV day itself. */
const timing: ReadonlySet<string> = new Set(['after-cut-off', 'day-off', 'holiday-ahead']);

/** Of an order in a list. */
export const inList = <Words extends FindingWords>(findings: readonly Words[]): readonly Words[] =>
  findings.filter(({ code }) => !timing.has(code));

/** What is wrong, why, and what would fix it. */
export function Findings({ findings, isBrief = false }: FindingsProps) {
  const shown = isBrief ? inList(findings) : findings;
  if (shown.length === 0) return null;
  return (
    <ul className="stack">
      {shown.map(({ code, level, title, why, fix }) => (
        <li
          key={code + title}
          className={`flex gap-8 pad-8-0 line-above ${styles.finding}`}
          data-level={level}
        >
          <span className={cx('fixed', styles.mark, styles[level === 'block' ? 'block' : 'warn'])}>
            <Icon of={level === 'block' ? BlockedIcon : AlertIcon} size={16} />
          </span>
          <div className="shrink">
            <p className="strong">
              <span className="visually-hidden">{level === 'block' ? 'Stops the order: ' : 'Note: '}</span>
              <DatedText>{title}</DatedText>
            </p>
            {!(isBrief && level === 'warn') && why && (
              <p className="mute text-note">
                <DatedText>{why}</DatedText>
              </p>
            )}
            {!(isBrief && level === 'warn') && fix && (
              <p className={`text-note ${styles.fix}`}>
                <DatedText>{fix}</DatedText>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
