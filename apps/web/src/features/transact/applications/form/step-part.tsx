import { stepTexts } from '@hub/contract/applications/application-texts';
import type { SentBackPart } from '@hub/contract/openings/opening-parts';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import { type ReactNode, useEffect, useRef } from 'react';
import { SentBackNote } from './sent-back-note.tsx';

interface StepPartProps {
  step: ApplicationStep;
  sentBack: readonly SentBackPart[];
  /** The address leads here, and not to the page as a whole. */
  isRequested: boolean;
  /** The page's own title says it. */
  isTitled: boolean;
  children: ReactNode;
}

/** One step on a page of several. */
export function StepPart({ step, sentBack, isRequested, isTitled, children }: StepPartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRequested) heading.current?.focus();
  }, [isRequested]);
  return (
    <div className="stack one-column gap-12">
      <h2 ref={heading} tabIndex={-1} className={isTitled ? 'visually-hidden' : 'text-body strong quiet'}>
        {stepTexts[step].name}
      </h2>
      <SentBackNote parts={sentBack.filter((part) => part.step === step)} />
      {children}
    </div>
  );
}
