import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../action/button.tsx';
import { Form } from '../state/form.tsx';
import { SubmitButton } from '../state/submit-button.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import type { WizardRun } from './use-wizard.ts';
import styles from './wizard.module.css';

/** A wizard: the steps at the side where there is room, a line of progress where there is none. */
export function WizardScreen<Values extends FieldValues>({ run }: { run: WizardRun<Values> }) {
  const { wizard, form, step, open, progress } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (step === null) return;
    // A screen reader begins at the new step. The first one is the page's own beginning.
    if (shown.current !== null && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  if (step === null) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <div className={styles.wizard}>
      <StepList steps={run.steps} current={step} />
      <div className={styles.step}>
        <div className={styles.head}>
          <p className={styles.count}>
            Step {progress.at} of {progress.of}
          </p>
          <div className={styles.track} aria-hidden="true">
            <div className={styles.bar} style={{ width: `${(progress.at / progress.of) * 100}%` }} />
          </div>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {run.title}
          </h2>
        </div>
        <Form form={form} onEnter={() => void run.goOn()}>
          {/* A key of its own: nothing of one step stays in the fields of the next. */}
          <div key={step} className={styles.fields}>
            {open ? open.render(form) : <ReviewStep run={run} />}
          </div>
          <div className={styles.actions}>
            {run.goBack && (
              <Button look="outline" size="large" onClick={run.goBack}>
                Back
              </Button>
            )}
            <SubmitButton form={form} size="large" sending={wizard.review.sending ?? 'Sending …'}>
              {open ? 'Continue' : wizard.review.submit}
            </SubmitButton>
          </div>
        </Form>
      </div>
    </div>
  );
}
