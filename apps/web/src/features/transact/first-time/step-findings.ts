import {
  type ApplicationDraft,
  type ApplicationFacts,
  type ApplicationFinding,
  type ApplicationStep,
  applicationSteps,
  checkStep,
} from '@hub/domain';

const isOfMandate = ({ field }: ApplicationFinding): boolean => field.startsWith('mandate.');

/** What is wrong at a step, where it is fixed: what a SIP finds wrong with its mandate is asked for a step later. */
export function stepFindings(
  step: ApplicationStep,
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationFinding[] {
  const found = checkStep(step, draft, facts, now);
  if (step === 'scheme') return found.filter((finding) => !isOfMandate(finding));
  return step === 'mandate'
    ? [...found, ...checkStep('scheme', draft, facts, now).filter(isOfMandate)]
    : found;
}

/** The first step with something to fix, or the review. */
export const firstOpenStep = (
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationStep =>
  applicationSteps(draft.kind, draft.taxStatus).find((step) =>
    stepFindings(step, draft, facts, now).some(({ level }) => level === 'block'),
  ) ?? 'review';
