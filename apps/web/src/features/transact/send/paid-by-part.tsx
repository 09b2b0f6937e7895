import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { paidByTexts } from '@hub/contract/orders/send-texts';
import { formatRupees } from '@hub/domain';
import type { MandateFacts } from '@hub/domain/orders/facts/order-facts';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { useState } from 'react';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { accountOptions, shortAccount } from '../terms/account-options.ts';
import { defaultAccount } from '../terms/order-values.ts';
import type { PartProps } from '../terms/part-props.ts';
import { FoldedLine } from './folded-line.tsx';

const modes = payModes.map((mode) => ({ value: mode, text: payModeTexts[mode] }));

/** How a lumpsum is paid: a mandate is debited, or the investor pays when confirming. */
export function PaidByPart(props: PartProps) {
  const { form, folio, orderFacts } = props;
  const { payMode, mandate } = form.values;
  const approved = orderFacts.mandates.filter(({ status }) => status === 'APPROVED');
  const [first] = approved;
  const chosen = approved.find(({ id }) => id === mandate) ?? first;
  const debit = ({ id, accountKey }: MandateFacts) => {
    form.set('payMode', 'otm');
    form.set('mandate', id);
    form.set('account', accountKey);
  };
  const byHand = () => {
    form.set('payMode', 'netbanking');
    form.set('account', defaultAccount(folio));
  };
  const mandateName =
    approved.length === 1 && first
      ? paidByTexts.ofAccount(shortAccount(first.maskedAccount))
      : paidByTexts.mandate;
  const isDebited = payMode === 'otm';
  return (
    <div className="stack one-column gap-8">
      {first !== undefined && (
        <Field
          label={paidByTexts.label}
          group={() => (
            <Segmented
              label={paidByTexts.label}
              value={isDebited ? 'mandate' : 'investor'}
              options={[
                { value: 'mandate', text: mandateName },
                { value: 'investor', text: paidByTexts.investor },
              ]}
              onChange={(by) => (by === 'mandate' && chosen ? debit(chosen) : byHand())}
            />
          )}
        />
      )}
      {isDebited ? <ByMandate {...props} approved={approved} onChoose={debit} /> : <ByInvestor {...props} />}
    </div>
  );
}

interface ByMandateProps extends PartProps {
  approved: readonly MandateFacts[];
  onChoose: (mandate: MandateFacts) => void;
}

function ByMandate({ form, approved, onChoose }: ByMandateProps) {
  const chosen = approved.find(({ id }) => id === form.values.mandate);
  const options = approved.map(({ id, bank, maskedAccount, limit }) => ({
    id,
    name: `${bank} ${shortAccount(maskedAccount)}`,
    line: `Up to ${formatRupees(limit, { decimals: 0 })} per debit`,
  }));
  return (
    <FormField form={form} name="mandate" label={paidByTexts.whichMandate}>
      {(field) =>
        approved.length > 1 || chosen === undefined || field.error !== null ? (
          <SelectField
            {...field}
            isRequired
            options={options}
            placeholder="Choose a mandate"
            onChange={(id) => {
              const next = approved.find((one) => one.id === id);
              if (next) onChoose(next);
            }}
          />
        ) : (
          <p className="mute text-note">
            {paidByTexts.byMandate(formatRupees(chosen.limit, { decimals: 0 }))}
          </p>
        )
      }
    </FormField>
  );
}

function ByInvestor({ form, folio }: PartProps) {
  const { payMode, account } = form.values;
  const [isOpen, setOpen] = useState(false);
  const options = accountOptions(folio);
  const from = options.find(({ id }) => id === account);
  const isWrong = form.errorAt('payMode') !== null || form.errorAt('account') !== null;
  if (!isOpen && !isWrong && from !== undefined) {
    const text = paidByTexts.byInvestor(payModeTexts[payMode].replace(/^N(?=et )/, 'n'), from.name);
    return <FoldedLine text={text} changes={paidByTexts.change} onChange={() => setOpen(true)} />;
  }
  return (
    <div className="stack one-column gap-12 pad-12-16 sunk round">
      <FormField form={form} name="payMode" label={paidByTexts.how}>
        {({ label, value, error, onChange }) => (
          <Field
            label={label}
            error={error}
            group={() => (
              <Segmented
                label={label}
                value={value === 'otm' ? 'netbanking' : value}
                options={modes}
                onChange={onChange}
              />
            )}
          />
        )}
      </FormField>
      <FormField form={form} name="account" label={paidByTexts.from}>
        {(field) => (
          <SelectField {...field} isRequired options={options} placeholder="Choose a registered account" />
        )}
      </FormField>
    </div>
  );
}
