import { ageOn, todayInIndia } from '@hub/domain';
import { DateField } from '../../../../ui/form/date/date-field.tsx';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import styles from '../parts/form.module.css';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { useRelations } from '../parts/use-relations.ts';
import { useStepForm } from '../parts/use-step-form.ts';

const ADULT = 18;
const nobody = { name: '', relation: '', birthDate: '', guardian: '' };

/** Who gets what is still to be paid. */
export function NomineeStep(props: StepProps) {
  const { detail, goBack } = props;
  const { data: relations = [] } = useRelations();
  const form = useStepForm(props, 'nominee', detail.form.nominee ?? nobody, ({ relation }) => ({
    // Until the list is there, what was chosen before is in it.
    relations: relations.length > 0 ? relations.map(({ code }) => code) : [relation],
  }));
  const today = todayInIndia(Temporal.Now.instant());
  const { birthDate } = form.values.nominee;
  const isMinor = birthDate !== '' && ageOn(Temporal.PlainDate.from(birthDate), today) < ADULT;
  return (
    <StepFormBox form={form} goBack={goBack}>
      <p className={`mute text-note ${styles.small}`}>Who gets any unpaid brokerage after your death.</p>
      <FormField form={form} name="nominee.name" label="Name of the nominee">
        {(field) => <TextField {...field} isRequired />}
      </FormField>
      <FormField form={form} name="nominee.relation" label="Relation to you">
        {(field) => (
          <SelectField
            {...field}
            options={relations.map(({ code, name }) => ({ id: code, name }))}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="nominee.birthDate" label="Date of birth">
        {(field) => <DateField {...field} max={today.toString()} isRequired />}
      </FormField>
      {isMinor && (
        <FormField form={form} name="nominee.guardian" label="Guardian">
          {(field) => <TextField {...field} hint="The nominee is under 18" isRequired />}
        </FormField>
      )}
    </StepFormBox>
  );
}
