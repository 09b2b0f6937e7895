import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Toggle } from '../../../ui/form/choice/toggle.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { accountOptions } from '../terms/account-options.ts';
import type { PartProps } from '../terms/part-props.ts';

const modes = payModes.map((mode) => ({ value: mode, text: payModeTexts[mode] }));

/** The first instalment paid at once, as a lumpsum is; the debits follow from the start date on. */
export function FirstNowPart({ form, folio }: PartProps) {
  const { isFirstNow } = form.values;
  return (
    <div className="stack one-column gap-12">
      <FormField form={form} name="isFirstNow" label="First instalment now">
        {({ value, error, onChange }) => (
          <div className="stack">
            <Toggle
              label="Pay the first instalment now"
              name="Pay the first instalment now"
              checked={value}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
            <span className="mute text-note">The investor pays it when confirming.</span>
            {error && (
              <p role="alert" className="danger text-note medium">
                {error}
              </p>
            )}
          </div>
        )}
      </FormField>
      {isFirstNow && (
        <div className="stack one-column gap-12 pad-12-16 sunk round">
          <FormField form={form} name="payMode" label="Paid by">
            {({ label, value, error, onChange }) => (
              <Field
                label={label}
                error={error}
                group={() => (
                  <Segmented
                    label={label}
                    value={value === 'otm' ? 'netbanking' : value}
                    options={modes}
                    onChange={onChange}
                  />
                )}
              />
            )}
          </FormField>
          <FormField form={form} name="account" label="From">
            {(field) => (
              <SelectField
                {...field}
                isRequired
                options={accountOptions(folio)}
                placeholder="Choose a registered account"
              />
            )}
          </FormField>
        </div>
      )}
    </div>
  );
}
