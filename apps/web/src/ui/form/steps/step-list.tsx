import { Icon } from '../../action/icon.tsx';
import { CheckIcon } from '../../action/icons.ts';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './steps.module.css';

/** A step of a form, as its list shows it. */
export interface ListedStep {
  readonly id: string;
  readonly title: string;
  readonly status: 'done' | 'open';
  /** Null while it may not be opened. */
  readonly href: string | null;
}

interface StepListProps {
  steps: readonly ListedStep[];
  current: string;
}

/** All steps with how they stand; those that may be opened are links. */
export function StepList({ steps, current }: StepListProps) {
  return (
    <nav aria-label="Steps" className={styles.steps}>
      <ol>
        {steps.map(({ id, title, href, status }, index) => {
          const content = (
            <>
              <span className={styles.mark} data-status={status} aria-hidden="true">
                {status === 'done' ? <Icon of={CheckIcon} size={14} /> : index + 1}
              </span>
              {title}
              {status === 'done' && <span className="visually-hidden">, answered</span>}
            </>
          );
          if (id === current || href === null) {
            return (
              <li key={id}>
                <span className={styles.item} aria-current={id === current ? 'step' : undefined}>
                  {content}
                </span>
              </li>
            );
          }
          return (
            <li key={id}>
              <RouteLink className={styles.item} href={href}>
                {content}
              </RouteLink>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
