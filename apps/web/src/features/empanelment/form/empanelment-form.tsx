import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { type ComponentType, useEffect, useState } from 'react';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { StepFrame } from '../../../ui/form/steps/step-frame.tsx';
import { useStepAddress } from '../../../ui/form/steps/use-step-address.ts';
import { useBackStep } from '../../../ui/navigation/back-step.ts';
import { RequestedNote } from './parts/requested-note.tsx';
import type { StepProps } from './parts/step-props.ts';
import { isDone, mayEnter, type ScreenStep, screenSteps, stepTitle, waitingStep } from './parts/steps.ts';
import { BankStep } from './steps/bank-step.tsx';
import { DetailsStep } from './steps/details-step.tsx';
import { DocumentsStep } from './steps/documents-step.tsx';
import { EuinsStep } from './steps/euins-step.tsx';
import { NomineeStep } from './steps/nominee-step.tsx';
import { SignStep } from './steps/sign-step.tsx';
import { SignatoriesStep } from './steps/signatories-step.tsx';
import { TaxStep } from './steps/tax-step.tsx';

const parts: Readonly<Record<ScreenStep, ComponentType<StepProps>>> = {
  details: DetailsStep,
  tax: TaxStep,
  euins: EuinsStep,
  bank: BankStep,
  nominee: NomineeStep,
  signatories: SignatoriesStep,
  documents: DocumentsStep,
  sign: SignStep,
};

interface EmpanelmentFormProps {
  held: StoredPass;
  detail: BrokerDetail;
}

/** One step at a time; each is saved on the server when it is gone on from. */
export function EmpanelmentForm({ held, detail }: EmpanelmentFormProps) {
  const address = useStepAddress();
  const steps = screenSteps(detail);
  const requested = steps.find((one) => one === address.requested && mayEnter(detail, one)) ?? null;
  const step = requested ?? waitingStep(detail);
  const isAstray = address.isHere && address.requested !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each step that may not be opened
  useEffect(() => {
    if (isAstray) address.replace(step);
  }, [isAstray, step]);
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const goBack = before === undefined ? null : () => address.goBack(before);
  useBackStep(goBack);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [step]);

  const [goal, setGoal] = useState<ScreenStep | null>(null);
  const mayGo = goal !== null && mayEnter(detail, goal);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was saved is here, and the next step may open
  useEffect(() => {
    if (!mayGo) return;
    setGoal(null);
    address.go(goal);
  }, [mayGo]);
  const onDone = (saved: BrokerDetail) => {
    const next = steps[at + 1] ?? 'sign';
    setGoal(mayEnter(saved, next) ? next : waitingStep(saved));
  };
  // What another device saved in this step opens it anew.
  const stored = step === 'documents' || step === 'sign' ? '' : JSON.stringify(detail.form[step]);
  const Step = parts[step];
  return (
    <StepFrame
      current={step}
      title={stepTitle(step)}
      progress={{ at: at + 1, of: steps.length }}
      steps={steps.map((id) => ({
        id,
        title: stepTitle(id),
        status: isDone(detail, id) ? 'done' : 'open',
        href: mayEnter(detail, id) ? address.hrefOf(id) : null,
      }))}
    >
      <RequestedNote detail={detail} step={step} />
      <Step
        key={`${step} ${stored}`}
        held={held}
        detail={detail}
        goBack={goBack}
        onDone={onDone}
        hrefOf={address.hrefOf}
      />
    </StepFrame>
  );
}
