import { MOST_SIGNATORIES } from '@hub/contract/empanelment/form-schema';
import { type Signatory, signingModes } from '@hub/domain/empanelment/empanelment-form';
import { Button } from '../../../../ui/action/button.tsx';
import { Icon } from '../../../../ui/action/icon.tsx';
import { PlusIcon } from '../../../../ui/action/icons.ts';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../../ui/form/state/hub-form.ts';
import { PanField } from '../../../../ui/form/text/pan-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { signingModeTexts } from '../parts/answer-texts.ts';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import type { StepForm } from '../parts/step-rules.ts';
import { useStepForm } from '../parts/use-step-form.ts';

const nobody: Signatory = { name: '', pan: '', designation: '' };
const modes = signingModes.map((id) => ({ id, name: signingModeTexts[id] }));

/** Who signs for a firm or a company. */
export function SignatoriesStep(props: StepProps) {
  const { detail, goBack } = props;
  const form = useStepForm(
    props,
    'signatories',
    detail.form.signatories ?? { mode: 'singly', people: [nobody] },
  );
  const { people } = form.values.signatories;
  const setPeople = (next: readonly Signatory[]) => form.set('signatories.people', next);
  return (
    <StepFormBox form={form} goBack={goBack}>
      <FormField form={form} name="signatories.mode" label="They sign">
        {({ value, onChange, ...field }) => (
          <ChipChoice
            {...field}
            layout="even"
            chips={modes}
            isRequired
            value={value}
            onChange={(id) => onChange(id === 'jointly' ? 'jointly' : 'singly')}
          />
        )}
      </FormField>
      {people.map((_, place) => (
        <Person
          // biome-ignore lint/suspicious/noArrayIndexKey: a signatory is known by the place
          key={place}
          form={form}
          place={place}
          remove={people.length > 1 ? () => setPeople(people.filter((_one, other) => other !== place)) : null}
        />
      ))}
      <FormField form={form} name="signatories.people" label="Signatories">
        {({ error }) => (
          <div className="stack one-column gap-8">
            {error && (
              <p role="alert" className="danger text-note medium">
                {error}
              </p>
            )}
            {people.length < MOST_SIGNATORIES && (
              <div>
                <Button look="outline" onClick={() => setPeople([...people, nobody])}>
                  <Icon of={PlusIcon} size={18} />
                  Add another signatory
                </Button>
              </div>
            )}
          </div>
        )}
      </FormField>
    </StepFormBox>
  );
}

interface PersonProps {
  form: HubForm<StepForm<'signatories'>>;
  place: number;
  remove: (() => void) | null;
}

const Person = ({ form, place, remove }: PersonProps) => (
  <Card
    title={`Signatory ${place + 1}`}
    className="stack one-column gap-12"
    aside={
      remove && (
        <Button look="quiet" size="compact" aria-label={`Remove signatory ${place + 1}`} onClick={remove}>
          Remove
        </Button>
      )
    }
  >
    <FormField form={form} name={`signatories.people.${place}.name`} label="Name">
      {(field) => <TextField {...field} isRequired />}
    </FormField>
    <FormField form={form} name={`signatories.people.${place}.pan`} label="PAN">
      {(field) => <PanField {...field} isRequired />}
    </FormField>
    <FormField form={form} name={`signatories.people.${place}.designation`} label="Designation">
      {(field) => <TextField {...field} hint="Director, partner, karta …" isRequired />}
    </FormField>
  </Card>
);
