import { dayText } from '@hub/domain';
import { DatedText } from '../../../../ui/date/dated-text.tsx';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { Field } from '../../../../ui/form/field/field.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import styles from '../parts/form.module.css';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { useStepForm } from '../parts/use-step-form.ts';

/** Those of AMFI's record; whoever has expired there cannot be chosen. */
export function EuinsStep(props: StepProps) {
  const { detail, goBack } = props;
  const { euins } = detail.record;
  const valid = euins.filter(({ isExpired }) => !isExpired).map(({ euin }) => euin);
  const form = useStepForm(props, 'euins', detail.form.euins ?? valid);
  return (
    <StepFormBox form={form} goBack={goBack}>
      <FormField form={form} name="euins" label="Who sells for you">
        {({ label, value, error, onChange }) => (
          <Field
            label={label}
            error={error}
            hint="Each order carries the EUIN of the person who advised. These are in AMFI’s record of your ARN."
            group={(ids) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset has borders and a legend of its own
              <div role="group" {...ids} className="stack one-column gap-8">
                {euins.map(({ euin, name, validTo, isExpired }) => (
                  <div key={euin} className={styles.choice} data-off={isExpired || undefined}>
                    <CheckBox
                      label={`${euin}, ${name}`}
                      checked={value.includes(euin)}
                      disabled={isExpired}
                      onChange={({ currentTarget }) =>
                        onChange(
                          currentTarget.checked ? [...value, euin] : value.filter((one) => one !== euin),
                        )
                      }
                    />
                    <span className={`mute text-note ${styles.small}`}>
                      <DatedText>
                        {isExpired
                          ? `Expired on ${dayText(validTo)}: renew it with AMFI`
                          : `Valid to ${dayText(validTo)}`}
                      </DatedText>
                    </span>
                  </div>
                ))}
                {euins.length === 0 && (
                  <p className="pad-12-16 sunk round">
                    AMFI’s record of your ARN has no EUIN. Apply for one with AMFI; your form stays here until
                    then.
                  </p>
                )}
              </div>
            )}
          />
        )}
      </FormField>
    </StepFormBox>
  );
}
