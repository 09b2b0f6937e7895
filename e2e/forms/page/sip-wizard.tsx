import { formatRupees, maskNumber, parseTypedMoney } from '@hub/domain';
import { dayText } from '../../../apps/web/src/ui/date/day-text.ts';
import { AmountField } from '../../../apps/web/src/ui/form/amount/amount-field.tsx';
import { ChoiceCards } from '../../../apps/web/src/ui/form/choice/choice-cards.tsx';
import { ConsentField } from '../../../apps/web/src/ui/form/choice/consent-field.tsx';
import { DateField } from '../../../apps/web/src/ui/form/date/date-field.tsx';
import type { Option } from '../../../apps/web/src/ui/form/field/option.ts';
import { SearchSelect } from '../../../apps/web/src/ui/form/select/search-select.tsx';
import { SelectField } from '../../../apps/web/src/ui/form/select/select-field.tsx';
import { FormField } from '../../../apps/web/src/ui/form/state/form-field.tsx';
import { defineWizard } from '../../../apps/web/src/ui/form/steps/define-wizard.ts';
import { IfscCodeField } from '../../../apps/web/src/ui/form/text/ifsc-code-field.tsx';
import { PanField } from '../../../apps/web/src/ui/form/text/pan-field.tsx';
import { TextField } from '../../../apps/web/src/ui/form/text/text-field.tsx';
import { VpaField } from '../../../apps/web/src/ui/form/text/vpa-field.tsx';
import { accountTypes, findSchemes, holdings, mandates, nominees } from './sip-choices.ts';
import { hasKyc, noValues, rules, type SipValues } from './sip-rules.ts';

const nameIn = (options: readonly Option[], id: string) => options.find((option) => option.id === id)?.name;
const rupees = (amount: string) => {
  const paise = parseTypedMoney(amount);
  return paise === null ? null : formatRupees(paise);
};

/** The first SIP of somebody who is no client yet. */
export const sipWizard = defineWizard<SipValues>({
  initial: noValues,
  steps: [
    {
      id: 'investor',
      title: 'Investor',
      schema: rules.investor,
      render: (form) => (
        <FormField form={form} name="pan" label="PAN">
          {(field) => <PanField {...field} />}
        </FormField>
      ),
      answers: ({ pan }) => [{ label: 'PAN', text: maskNumber(pan) }],
    },
    {
      id: 'kyc',
      title: 'KYC',
      when: (values) => !hasKyc(values),
      schema: rules.kyc,
      render: (form) => (
        <FormField form={form} name="birthDate" label="Date of birth">
          {(field) => <DateField {...field} max="2026-11-16" />}
        </FormField>
      ),
      answers: ({ birthDate }) => [{ label: 'Date of birth', text: dayText(birthDate) }],
    },
    {
      id: 'holders',
      title: 'Holders',
      schema: rules.holders,
      render: (form) => (
        <>
          <FormField form={form} name="holding" label="Mode of holding">
            {(field) => <ChoiceCards {...field} choices={holdings} />}
          </FormField>
          {form.values.holding === 'joint' && (
            <FormField form={form} name="secondPan" label="PAN of the second holder">
              {(field) => <PanField {...field} />}
            </FormField>
          )}
        </>
      ),
      answers: ({ holding, secondPan }) => [
        { label: 'Mode of holding', text: nameIn(holdings, holding) },
        ...(holding === 'joint' ? [{ label: 'Second holder', text: maskNumber(secondPan) }] : []),
      ],
    },
    {
      id: 'bank',
      title: 'Bank account',
      schema: rules.bank,
      render: (form) => (
        <>
          <FormField form={form} name="ifsc" label="IFSC">
            {(field) => <IfscCodeField {...field} />}
          </FormField>
          <FormField form={form} name="account" label="Account number">
            {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" />}
          </FormField>
          <FormField form={form} name="accountType" label="Type of account">
            {(field) => <SelectField {...field} options={accountTypes} />}
          </FormField>
        </>
      ),
      answers: ({ ifsc, account, accountType }) => [
        { label: 'IFSC', text: ifsc },
        { label: 'Account number', text: maskNumber(account) },
        { label: 'Type of account', text: nameIn(accountTypes, accountType) },
      ],
    },
    {
      id: 'nominee',
      title: 'Nominee',
      schema: rules.nominee,
      render: (form) => (
        <>
          <FormField form={form} name="nominee" label="Nominee">
            {(field) => <ChoiceCards {...field} choices={nominees} />}
          </FormField>
          {form.values.nominee === 'add' && (
            <FormField form={form} name="nomineeName" label="Name of the nominee">
              {(field) => <TextField {...field} autoComplete="off" />}
            </FormField>
          )}
        </>
      ),
      answers: ({ nominee, nomineeName }) => [
        { label: 'Nominee', text: nominee === 'add' ? nomineeName : nameIn(nominees, nominee) },
      ],
    },
    {
      id: 'scheme',
      title: 'Scheme',
      schema: rules.scheme,
      render: (form) => (
        <FormField form={form} name="scheme" label="Scheme">
          {(field) => (
            <SearchSelect
              {...field}
              searchKey={['schemes']}
              search={findSchemes}
              nothingFound="No schemes match"
            />
          )}
        </FormField>
      ),
      answers: ({ scheme }) => [{ label: 'Scheme', text: scheme?.name }],
    },
    {
      id: 'plan',
      title: 'Amount and date',
      schema: rules.plan,
      render: (form) => (
        <>
          <FormField form={form} name="amount" label="Amount">
            {(field) => <AmountField {...field} quickAmounts={['1000', '5000', '10000']} />}
          </FormField>
          <FormField form={form} name="start" label="First instalment">
            {(field) => <DateField {...field} min="2026-11-17" max="2036-12-31" />}
          </FormField>
        </>
      ),
      answers: ({ amount, start }) => [
        { label: 'Amount', text: rupees(amount) },
        { label: 'First instalment', text: dayText(start) },
      ],
    },
    {
      id: 'mandate',
      title: 'Mandate',
      schema: rules.mandate,
      render: (form) => (
        <>
          <FormField form={form} name="mandate" label="Instalments are paid by">
            {(field) => <ChoiceCards {...field} choices={mandates} />}
          </FormField>
          {form.values.mandate === 'upi' && (
            <FormField form={form} name="vpa" label="UPI ID">
              {(field) => <VpaField {...field} />}
            </FormField>
          )}
        </>
      ),
      answers: ({ mandate, vpa }) => [
        { label: 'Instalments are paid by', text: nameIn(mandates, mandate) },
        ...(mandate === 'upi' ? [{ label: 'UPI ID', text: vpa }] : []),
      ],
    },
    {
      id: 'consent',
      title: 'Consent',
      schema: rules.consent,
      render: (form) => (
        <FormField form={form} name="consent" label="Consent of the investor">
          {(field) => (
            <ConsentField
              {...field}
              version="2026-11"
              text={
                <p>Mutual fund investments are subject to market risks. Read all scheme related documents.</p>
              }
              statement="The investor has read this and asks for the SIP"
            />
          )}
        </FormField>
      ),
      answers: ({ consent }) => [{ label: 'Consent', text: consent && `Given, version ${consent.version}` }],
    },
  ],
  review: { title: 'Review', submit: 'Send to the investor' },
});
