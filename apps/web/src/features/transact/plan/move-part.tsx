import { planMoveTexts } from '@hub/contract/orders/words/plan-texts';
import { planMoves } from '@hub/domain/orders/terms/plan-terms';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { PartProps } from '../terms/part-props.ts';

const moves = planMoves.map((move) => ({ value: move, text: planMoveTexts[move] }));

/** What an STP or SWP takes each time: the same amount, or what the scheme gained. */
export function MovePart({ form, kind }: PartProps) {
  const act = kind === 'stp' ? 'moves' : 'is paid out';
  return (
    <FormField form={form} name="move" label="Each time">
      {({ label, value, error, onChange }) => (
        <Field
          label={label}
          error={error}
          hint={
            value === 'appreciation'
              ? `Only the gain since the last time ${act}; the money invested stays.`
              : undefined
          }
          group={() => <Segmented label={label} value={value} options={moves} onChange={onChange} />}
        />
      )}
    </FormField>
  );
}
