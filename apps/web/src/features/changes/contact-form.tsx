import { brand } from 'virtual:brand';
import { type ContactState, changeContact } from '@hub/contract/calls/transact/transact-contact';
import {
  bothContactsTitle,
  contactKindTexts,
  contactRelationTexts,
  contactTexts,
} from '@hub/contract/changes/contact-texts';
import { contactRelations } from '@hub/domain/contacts/check-contact';
import { contactChangeKinds } from '@hub/domain/orders/terms/flow-steps';
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
import { Card } from '../../ui/layout/card.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import styles from './changes.module.css';
import { ContactPartField } from './contact-part-field.tsx';
import {
  ALL_LOST,
  BOTH,
  type ContactRules,
  type ContactValues,
  checkContactForm,
  formParts,
  NONE_LOST,
} from './contact-values.ts';
import { useRefreshChanges } from './queries.ts';

const relations = contactRelations.map((id) => ({ id, name: contactRelationTexts[id] }));

const maskedOf = ({ maskedMobile, maskedEmail }: ContactState) => ({
  CHANGEMOBILE: maskedMobile,
  CHANGEEMAIL: maskedEmail,
});

/** Sent once, and then the result of the send takes the place of the form. */
function useContactForm(state: ContactState) {
  const { api } = useServices();
  const navigation = useNavigation();
  const refresh = useRefreshChanges();
  const { folioNo, takesForeign } = state;
  const now = maskedOf(state);
  const registered = contactChangeKinds.filter((kind) => now[kind] !== null);
  const rules: ContactRules = {
    folioNo,
    registered,
    takesForeign,
    phone: brand.support.phones[0]?.number ?? '',
  };
  const form = useHubForm({
    rules: (typed: ContactValues) => checkContactForm(typed, rules),
    initial: {
      kind: registered[0] ?? '',
      value: '',
      also: '',
      relation: 'SE',
      lost: NONE_LOST,
      consent: false,
    },
    async onSubmit(requested, options) {
      await api.call(changeContact, requested, options);
    },
    onSent() {
      refresh();
      navigation.go(sentHref({ what: 'change', purpose: 'contact', folio: folioNo }), { replace: true });
    },
  });
  return { form, rules, now };
}

/** What is changed, to what, and whose it is. */
export function ContactForm({ state }: { state: ContactState }) {
  const { form, rules, now } = useContactForm(state);
  if (rules.registered.length === 0) {
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
          {formParts(form.values).map(({ name, kind }) => (
            <ContactPartField key={`${kind} ${name}`} form={form} name={name} kind={kind} rules={rules} />
          ))}
          <FormField form={form} name="relation" label="Whose it is">
            {(field) => (
              <SelectField
                {...field}
                isRequired
                options={relations}
                hint="A mobile number or e-mail address can be used for one PAN only, unless the family shares it."
              />
            )}
          </FormField>
          <LostField form={form} now={now} />
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

interface FieldProps {
  form: HubForm<ContactValues>;
  now: ReturnType<typeof maskedOf>;
}

function KindField({ form, now }: FieldProps) {
  const isBothThere = contactChangeKinds.every((kind) => now[kind] !== null);
  const one = contactChangeKinds.map((kind) => ({
    id: kind as string,
    name: contactKindTexts[kind].title,
    line:
      now[kind] === null
        ? 'None is registered: use the registrar’s form to register the first one.'
        : `Now ${now[kind]}`,
    isDisabled: now[kind] === null,
  }));
  const both = { id: BOTH, name: bothContactsTitle, line: 'With one link', isDisabled: false };
  return (
    <FormField form={form} name="kind" label="What is changed">
      {(field) => (
        <ChoiceCards
          {...field}
          isRequired
          onChange={(next) => {
            field.onChange(next);
            form.set('value', '');
            form.set('also', '');
            form.set('lost', NONE_LOST);
          }}
          choices={isBothThere ? [...one, both] : one}
        />
      )}
    </FormField>
  );
}

/** A lost number cannot get a code: another registered contact does, and where none is left there is the paper form. */
function LostField({ form, now }: FieldProps) {
  const { lost } = contactTexts;
  const changed = formParts(form.values).map(({ kind }) => kind);
  const chosen = contactChangeKinds.find((kind) => kind === form.values.lost);
  const instead = contactChangeKinds.find((kind) => kind !== chosen && now[kind] !== null);
  return (
    <FormField form={form} name="lost" label={lost.question}>
      {(field) => (
        <SelectField
          {...field}
          options={[
            { id: NONE_LOST, name: lost.yes },
            ...changed.map((kind) => ({ id: kind as string, name: lost.one(kind) })),
            { id: ALL_LOST, name: lost.all },
          ]}
          hint={chosen && instead ? lost.instead(now[instead] ?? '') : undefined}
        />
      )}
    </FormField>
  );
}

const WhatFollows = ({ days }: Pick<ContactState, 'days'>) => (
  <Card title="What happens next">
    <ul className={`soft ${styles.list}`}>
      <li>The investor gets a link, and a code on both the current and the new contact.</li>
      <li>
        Once confirmed, nothing can be redeemed or switched for {days} days, and the contact cannot be changed
        again.
      </li>
      <li>Purchases and running SIPs, STPs and SWPs continue.</li>
    </ul>
  </Card>
);
