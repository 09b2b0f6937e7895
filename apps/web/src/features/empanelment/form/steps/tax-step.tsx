import { empanelmentFaultTexts } from '@hub/contract/empanelment/empanelment-texts';
import { todayInIndia } from '@hub/domain';
import { checkGstin } from '@hub/domain/brokerage/tax/gstin';
import { checkStep } from '@hub/domain/empanelment/check-step';
import type { TaxStep as TaxValues } from '@hub/domain/empanelment/empanelment-form';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import { CapitalsField } from '../../../../ui/form/text/capitals-field.tsx';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { existingFacts, savedPan, useStepForm } from '../parts/use-step-form.ts';

const LENGTH = 15;
const choices = [
  { id: 'yes', name: 'Yes, I have a GSTIN' },
  { id: 'no', name: 'No, I am not registered' },
];
/** Nothing is chosen beforehand. */
const unanswered = { gstin: '' } as TaxValues;

export function TaxStep(props: StepProps) {
  const { detail, goBack } = props;
  const { record } = detail;
  /** Where the server has not told the PAN, the one inside of the GSTIN is taken as right. */
  const factsOf = ({ gstin }: Pick<TaxValues, 'gstin'>) => {
    const read = checkGstin(gstin);
    return { pan: savedPan(detail) ?? (read.ok ? read.pan : '') };
  };
  const form = useStepForm(props, 'tax', detail.form.tax ?? unanswered, factsOf);
  const { isRegistered } = form.values.tax;
  const problemOf = (gstin: string): string | null => {
    const facts = existingFacts(detail, factsOf({ gstin }));
    const [found] = checkStep(
      'tax',
      { isRegistered: true, gstin },
      facts,
      todayInIndia(Temporal.Now.instant()),
    );
    return found ? empanelmentFaultTexts[found.code] : null;
  };
  return (
    <StepFormBox form={form} goBack={goBack}>
      <FormField form={form} name="tax.isRegistered" label="Are you registered under GST?">
        {({ value, onChange, ...field }) => (
          <ChoiceCards
            {...field}
            choices={choices}
            isRequired
            value={value === undefined ? '' : value ? 'yes' : 'no'}
            onChange={(id) => {
              onChange(id === 'yes');
              if (id === 'no') form.set('tax.gstin', '');
            }}
          />
        )}
      </FormField>
      {isRegistered === true && (
        <FormField form={form} name="tax.gstin" label="GSTIN">
          {(field) => (
            <CapitalsField
              {...field}
              length={LENGTH}
              placeholder={`${record.gstState}ABCPE1234F1Z5`}
              problemOf={problemOf}
              isRequired
              hint={
                problemOf(field.value) === null
                  ? `${record.state}, with your PAN: this fits your ARN`
                  : `It starts with ${record.gstState} (${record.state}) and has your PAN inside`
              }
            />
          )}
        </FormField>
      )}
      {isRegistered === false && (
        <p className="pad-12-16 sunk round">
          By continuing you declare that you are not registered under GST, and that you will inform us when
          you register.
        </p>
      )}
    </StepFormBox>
  );
}
