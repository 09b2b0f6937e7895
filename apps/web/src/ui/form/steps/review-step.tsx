import type { FieldValues } from 'react-hook-form';
import { Fact, Facts } from '../../layout/facts.tsx';
import { RouteLink } from '../../navigation/route-link.tsx';
import styles from './steps.module.css';
import type { WizardRun } from './use-wizard.ts';

/** Every answer, with a way back to its step. */
export function ReviewStep<Values extends FieldValues>({ run }: { run: WizardRun<Values> }) {
  const { steps, values } = run.settled;
  return (
    <>
      {steps.map(({ id, title, answers }) => (
        <section key={id} className={styles.answers} aria-labelledby={`review-${id}`}>
          <div className={styles.answersHead}>
            <h3 id={`review-${id}`}>{title}</h3>
            <RouteLink className={styles.change} href={run.hrefOf(id)}>
              Change <span className="visually-hidden">{title}</span>
            </RouteLink>
          </div>
          <Facts>
            {answers(values).map(({ label, text }) => (
              <Fact key={label} label={label}>
                {text}
              </Fact>
            ))}
          </Facts>
        </section>
      ))}
    </>
  );
}
