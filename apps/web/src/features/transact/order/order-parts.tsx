import { everyTexts } from '@hub/contract/orders/words/plan-texts';
import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import { orderDefinitions } from '@hub/domain/orders/terms/order-definitions';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { SelectField } from '../../../ui/form/select/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { accountOptions } from '../terms/account-options.ts';
import { checkedAmountLimits } from '../terms/amount-limits.ts';
import type { OrderValues } from '../terms/order-values.ts';
import type { PartProps } from '../terms/part-props.ts';
import styles from './order-form.module.css';

const quickAmounts = ['5000', '10000', '25000', '100000'];
const planAmounts = ['1000', '2500', '5000', '10000'];

export function AmountPart({ form, facts, kind }: PartProps) {
  const { frequency, move } = form.values;
  const isPlan = orderDefinitions[kind].plan === 'registers';
  // What the scheme gains decides.
  if (kind !== 'sip' && isPlan && move === 'appreciation') return null;
  const label = isPlan && frequency !== '' ? `Amount ${everyTexts[frequency]}` : 'Amount';
  return (
    <FormField form={form} name="amount" label={label} className={isPlan ? styles.large : undefined}>
      {(field) => (
        <AmountField
          {...field}
          isRequired
          limits={checkedAmountLimits(kind, facts, frequency)}
          quickAmounts={isPlan ? planAmounts : quickAmounts}
        />
      )}
    </FormField>
  );
}

export function PayoutPart({ form, folio }: PartProps) {
  return (
    <FormField form={form} name="account" label="Pay to">
      {(field) => (
        <SelectField
          {...field}
          isRequired
          options={accountOptions(folio)}
          placeholder="Choose a registered account"
        />
      )}
    </FormField>
  );
}

/** Asked only where the scheme that is bought pays out. */
export function IdcwPart({ form, facts, kind }: PartProps) {
  const bought = orderDefinitions[kind].fields.includes('toSchemeCode') ? facts?.target : facts?.scheme;
  if (bought?.option !== 'IDCW') return null;
  const choices = [
    ...(bought.canReinvest ? [{ id: 'Y', name: dividendOptions.Y, line: 'Buys more units' }] : []),
    { id: 'N', name: dividendOptions.N, line: 'Paid to the bank account' },
  ];
  return (
    <FormField form={form} name="idcw" label="IDCW payouts">
      {(field) => (
        <ChoiceCards
          {...field}
          isRequired
          choices={choices}
          value={field.value}
          onChange={(id) => field.onChange(id as OrderValues['idcw'])}
        />
      )}
    </FormField>
  );
}
