import { gstinTexts, type OwnDetails } from '@hub/contract/calls/profile/profile';
import { maskNumber } from '@hub/domain';
import { checkGstin } from '@hub/domain/brokerage/tax/gstin';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { CapitalsField } from '../../../ui/form/text/capitals-field.tsx';
import { TextField, type TextFieldProps } from '../../../ui/form/text/text-field.tsx';
import { ConfirmModal } from '../../../ui/overlay/confirm-modal.tsx';
import { LanguagesField } from './languages-field.tsx';
import styles from './own-details-form.module.css';

interface OwnDetailsFormProps {
  form: HubForm<OwnDetails>;
  onClose: () => void;
}

/** Whether it is of the PAN on record, only the server knows. */
function gstinProblem(gstin: string): string | null {
  const checked = checkGstin(gstin);
  return 'fault' in checked ? gstinTexts[checked.fault] : null;
}

export function OwnDetailsForm({ form, onClose }: OwnDetailsFormProps) {
  const [requesting, setRequesting] = useState(false);
  const first = useRef(form.focus);
  useEffect(() => first.current('displayName'), []);
  const giveUp = () => {
    form.startAgain();
    onClose();
  };
  const text = (
    name: Exclude<keyof OwnDetails, 'languages' | 'gstin'>,
    label: string,
    props: Partial<TextFieldProps> = {},
    className?: string,
  ) => (
    <FormField form={form} name={name} label={label} className={className}>
      {(field) => <TextField {...props} {...field} />}
    </FormField>
  );
  return (
    <Form form={form} className={styles.form} onStartAgain={onClose}>
      {text(
        'displayName',
        'Display name',
        { hint: 'How we greet you and how clients see you.', autoComplete: 'name', isRequired: true },
        styles.whole,
      )}
      {text('businessName', 'Business name', { autoComplete: 'organization' })}
      {text('city', 'City', { autoComplete: 'address-level2' })}
      <FormField form={form} name="languages" label="Languages" className={styles.whole}>
        {({ value, error, onChange }) => <LanguagesField chosen={value} error={error} onChange={onChange} />}
      </FormField>
      {text(
        'about',
        'About you',
        { lines: 3, limit: 300, hint: 'What you do best for your clients.' },
        styles.whole,
      )}
      {text('website', 'Website', {
        type: 'url',
        inputMode: 'url',
        autoComplete: 'url',
        autoCapitalize: 'none',
        placeholder: 'https://',
      })}
      {text('alternateEmail', 'Alternate e-mail', {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
      })}
      <GstinField form={form} />
      <div className={`flex at-end whole gap-8 above-4 ${styles.actions}`}>
        <Button look="outline" onClick={() => (form.isChanged ? setRequesting(true) : giveUp())}>
          Cancel
        </Button>
        <SubmitButton form={form} sending="Saving …">
          Save details
        </SubmitButton>
      </div>
      {requesting && <DiscardQuestion onConfirm={giveUp} onClose={() => setRequesting(false)} />}
    </Form>
  );
}

const GstinField = ({ form }: Pick<OwnDetailsFormProps, 'form'>) => (
  <FormField form={form} name="gstin" label="GSTIN">
    {(field) => (
      <CapitalsField
        {...field}
        length={15}
        placeholder="27AAPFU0939F1ZV"
        hint="For your brokerage invoices. Keep it blank if you are not registered."
        problemOf={gstinProblem}
        // It has the PAN in it.
        shownOf={(gstin) => (gstinProblem(gstin) === null ? maskNumber(gstin) : gstin)}
      />
    )}
  </FormField>
);

const DiscardQuestion = (answers: { onConfirm: () => void; onClose: () => void }) => (
  <ConfirmModal title="Discard your changes?" confirm="Discard" refuse="Keep editing" {...answers}>
    <p>Your unsaved changes will be lost.</p>
  </ConfirmModal>
);
