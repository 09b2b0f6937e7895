import { stepTexts } from '@hub/contract/applications/application-texts';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../../../../lib/react.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StepList } from '../../../../ui/form/steps/step-list.tsx';
import type { ApplicationStore } from '../store/application-store.ts';
import styles from './application.module.css';
import { ClashDialog } from './clash-dialog.tsx';
import { ApplicationContext, type FormContext, findingLine, type ProofCalls } from './form-context.ts';
import type { FormSide } from './form-side.ts';
import { SentBackNote } from './sent-back-note.tsx';
import { isBlock, useApplicationSteps } from './use-application-steps.ts';

interface StepFormProps {
  side: FormSide;
  store: ApplicationStore;
  proofs: ProofCalls;
  /** Parts that the investor sent back. */
  sentBack?: readonly SentBackPart[];
  /** All is saved and nothing is wrong. What it throws is said at the end of the step. */
  onFinish: () => Promise<void>;
}

/** One step at a time; each is saved when it is left, and checked as it is typed. */
export function StepForm({ side, store, proofs, sentBack = [], onFinish }: StepFormProps) {
  const { draft, facts, id, refused, clash } = useStore(store);
  const open = useApplicationSteps(side, store, onFinish);
  const { form, step, steps, findings, now, refusal, goBack, hrefOf } = open;
  const { reader } = side;
  const { change, flush } = store;
  const context: FormContext = {
    ...{ reader, proofs, steps, draft, facts, now, findings, refused, id, form, change },
    saveNow: flush,
  };
  const Step = side.parts[step] ?? null;
  const warnings = step === 'review' ? [] : findings.filter((finding) => !isBlock(finding));
  return (
    <ApplicationContext value={context}>
      <div className={`stack one-column gap-24 ${styles.layout}`}>
        <StepList
          current={step}
          steps={steps.map((one) => ({
            id: one,
            title: stepTexts[one].name,
            status: open.isDone(one) ? 'done' : 'open',
            href: open.hrefIfOpen(one),
          }))}
        />
        <form
          className={`stack one-column gap-20 ${styles.step}`}
          noValidate
          onPointerDownCapture={form.press.start}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <StepHead open={open} />
          <div key={step} className="stack one-column gap-16">
            <SentBackNote
              parts={step === 'review' ? sentBack : sentBack.filter((part) => part.step === step)}
            />
            {Step === null ? <side.Review hrefOf={hrefOf} /> : <Step />}
            {warnings.map((finding) => (
              <p key={finding.code + finding.field} className="pad-12-16 sunk round">
                {findingLine(finding, reader)}
              </p>
            ))}
            {refusal !== null && (
              <p role="alert" className="danger text-body" tabIndex={-1}>
                {refusal}
              </p>
            )}
          </div>
          <StepButtons goBack={goBack} isBusy={form.isSending}>
            {step === 'review' ? side.finish : 'Continue'}
          </StepButtons>
        </form>
      </div>
      {clash !== null && <ClashDialog clash={clash} reader={reader} settle={store.settle} />}
    </ApplicationContext>
  );
}

/** Where one is; a new step begins at its heading. */
function StepHead({ open }: { open: ReturnType<typeof useApplicationSteps> }) {
  const { step, steps, at, after } = open;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <div className="stack gap-12">
      <p className="mute text-note">
        Step {at + 1} of {steps.length}
        {after !== null && <span className="mute"> · next: {stepTexts[after].name}</span>}
      </p>
      <div className={`flex gap-4 ${styles.track}`} aria-hidden="true">
        {steps.map((one, place) => (
          <span key={one} data-state={place < at ? 'done' : place === at ? 'here' : 'open'} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} className={`text-title heavy quiet ${styles.title}`}>
        {stepTexts[step].name}
      </h2>
    </div>
  );
}

interface StepButtonsProps {
  goBack: (() => void) | null;
  isBusy: boolean;
  children: ReactNode;
}

const StepButtons = ({ goBack, isBusy, children }: StepButtonsProps) => (
  <div className={`flex lifted gap-8 line-above ${styles.actions}`}>
    {goBack !== null && (
      <Button look="outline" size="large" onClick={goBack}>
        Back
      </Button>
    )}
    <Button type="submit" size="large" busy={isBusy}>
      {children}
    </Button>
  </div>
);
