import { stopReasonTexts } from '@hub/contract/orders/words/plan-texts';
import { type StopReason, stopReasons } from '@hub/domain/plans/change/stop-reasons';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';

const chips = stopReasons.map((reason) => ({ id: reason, name: stopReasonTexts[reason] }));

/** Why it is stopped: what a distributor learns from. */
export function ReasonPart({ form }: PartProps) {
  return (
    <FormField form={form} name="reason" label="Why does the investor want to stop?">
      {(field) => (
        <ChipChoice {...field} isRequired chips={chips} onChange={(id) => field.onChange(id as StopReason)} />
      )}
    </FormField>
  );
}
