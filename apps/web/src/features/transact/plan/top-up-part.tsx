import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Toggle } from '../../../ui/form/choice/toggle.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import type { PartProps } from '../terms/part-props.ts';

const bys = [
  { value: 'rate', text: 'Percentage' },
  { value: 'amount', text: 'Amount' },
] as const;
const periods = [
  { value: '12', text: 'Every year' },
  { value: '6', text: 'Every half-year' },
] as const;

/** An instalment that grows with the income: by a rate or an amount, up to a cap. */
export function TopUpPart({ form }: PartProps) {
  const { hasTopUp, topUpBy } = form.values;
  return (
    <div className="stack one-column gap-12">
      <FormField form={form} name="hasTopUp" label="Top-up">
        {({ value, onChange }) => (
          <div className="stack">
            <Toggle
              label="Top-up"
              name="Top-up: the instalment grows"
              checked={value}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
            <span className="mute text-note">The instalment increases every year or half-year.</span>
          </div>
        )}
      </FormField>
      {hasTopUp && (
        <div className="stack one-column gap-12 pad-12-16 sunk round">
          <FormField form={form} name="topUpEvery" label="Increases">
            {({ label, value, onChange }) => (
              <Field
                label={label}
                group={() => <Segmented label={label} value={value} options={periods} onChange={onChange} />}
              />
            )}
          </FormField>
          <FormField form={form} name="topUpBy" label="By">
            {({ label, value, onChange }) => (
              <Field
                label={label}
                group={() => <Segmented label={label} value={value} options={bys} onChange={onChange} />}
              />
            )}
          </FormField>
          {topUpBy === 'rate' ? (
            <FormField form={form} name="topUpRate" label="Percentage">
              {(field) => <TextField {...field} isRequired inputMode="decimal" after="%" />}
            </FormField>
          ) : (
            <FormField form={form} name="topUpAmount" label="Top-up amount">
              {(field) => <AmountField {...field} isRequired quickAmounts={['500', '1000', '2000']} />}
            </FormField>
          )}
          <FormField form={form} name="topUpCap" label="Up to">
            {(field) => (
              <AmountField {...field} isRequired={false} hint="The instalment never goes beyond this." />
            )}
          </FormField>
        </div>
      )}
    </div>
  );
}
