import type { FormReader } from '@hub/contract/applications/application-finding-texts';
import type { ApplicationDraft } from '@hub/domain/applications/application-draft';
import type { ApplicationFacts } from '@hub/domain/applications/application-facts';
import type { ApplicationFinding } from '@hub/domain/applications/application-finding';
import type { ApplicationStep } from '@hub/domain/applications/application-steps';
import type { ComponentType } from 'react';

/** What distinguishes the distributor's form from the one an investor fills in. */
export interface FormSide {
  readonly reader: FormReader;
  /** The last of them is the review. */
  readonly stepsOf: (draft: ApplicationDraft) => readonly ApplicationStep[];
  readonly check: (
    step: ApplicationStep,
    draft: ApplicationDraft,
    facts: ApplicationFacts,
    now: Temporal.Instant,
  ) => readonly ApplicationFinding[];
  /** Below the questions of the first page: who else may fill them in. */
  readonly Start?: ComponentType;
  readonly parts: Readonly<Partial<Record<ApplicationStep, ComponentType>>>;
  readonly Review: ComponentType<{ hrefOf: (step: string) => string }>;
  /** The button of the last step. */
  readonly finish: string;
}
