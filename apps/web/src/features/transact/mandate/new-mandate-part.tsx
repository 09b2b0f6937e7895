import { mandateFieldTexts, newMandateTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import { channelTexts } from '@hub/contract/mandates/mandate-texts';
import { formatDate, formatRupees } from '@hub/domain';
import type { BankFacts } from '@hub/domain/orders/facts/order-facts';
import { useState } from 'react';
import { ExistingVpaField } from '../../../parts/person/existing-vpa-field.tsx';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { FoldedLine } from '../send/folded-line.tsx';
import { accountOptions, shortAccount } from '../terms/account-options.ts';
import { limitText, proposalFor } from '../terms/as-ordered.ts';
import type { PartProps } from '../terms/part-props.ts';
import { startAfter } from '../terms/plan-starts-offered.ts';

/** The mandate that goes with the SIP by the same link: its limit and its end are proposed. */
export function NewMandatePart(props: PartProps) {
  const { form, folio, folioNo } = props;
  const { newMandate } = form.values;
  const bank = folio.banks.find(({ key }) => key === newMandate.account);
  return (
    <div className="stack one-column gap-12 pad-12-16 sunk round">
      <AccountPart {...props} bank={bank} />
      <LimitPart {...props} />
      <FormField form={form} name="newMandate.channel" label={mandateFieldTexts.channel}>
        {(field) => (
          <ChipChoice
            {...field}
            isRequired
            hint={field.value === '' ? undefined : channelTexts[field.value].about}
            chips={(bank?.channels ?? []).map((channel) => ({
              id: channel,
              name: channelTexts[channel].name,
            }))}
            onChange={(id) => {
              const channel = bank?.channels.find((one) => one === id) ?? '';
              field.onChange(channel);
              settle(props, { ...newMandate, channel });
            }}
          />
        )}
      </FormField>
      {newMandate.channel === 'upi' && (
        <FormField form={form} name="newMandate.vpa" label={mandateFieldTexts.vpa}>
          {(field) => <ExistingVpaField {...field} folioNo={folioNo} />}
        </FormField>
      )}
      <EndPart {...props} />
      <p className="mute text-note">
        {newMandate.channel === 'paper' ? newMandateTexts.paperNote : newMandateTexts.note}
      </p>
    </div>
  );
}

/**
 * After another way to approve: UPI Autopay lets a SIP begin sooner than a bank that has to answer first, and what was
 * said of the way before is over.
 */
function settle(props: PartProps, newMandate: PartProps['form']['values']['newMandate']) {
  const { form } = props;
  form.set('startsOn', startAfter(props, { ...form.values, newMandate }));
  for (const name of ['newMandate.vpa', 'newMandate.limit'] as const)
    if (form.errorAt(name) !== null) void form.recheck(name);
}

function AccountPart(props: PartProps & { bank: BankFacts | undefined }) {
  const { form, folio, bank } = props;
  const [isOpen, setOpen] = useState(false);
  const banks = folio.banks.filter(({ channels }) => channels.length > 0);
  const isWrong = form.errorAt('newMandate.account') !== null;
  if (bank !== undefined && !isOpen && !isWrong) {
    const text = newMandateTexts.account(bank.bank, shortAccount(bank.maskedAccount));
    if (banks.length === 1) return <p className="strong">{text}</p>;
    return <FoldedLine text={text} changes={newMandateTexts.change.account} onChange={() => setOpen(true)} />;
  }
  return (
    <FormField form={form} name="newMandate.account" label={mandateFieldTexts.account}>
      {(field) => (
        <SelectField
          {...field}
          isRequired
          options={accountOptions({ banks })}
          placeholder="Choose a registered account"
          onChange={(account) => {
            const { newMandate } = form.values;
            const offered = banks.find(({ key }) => key === account)?.channels ?? [];
            const channel = offered.find((one) => one === newMandate.channel) ?? offered[0] ?? '';
            field.onChange(account);
            form.set('newMandate.channel', channel);
            settle(props, { ...newMandate, account, channel });
          }}
        />
      )}
    </FormField>
  );
}

function LimitPart(props: PartProps) {
  const { form } = props;
  const { limit, highest } = proposalFor(props, form.values);
  const hasAmount = form.values.amount !== '';
  const hint =
    highest === null
      ? newMandateTexts.twice
      : newMandateTexts.covers(formatRupees(highest, { decimals: 'some' }));
  return (
    <FormField form={form} name="newMandate.limit" label={mandateFieldTexts.limit}>
      {(field) => (
        <AmountField
          {...field}
          isRequired
          value={field.value ?? (hasAmount ? limitText(limit) : '')}
          hint={field.value === null && hasAmount ? hint : mandateFieldTexts.limitHint}
        />
      )}
    </FormField>
  );
}

function EndPart(props: PartProps) {
  const { form } = props;
  const [isOpen, setOpen] = useState(false);
  const proposed = proposalFor(props, form.values).endsOn;
  const { endsOn } = form.values.newMandate;
  const shown = endsOn ?? proposed.toString();
  if (!isOpen && shown !== '' && form.errorAt('newMandate.endsOn') === null) {
    return (
      <FoldedLine
        text={newMandateTexts.period(formatDate(Temporal.PlainDate.from(shown)))}
        changes={newMandateTexts.change.endsOn}
        onChange={() => setOpen(true)}
      />
    );
  }
  return (
    <FormField form={form} name="newMandate.endsOn" label={mandateFieldTexts.endsOn}>
      {(field) => (
        <DateField {...field} isRequired value={field.value ?? shown} hint={mandateFieldTexts.endsOnHint} />
      )}
    </FormField>
  );
}
