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

/** The client's birth date is asked for beside the PAN: the KYC goes by both. */
const isOfKyc =
  ({ guardian }: ApplicationDraft) =>
  ({ field }: ApplicationFinding): boolean =>
    field === (guardian === null ? 'holders.0.birthDate' : 'guardian.birthDate');

/** Joint holders are named after the client's contact was asked for, and have theirs beside their names. */
const isOfJoint = ({ field }: ApplicationFinding): boolean => /^holders\.[12]\./.test(field);

const holdersOf: StepCheck = (draft, facts, now) => checkHoldersStep(draft, facts, todayInIndia(now));

const checks: Readonly<Record<ApplicationStep, StepCheck>> = {
  pan: (draft, facts, now) => [
    ...checkPanStep(draft, facts),
    ...holdersOf(draft, facts, now).filter(isOfKyc(draft)),
  ],
  status: checkStatusStep,
  contact: (draft, facts) => checkContactStep(draft, facts).filter((finding) => !isOfJoint(finding)),
  holders: (draft, facts, now) => [
    ...holdersOf(draft, facts, now).filter((finding) => !isOfKyc(draft)(finding)),
    ...checkContactStep(draft, facts).filter(isOfJoint),
  ],
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
