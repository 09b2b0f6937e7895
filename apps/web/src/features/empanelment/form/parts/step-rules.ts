import { empanelmentFaultTexts } from '@hub/contract/empanelment/empanelment-texts';
import { stepSchemas } from '@hub/contract/empanelment/form-schema';
import { todayInIndia } from '@hub/domain';
import { checkStep } from '@hub/domain/empanelment/check-step';
import type { FormStep } from '@hub/domain/empanelment/constitution';
import type { ApplicantFacts, StepValues } from '@hub/domain/empanelment/empanelment-form';
import * as z from 'zod/mini';

/** The values of a step's form, under the name that they have in the call. */
export type StepForm<Step extends FormStep> = { [Name in Step]: StepValues[Name] };

/** The contract's schema of a step together with the rules of the domain, each fault at its field. */
export function stepRules<Step extends FormStep>(
  step: Step,
  factsOf: (values: StepValues[Step]) => ApplicantFacts,
): z.core.$ZodType<StepForm<Step>> {
  const schema = z.object({ [step]: stepSchemas[step] }).check((typed) => {
    const values = typed.value[step] as StepValues[Step];
    const today = todayInIndia(Temporal.Now.instant());
    for (const { field, code } of checkStep(step, values, factsOf(values), today))
      typed.issues.push({
        code: 'custom',
        path: field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
        message: empanelmentFaultTexts[code],
        input: typed.value,
      });
  });
  return schema as unknown as z.core.$ZodType<StepForm<Step>>;
}
