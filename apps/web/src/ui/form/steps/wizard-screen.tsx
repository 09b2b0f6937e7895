import type { FieldValues } from 'react-hook-form';
import { Button } from '../../action/button.tsx';
import { Form } from '../state/form.tsx';
import { SubmitButton } from '../state/submit-button.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepActions, StepFrame } from './step-frame.tsx';
import styles from './steps.module.css';
import type { WizardRun } from './use-wizard.ts';

/** A wizard: the steps at the side where there is room, a line of progress where there is none. */
export function WizardScreen<Values extends FieldValues>({ run }: { run: WizardRun<Values> }) {
  const { wizard, form, step, open, progress } = run;
  if (step === null) return <div className={styles.waiting} aria-busy="true" />;
  return (
    <StepFrame steps={run.steps} current={step} progress={progress} title={run.title}>
      <Form form={form} onEnter={() => void run.goOn()}>
        {/* A key of its own: nothing of one step stays in the fields of the next. */}
        <div key={step} className={styles.fields}>
          {open ? open.render(form) : <ReviewStep run={run} />}
        </div>
        <StepActions>
          {run.goBack && (
            <Button look="outline" size="large" onClick={run.goBack}>
              Back
            </Button>
          )}
          <SubmitButton form={form} size="large" sending={wizard.review.sending ?? 'Sending …'}>
            {open ? 'Continue' : wizard.review.submit}
          </SubmitButton>
        </StepActions>
      </Form>
    </StepFrame>
  );
}
