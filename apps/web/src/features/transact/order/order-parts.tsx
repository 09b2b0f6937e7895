import {
  dividendOptions,
  formatRupees,
  milliUnits,
  type OrderField,
  orderDefinitions,
  valueAt,
  writeUnits,
} from '@hub/domain';
import type { ReactNode } from 'react';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { ChoiceCards } from '../../../ui/form/choice-cards.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import { UnitsField } from '../../../ui/form/units-field.tsx';
import { AdvicePart } from './advice-part.tsx';
import { checkedAmountLimits } from './amount-limits.ts';
import { LotsCard } from './lots-card.tsx';
import type { OrderValues } from './order-values.ts';
import type { PartProps } from './part-props.ts';
import { HeldSchemePart, SchemePart, TargetPart } from './scheme-parts.tsx';

const quickAmounts = ['5000', '10000', '25000', '100000'];

function AmountPart({ form, facts, kind }: PartProps) {
  return (
    <FormField form={form} name="amount" label="Amount">
      {(field) => (
        <AmountField
          {...field}
          isRequired
          limits={checkedAmountLimits(kind, facts)}
          quickAmounts={quickAmounts}
        />
      )}
    </FormField>
  );
}

const quantities = [
  { value: 'amount', text: 'Amount' },
  { value: 'units', text: 'Units' },
  { value: 'all', text: 'All free units' },
] as const;

/** How much leaves: an amount, units, or all that may leave. */
function QuantityPart({ form, facts, preview }: PartProps) {
  const { by } = form.values;
  const sell = preview === null || preview.kind === 'lumpsum' ? null : preview.sell;
  const free = sell && milliUnits(sell.units.free + sell.units.loaded);
  const nav = sell?.estimatedAt ?? null;
  const worth = free === null || nav === null ? null : valueAt(free, nav.value);
  return (
    <>
      <FormField form={form} name="by" label="How much">
        {({ label, value, error, onChange }) => (
          <Field
            label={label}
            error={error}
            group={() => <Segmented label={label} value={value} options={quantities} onChange={onChange} />}
          />
        )}
      </FormField>
      {by === 'amount' && (
        <FormField form={form} name="amount" label="Amount">
          {(field) => (
            <AmountField
              {...field}
              isRequired
              limits={facts?.scheme?.rules.redemption ?? undefined}
              aside={worth === null ? undefined : `free ${formatRupees(worth, { decimals: 0 })}`}
            />
          )}
        </FormField>
      )}
      {by === 'units' && (
        <FormField form={form} name="units" label="Units">
          {(field) => (
            <UnitsField {...field} isRequired available={free === null ? undefined : writeUnits(free)} />
          )}
        </FormField>
      )}
    </>
  );
}

const accountTypes = { SB: 'Savings', CB: 'Current', NE: 'NRE', NO: 'NRO' } as const;

export function accountOptions({ banks }: PartProps['folio']) {
  return banks.map(({ key, bank, maskedAccount, type, isDefault }) => ({
    id: key,
    // The last digits tell accounts apart: a phone's width must not cut them.
    name: `${bank} ${maskedAccount.replace(/^\*{5,}/, '****')}`,
    line:
      [type && accountTypes[type], isDefault && 'default account'].filter(Boolean).join(', ') || undefined,
  }));
}

function PayoutPart({ form, folio }: PartProps) {
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
function IdcwPart({ form, facts, kind }: PartProps) {
  const bought = kind === 'switch' ? facts?.target : facts?.scheme;
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

export function LotsPart({ preview, kind }: PartProps) {
  if (preview === null || preview.kind === 'lumpsum') return null;
  return <LotsCard sell={preview.sell} receiver={kind === 'redeem' ? 'Investor gets' : 'Moves'} />;
}

/**
 * What asks for a field of the terms; a kind's definition says which there are. How a lumpsum is paid is asked for in
 * its own step, and the three fields about advice are one part.
 */
export const fieldParts: Readonly<Partial<Record<OrderField, (props: PartProps) => ReactNode>>> = {
  schemeCode: (props) =>
    orderDefinitions[props.kind].takesOut ? <HeldSchemePart {...props} /> : <SchemePart {...props} />,
  toSchemeCode: TargetPart,
  amount: AmountPart,
  quantity: QuantityPart,
  idcw: IdcwPart,
  account: (props) => orderDefinitions[props.kind].paysOut && <PayoutPart {...props} />,
  euin: AdvicePart,
};
