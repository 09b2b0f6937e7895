import { todayInIndia } from '../calendar/dates.ts';
import type { ApplicationDraft } from './application-draft.ts';
import type { ApplicationFacts } from './application-facts.ts';
import { type ApplicationFinding, wrong } from './application-finding.ts';
import { type ApplicationStep, applicationSteps } from './application-steps.ts';
import { checkAddressStep, checkBankStep } from './check-address-and-bank.ts';
import { checkContactStep } from './check-contact.ts';
import { checkFatcaStep } from './check-fatca.ts';
import { checkNomineesStep } from './check-nominees-step.ts';
import { checkMandateStep, checkSchemeStep } from './check-order-steps.ts';
import { checkHoldersStep, checkPanStep, checkStatusStep } from './check-people.ts';

type StepCheck = (
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
) => ApplicationFinding[];

/** What a SIP finds wrong with its mandate is fixed where the mandate is asked for, a step later. */
const isOfMandate = ({ field }: ApplicationFinding): boolean => field.startsWith('mandate.');

const checks: Readonly<Record<ApplicationStep, StepCheck>> = {
  pan: checkPanStep,
  status: checkStatusStep,
  holders: (draft, facts, now) => checkHoldersStep(draft, facts, todayInIndia(now)),
  contact: checkContactStep,
  address: checkAddressStep,
  bank: checkBankStep,
  fatca: checkFatcaStep,
  nominees: (draft, facts, now) => checkNomineesStep(draft, facts, todayInIndia(now)),
  scheme: (...form) => checkSchemeStep(...form).filter((finding) => !isOfMandate(finding)),
  mandate: (...form) => [...checkMandateStep(...form), ...checkSchemeStep(...form).filter(isOfMandate)],
  review: ({ consent }) => (consent ? [] : [wrong('consent-missing', 'consent')]),
};

/** What is wrong at one step. The same in the browser as somebody types and on the server when it is sent. */
export const checkStep: (step: ApplicationStep, ...rest: Parameters<StepCheck>) => ApplicationFinding[] = (
  step,
  ...rest
) => checks[step](...rest);

/** What is wrong with the whole form, step by step. */
export const checkApplication: StepCheck = (draft, facts, now) => [
  ...applicationSteps(draft.kind, draft.taxStatus).flatMap((step) => checks[step](draft, facts, now)),
  // A step that the status does not need is not there, and nothing of it may be.
  ...(applicationSteps(draft.kind, draft.taxStatus).includes('nominees')
    ? []
    : checks.nominees(draft, facts, now)),
];

/** The step a form waits on: the first with something wrong, or the review. */
export function waitingStep(
  draft: ApplicationDraft,
  facts: ApplicationFacts,
  now: Temporal.Instant,
): ApplicationStep {
  const steps = applicationSteps(draft.kind, draft.taxStatus);
  return (
    steps.find((step) => checks[step](draft, facts, now).some(({ level }) => level === 'block')) ?? 'review'
  );
}
