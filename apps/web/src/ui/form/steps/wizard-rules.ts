import type { FieldValues, Resolver } from 'react-hook-form';
import { rulesOf } from '../state/use-hub-form.ts';
import { answersOf, schemaOf, settle, type WizardRules } from './wizard-engine.ts';

/** The rules of the steps that are there, as one check; what it lets through has no answer of a hidden step. */
export function wizardRules<Values extends FieldValues, Sent>(
  wizard: WizardRules<Values>,
): Resolver<Values, unknown, Sent> {
  return async (entered, context, options) => {
    const { steps, values } = settle(wizard, entered);
    const results = await Promise.all(
      steps.map((step) =>
        rulesOf<FieldValues, unknown>(schemaOf(step, values) as never)(
          answersOf(step, values),
          context,
          options as never,
        ),
      ),
    );
    const errors = Object.assign({}, ...results.map((result) => result.errors));
    if (Object.keys(errors).length > 0) return { values: {}, errors };
    return { values: Object.assign({}, ...results.map((result) => result.values)), errors: {} };
  };
}
