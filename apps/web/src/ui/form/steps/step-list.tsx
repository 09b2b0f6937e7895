import { Icon } from '../../action/icon.tsx';
import { AlertIcon, CheckIcon } from '../../action/icons.ts';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './steps.module.css';
import type { ListedStep } from './use-wizard.ts';

interface StepListProps {
  steps: readonly ListedStep[];
  current: string;
}

const words = { done: 'answered', broken: 'check again', open: null } as const;

const mark = ({ status }: ListedStep, number: number) => {
  if (status === 'done') return <Icon of={CheckIcon} size={14} />;
  return status === 'broken' ? <Icon of={AlertIcon} size={14} /> : number;
};

/** All steps with how they stand; those that may be opened are links. */
export function StepList({ steps, current }: StepListProps) {
  return (
    <nav aria-label="Steps" className={styles.steps}>
      <ol>
        {steps.map((step, index) => {
          const { id, title, href, status } = step;
          const content = (
            <>
              <span className={styles.mark} data-status={status} aria-hidden="true">
                {mark(step, index + 1)}
              </span>
              {title}
              {words[status] && <span className="visually-hidden">, {words[status]}</span>}
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
