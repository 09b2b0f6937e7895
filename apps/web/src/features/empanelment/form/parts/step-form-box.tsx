import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../../ui/action/button.tsx';
import { Form } from '../../../../ui/form/state/form.tsx';
import type { HubForm } from '../../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../../ui/form/state/submit-button.tsx';
import { StepActions } from '../../../../ui/form/steps/step-frame.tsx';

interface StepFormProps<Values extends FieldValues> {
  form: HubForm<Values>;
  goBack: (() => void) | null;
  children: ReactNode;
}

/** The fields of a step and its two buttons. */
export function StepFormBox<Values extends FieldValues>({ form, goBack, children }: StepFormProps<Values>) {
  return (
    <Form form={form}>
      {children}
      <StepActions>
        <BackButton goBack={goBack} />
        <SubmitButton form={form} size="large" sending="Saving …">
          Save and continue
        </SubmitButton>
      </StepActions>
    </Form>
  );
}

export const BackButton = ({ goBack }: { goBack: (() => void) | null }) =>
  goBack && (
    <Button look="outline" size="large" onClick={goBack}>
      Back
    </Button>
  );
