import { type ContactState, changeContact } from '@hub/contract/calls/transact/transact-contact';
import {
  contactFaultText,
  contactKindTexts,
  contactRelationTexts,
  contactTexts,
} from '@hub/contract/changes/contact-texts';
import { isMobileNumber } from '@hub/domain';
import { contactRelations } from '@hub/domain/contacts/check-contact';
import { contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
import { useState } from 'react';
import { useServices } from '../../lib/react.ts';
import { sentHref } from '../../parts/transaction/sent-links.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ChoiceCards } from '../../ui/form/choice/choice-cards.tsx';
import { TickField } from '../../ui/form/choice/tick-field.tsx';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { MobileField } from '../../ui/form/text/mobile-field.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './changes.module.css';
import { type ContactValues, checkContactForm, kindOf, requestedOf } from './contact-values.ts';
import { useContactFault, useRefreshChanges } from './queries.ts';

const relations = contactRelations.map((id) => ({ id, name: contactRelationTexts[id] }));

/** What is changed, to what, and whose it is. */
export function ContactForm({ state }: { state: ContactState }) {
  const { api } = useServices();
  const navigation = useNavigation();
  const refresh = useRefreshChanges();
  const { folioNo } = state;
  const now = { CHANGEMOBILE: state.maskedMobile, CHANGEEMAIL: state.maskedEmail } as const;
  const initial: ContactValues = {
    kind: contactChangeKinds.find((kind) => now[kind] !== null) ?? '',
    value: '',
    relation: 'SE',
    consent: false,
  };
  const form = useHubForm({
    rules: (typed: ContactValues) => checkContactForm(typed, folioNo),
    initial,
    async onSubmit(requested, options) {
      await api.call(changeContact, requested, options);
    },
    onSent() {
      refresh();
      navigation.go(sentHref({ what: 'change', purpose: 'contact', folio: folioNo }), { replace: true });
    },
  });
  const { values } = form;
  const kind = kindOf(values);
  // Asked when it was left, or when a number is whole: not of every letter.
  const [left, setLeft] = useState('');
  const typed = values.value;
  const isDone = left === typed || (kind === 'CHANGEMOBILE' && isMobileNumber(typed));
  const fault = useContactFault(isDone ? requestedOf(values, folioNo) : null);
  const said = kind !== null && fault !== null ? contactFaultText(kind, fault) : null;
  if (initial.kind === '') {
    return (
      <Card>
        <EmptyState title="No contact is registered" text={contactTexts.noOld('CHANGEMOBILE')} />
      </Card>
    );
  }
  return (
    <Form form={form}>
      <div className="stack one-column page-width gap-16">
        <Card title="Change" className="stack one-column gap-16">
          <KindField form={form} now={now} />
          <ValueField form={form} said={said} onLeft={setLeft} />
          <FormField form={form} name="relation" label="Whose it is">
            {(field) => (
              <SelectField
                {...field}
                isRequired
                options={relations}
                hint="One mobile number or e-mail address serves one PAN, unless the family shares it."
              />
            )}
          </FormField>
        </Card>
        <WhatFollows days={state.days} />
        <FormField form={form} name="consent" label="Consent">
          {(field) => <TickField {...field} statement="The investor has asked for this change." />}
        </FormField>
        <div className="stack gap-8">
          <SubmitButton form={form} size="large" wide>
            Send to the investor
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

interface KindFieldProps {
  form: HubForm<ContactValues>;
  now: Readonly<Record<(typeof contactChangeKinds)[number], string | null>>;
}

const KindField = ({ form, now }: KindFieldProps) => (
  <FormField form={form} name="kind" label="What is changed">
    {(field) => (
      <ChoiceCards
        {...field}
        isRequired
        onChange={(next) => {
          field.onChange(next);
          form.set('value', '');
        }}
        choices={contactChangeKinds.map((one) => ({
          id: one,
          name: contactKindTexts[one].title,
          line:
            now[one] === null
              ? 'None is registered: the first one is registered with the registrar’s form.'
              : `Now ${now[one]}`,
          isDisabled: now[one] === null,
        }))}
      />
    )}
  </FormField>
);

interface ValueFieldProps {
  form: HubForm<ContactValues>;
  said: string | null;
  onLeft: (value: string) => void;
}

function ValueField({ form, said, onLeft }: ValueFieldProps) {
  return kindOf(form.values) === 'CHANGEEMAIL' ? (
    <FormField form={form} key="email" name="value" label={contactKindTexts.CHANGEEMAIL.label}>
      {(field) => (
        <TextField
          {...field}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="off"
          error={field.error ?? said}
          onBlur={() => {
            field.onBlur();
            onLeft(field.value);
          }}
        />
      )}
    </FormField>
  ) : (
    <FormField form={form} key="mobile" name="value" label={contactKindTexts.CHANGEMOBILE.label}>
      {(field) => (
        <MobileField
          {...field}
          isRequired
          error={field.error ?? said}
          onBlur={() => {
            field.onBlur();
            onLeft(field.value);
          }}
        />
      )}
    </FormField>
  );
}

const WhatFollows = ({ days }: Pick<ContactState, 'days'>) => (
  <Card title="What follows">
    <ul className={`soft ${styles.list}`}>
      <li>The investor gets a link, and a code at the present and at the new contact.</li>
      <li>
        Once confirmed, nothing can be redeemed or switched for {days} days, and the contact cannot be changed
        again.
      </li>
      <li>Purchases, SIPs and plans that run already go on.</li>
    </ul>
  </Card>
);
