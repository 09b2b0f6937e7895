import type { ApplicationPage, ApplicationPageId } from '@hub/domain/applications/application-steps';
import { useEffect, useState } from 'react';
import { useStepAddress } from '../../../../ui/form/steps/use-step-address.ts';
import { useBackStep } from '../../../../ui/navigation/back-step.ts';

/** A page by its own name, or by that of a step on it. */
const pageIn = (pages: readonly ApplicationPage[], requested: string | null) =>
  pages.find(({ id, steps }) => id === requested || steps.some((step) => step === requested)) ?? null;

/** The page on the screen, of those there are; `waiting` is the first that lacks something. */
export function useOpenPage(pages: readonly ApplicationPage[], waiting: ApplicationPage) {
  const address = useStepAddress();
  const requested = pageIn(pages, address.requested);
  const placeOf = (id: ApplicationPageId) => pages.findIndex((page) => page.id === id);
  const mayEnter = ({ id }: ApplicationPage) => placeOf(id) <= placeOf(waiting.id);
  // What is open stays open while it is typed in, also when something before it is found wrong.
  const [open, setOpen] = useState<ApplicationPageId>(
    requested !== null && mayEnter(requested) ? requested.id : waiting.id,
  );
  const page = pages[placeOf(open)] ?? waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another page
  useEffect(() => {
    if (!address.isHere) return;
    if (requested !== null && mayEnter(requested)) setOpen(requested.id);
    else address.replace(page.id);
  }, [address.requested, address.isHere]);
  const at = placeOf(page.id);
  const before = pages[at - 1] ?? null;
  const goBack = before === null ? null : () => address.goBack(before.id);
  useBackStep(goBack);
  return {
    page,
    at,
    /** The step of this page that the address names. */
    requested: page.steps.find((step) => step === address.requested) ?? null,
    goBack,
    go: (id: ApplicationPageId) => address.go(id),
    hrefOf: address.hrefOf,
    hrefIfOpen: (one: ApplicationPage) => (mayEnter(one) ? address.hrefOf(one.id) : null),
    isDone: ({ id }: ApplicationPage) => placeOf(id) < placeOf(waiting.id),
  };
}
