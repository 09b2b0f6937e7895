import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { HubForm } from '../state/use-form-core.ts';
import { REVIEW, type StepRules, type WizardRules } from './wizard-engine.ts';

/** A line of the review. */
interface Answer {
  readonly label: string;
  readonly text: ReactNode;
}

export interface WizardStep<Values extends FieldValues> extends StepRules<Values> {
  readonly title: string;
  readonly render: (form: HubForm<Values>) => ReactNode;
  /** What the review says of this step. */
  readonly answers: (values: Values) => readonly Answer[];
}

export interface Wizard<Values extends FieldValues> extends WizardRules<Values, WizardStep<Values>> {
  readonly review: {
    readonly title: string;
    /** What the button says that sends it. */
    readonly submit: string;
    readonly sending?: string;
  };
}

/**
 * A form of several steps, as data: which steps there are, what each asks, when it is there. Written once, outside of
 * any component. See docs/features/forms.md.
 */
export function defineWizard<Values extends FieldValues>(wizard: Wizard<Values>): Wizard<Values> {
  const ids = [...wizard.steps.map(({ id }) => id), REVIEW];
  if (new Set(ids).size !== ids.length)
    throw new Error(`Two steps of a wizard share an id: ${ids.join(', ')}`);
  return wizard;
}
