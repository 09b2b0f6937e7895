import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { useEffect, useState } from 'react';
import { useStepAddress } from '../../../../ui/form/steps/use-step-address.ts';
import { useBackStep } from '../../../../ui/navigation/back-step.ts';

/** The step on the screen, of those there are; `waiting` is the first that lacks something. */
export function useOpenStep(steps: readonly ApplicationStep[], waiting: ApplicationStep) {
  const address = useStepAddress();
  const requested = steps.find((one) => one === address.requested) ?? null;
  const mayEnter = (one: ApplicationStep) => steps.indexOf(one) <= steps.indexOf(waiting);
  // What is open stays open while it is typed in, also when something before it is found wrong.
  const [open, setOpen] = useState<ApplicationStep>(
    requested !== null && mayEnter(requested) ? requested : waiting,
  );
  const step = steps.includes(open) ? open : waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another step
  useEffect(() => {
    if (!address.isHere) return;
    if (requested !== null && mayEnter(requested)) setOpen(requested);
    else address.replace(step);
  }, [address.requested, address.isHere]);
  const at = steps.indexOf(step);
  const before = steps[at - 1] ?? null;
  const goBack = before === null ? null : () => address.goBack(before);
  useBackStep(goBack);
  return {
    step,
    at,
    after: steps[at + 1] ?? null,
    goBack,
    go: address.go,
    hrefOf: address.hrefOf,
    hrefIfOpen: (one: ApplicationStep) => (mayEnter(one) ? address.hrefOf(one) : null),
    isDone: (one: ApplicationStep) => steps.indexOf(one) < steps.indexOf(waiting),
  };
}
