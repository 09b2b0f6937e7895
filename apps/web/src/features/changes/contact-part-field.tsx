import { contactFaultText, contactKindTexts } from '@hub/contract/changes/contact-texts';
import { isMobileNumber } from '@hub/domain';
import type { ContactChangeKind } from '@hub/domain/orders/terms/flow-steps';
import { useState } from 'react';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { MobileField } from '../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { type ContactRules, type ContactValues, requestedOf } from './contact-values.ts';
import { useContactFault } from './queries.ts';

interface ContactPartFieldProps {
  form: HubForm<ContactValues>;
  name: 'value' | 'also';
  kind: ContactChangeKind;
  rules: ContactRules;
}

/** The new number or address; who else has it is asked when it was left, or when a number is whole. */
export function ContactPartField({ form, name, kind, rules }: ContactPartFieldProps) {
  const [left, setLeft] = useState('');
  const value = form.values[name];
  const isDone = left === value || (kind === 'CHANGEMOBILE' && isMobileNumber(value));
  const part = { kind, value: value.trim() };
  const fault = useContactFault(isDone ? requestedOf(part, form.values, rules) : null);
  const said = fault === null ? null : contactFaultText(kind, fault, rules.takesForeign);
  return (
    <FormField form={form} name={name} label={contactKindTexts[kind].label}>
      {(field) => {
        const props = {
          ...field,
          isRequired: true,
          error: field.error ?? said,
          onBlur() {
            field.onBlur();
            setLeft(field.value);
          },
        };
        return kind === 'CHANGEMOBILE' ? (
          <MobileField {...props} takesForeign={rules.takesForeign} />
        ) : (
          <TextField {...props} type="email" inputMode="email" autoComplete="off" />
        );
      }}
    </FormField>
  );
}
