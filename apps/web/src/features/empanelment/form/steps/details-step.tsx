import { todayInIndia } from '@hub/domain';
import { isPerson } from '@hub/domain/empanelment/constitution';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import { PanField } from '../../../../ui/form/text/pan-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { RecordFacts } from '../parts/record-facts.tsx';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { useStepForm } from '../parts/use-step-form.ts';

const nobody = { pan: '', birthDate: '', contactPerson: '' };

/** Who asks: the record is shown, and what it does not tell is held against it on the server. */
export function DetailsStep(props: StepProps) {
  const { detail, goBack } = props;
  const { record } = detail;
  const isOwn = isPerson(record.constitution);
  const form = useStepForm(props, 'details', detail.form.details ?? nobody, ({ pan, birthDate }) => ({
    pan,
    birthDate,
  }));
  return (
    <StepFormBox form={form} goBack={goBack}>
      <RecordFacts record={record} />
      <FormField form={form} name="details.pan" label="PAN">
        {(field) => <PanField {...field} hint={`As in AMFI’s record: ${record.maskedPan}`} isRequired />}
      </FormField>
      <FormField form={form} name="details.birthDate" label={isOwn ? 'Date of birth' : 'Date of formation'}>
        {(field) => (
          <DateField
            {...field}
            max={todayInIndia(Temporal.Now.instant()).toString()}
            autoComplete={isOwn ? 'bday' : 'off'}
            isRequired
          />
        )}
      </FormField>
      {!isOwn && (
        <FormField form={form} name="details.contactPerson" label="Contact person">
          {(field) => (
            <TextField {...field} hint="Who we ask for when we call" autoComplete="name" isRequired />
          )}
        </FormField>
      )}
    </StepFormBox>
  );
}
