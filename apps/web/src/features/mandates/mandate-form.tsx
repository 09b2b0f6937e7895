import type { addMandate, MandateFactsWire, RegisteredMandate } from '@hub/contract/calls/mandates/mandates';
import { mandateFieldTexts as words } from '@hub/contract/mandates/fields/mandate-field-texts';
import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { useRef } from 'react';
import { useServices } from '../../lib/react.ts';
import { ExistingVpaField } from '../../parts/person/existing-vpa-field.tsx';
import { sentHref } from '../../parts/transaction/sent-links.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { AmountField } from '../../ui/form/amount/amount-field.tsx';
import { ChoiceCards } from '../../ui/form/choice/choice-cards.tsx';
import { TickField } from '../../ui/form/choice/tick-field.tsx';
import { DateField } from '../../ui/form/date/date-field.tsx';
import { Form } from '../../ui/form/state/form.tsx';
import { FormField } from '../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../ui/form/state/use-hub-form.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { endingText } from './ending-text.ts';
import { checkMandateForm, findingsOf, initialValues, type MandateValues } from './form-values.ts';
import styles from './mandate-form.module.css';
import { useRefreshMandates } from './queries.ts';

interface MandateFormProps {
  folioNo: string;
  title: string;
  facts: MandateFactsWire;
  repairs: string | null;
  call: typeof addMandate;
}

const quickLimits = ['10000', '25000', '50000', '100000'];
const contactsOf = ({ mobile, email }: MandateFactsWire): string =>
  [mobile, email].filter((one) => one !== null).join(' and ');

/** Account, way to approve, limit and period of a new mandate. */
export function MandateForm({ folioNo, title, facts, repairs, call }: MandateFormProps) {
  const { api } = useServices();
  const navigation = useNavigation();
  const refresh = useRefreshMandates();
  const sent = useRef<RegisteredMandate>(null);
  const of = { folioNo, repairs, facts };
  const form = useHubForm({
    rules: (typed: MandateValues) => checkMandateForm(typed, of),
    initial: initialValues(facts),
    within: 'terms',
    async onSubmit(requested, options) {
      sent.current = await api.call(call, requested, options);
    },
    onSent() {
      refresh();
      const { id = '' } = sent.current ?? {};
      navigation.go(sentHref({ what: 'mandate', folio: folioNo, id }), { replace: true });
    },
  });
  const { values } = form;
  const note = `${facts.investor.name} · Folio ${folioNo}`;
  if (facts.accounts.length === 0) {
    return (
      <>
        <PageHeader title={title} note={note} back />
        <Card>
          <EmptyState
            title="This folio has no bank account for a mandate"
            text="Register a bank account with its IFSC in the folio first."
          />
        </Card>
      </>
    );
  }
  return (
    <>
      <PageHeader title={repairs === null ? title : 'Register the mandate again'} note={note} back />
      <Form form={form}>
        <div className="stack one-column page-width gap-16">
          <AccountCard form={form} facts={facts} folioNo={folioNo} />
          <LimitCard form={form} today={facts.today} />
          <Warnings values={values} of={of} />
          <Consent form={form} />
          <div className="stack gap-8">
            <SubmitButton form={form} size="large" wide>
              {values.channel === 'paper' ? 'Make the form' : 'Send to the client'}
            </SubmitButton>
            {values.channel !== 'paper' && contactsOf(facts) !== '' && (
              <p className="mute to-middle">The link to approve goes to {contactsOf(facts)}.</p>
            )}
          </div>
        </div>
      </Form>
    </>
  );
}

interface AccountCardProps {
  form: HubForm<MandateValues>;
  facts: MandateFactsWire;
  folioNo: string;
}

function AccountCard({ form, facts, folioNo }: AccountCardProps) {
  const { values } = form;
  const account = facts.accounts.find(({ key }) => key === values.account);
  return (
    <Card title="Account" className="stack one-column gap-16">
      <FormField form={form} name="account" label={words.account}>
        {(field) => (
          <ChoiceCards
            {...field}
            isRequired
            choices={facts.accounts.map(({ key, bank, maskedAccount, channels }) => ({
              id: key,
              name: `${bank} ${endingText(maskedAccount)}`,
              line: channels.length === 0 ? words.takesNone : 'Registered in the folio',
            }))}
          />
        )}
      </FormField>
      <FormField form={form} name="channel" label={words.channel}>
        {(field) => (
          <ChoiceCards
            {...field}
            isRequired
            choices={mandateChannels.map((channel) => {
              const isOffered = account?.channels.includes(channel) ?? false;
              return {
                id: channel,
                name: channelTexts[channel].name,
                line: isOffered ? channelTexts[channel].about : words.notOffered,
                isDisabled: !isOffered,
              };
            })}
          />
        )}
      </FormField>
      {values.channel === 'upi' && (
        <FormField form={form} name="vpa" label={words.vpa}>
          {(field) => <ExistingVpaField {...field} folioNo={folioNo} />}
        </FormField>
      )}
    </Card>
  );
}

interface LimitCardProps {
  form: HubForm<MandateValues>;
  today: string;
}

function LimitCard({ form, today }: LimitCardProps) {
  return (
    <Card title="Limit and period" className="stack one-column gap-16">
      <FormField form={form} name="limit" label={words.limit}>
        {(field) => <AmountField {...field} isRequired quickAmounts={quickLimits} hint={words.limitHint} />}
      </FormField>
      <div className={`stack gap-16 ${styles.days}`}>
        <FormField form={form} name="startsOn" label={words.startsOn}>
          {(field) => <DateField {...field} isRequired min={today} />}
        </FormField>
        <FormField form={form} name="endsOn" label={words.endsOn}>
          {(field) => <DateField {...field} isRequired hint={words.endsOnHint} />}
        </FormField>
      </div>
    </Card>
  );
}

const Consent = ({ form }: { form: HubForm<MandateValues> }) => (
  <FormField form={form} name="consent" label="Consent">
    {(field) => (
      <TickField {...field} statement="The client has asked for this mandate and knows its limit." />
    )}
  </FormField>
);

function Warnings({ values, of }: { values: MandateValues; of: Parameters<typeof findingsOf>[1] }) {
  const warnings = findingsOf(values, of).filter(({ level }) => level === 'warn');
  return warnings.length === 0 ? null : (
    <Card aria-label="Good to know" className="stack one-column gap-16">
      {warnings.map(({ code, title: what, why, fix }) => (
        <div key={code}>
          <p className="strong">{what}</p>
          <p>
            {why} {fix}
          </p>
        </div>
      ))}
    </Card>
  );
}
