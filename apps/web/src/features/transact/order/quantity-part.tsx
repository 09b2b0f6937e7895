import { onlyAllText, quantityTexts as texts, upToText } from '@hub/contract/orders/words/quantity-texts';
import { formatRupees, milliUnits, parseTypedMoney, parseTypedUnits, writeUnits } from '@hub/domain';
import type { SaleFigures, SellLeg } from '@hub/domain/orders/preview/order-preview';
import { soldLimits } from '@hub/domain/orders/preview/sell-units';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { UnitsField } from '../../../ui/form/amount/units-field.tsx';
import { ChoiceCards } from '../../../ui/form/choice/choice-cards.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import { Field } from '../../../ui/form/field/field.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { OrderValues } from '../terms/order-values.ts';
import type { PartProps } from '../terms/part-props.ts';

type SoldKind = 'redeem' | 'switch';

/** What is known of the units that may leave; null until the scheme is chosen. */
const sellOf = ({ preview }: PartProps): SellLeg | null =>
  preview !== null && 'sell' in preview ? preview.sell : null;

const saleChoice = (id: OrderValues['by'], name: string, sale: SaleFigures | null) => ({
  id,
  name,
  ...(sale && { line: texts.sale(sale), figure: formatRupees(sale.proceeds, { decimals: 2 }) }),
});

/** All units, those that bear no load, or so much: each with what is paid out. */
function choicesOf(kind: SoldKind, sell: SellLeg | null) {
  const { all, unloaded, mostAmount } = sell?.offers ?? { all: null, unloaded: null, mostAmount: null };
  const upTo = mostAmount === null ? onlyAllText(kind) : upToText(kind, { amount: mostAmount });
  return [
    saleChoice('all', texts.all, all),
    ...(unloaded === null ? [] : [saleChoice('unloaded', texts.unloaded(unloaded.units), unloaded)]),
    { id: 'amount', name: texts.some, ...(all !== null && { line: upTo }) },
  ];
}

const measures = [
  { value: 'amount', text: texts.amount },
  { value: 'units', text: texts.units },
] as const;

/** How much leaves. What bears an exit load is a choice, not a surprise. */
export function QuantityPart(props: PartProps) {
  const { form } = props;
  const kind: SoldKind = props.kind === 'switch' ? 'switch' : 'redeem';
  const sell = sellOf(props);
  const { by } = form.values;
  return (
    <>
      <FormField form={form} name="by" label={texts.label}>
        {(field) => (
          <ChoiceCards
            {...field}
            isRequired
            choices={choicesOf(kind, sell)}
            value={by === 'units' ? 'amount' : by}
            onChange={(id) => field.onChange(id as OrderValues['by'])}
          />
        )}
      </FormField>
      {(by === 'amount' || by === 'units') && <SomePart {...props} kind={kind} sell={sell} by={by} />}
    </>
  );
}

interface SomePartProps extends Pick<PartProps, 'form' | 'facts'> {
  kind: SoldKind;
  sell: SellLeg | null;
  by: 'amount' | 'units';
}

/** An amount has its limit in rupees, units have theirs in units. */
function SomePart({ form, facts, kind, sell, by }: SomePartProps) {
  const free = sell && milliUnits(sell.units.free + sell.units.loaded);
  const most = sell?.offers.mostAmount ?? null;
  const amount = parseTypedMoney(form.values.amount);
  const units = parseTypedUnits(form.values.units);
  const overAmount = most !== null && amount !== null && amount > most && upToText(kind, { amount: most });
  const overUnits = free !== null && units !== null && units > free && upToText(kind, { units: free });
  return (
    <>
      <Field
        label={texts.in}
        group={() => (
          <Segmented
            label={texts.in}
            value={by}
            options={measures}
            onChange={(measure) => form.set('by', measure)}
          />
        )}
      />
      {by === 'amount' ? (
        <FormField form={form} name="amount" label={texts.amount}>
          {(field) => (
            <AmountField
              {...field}
              error={field.error ?? (overAmount || null)}
              isRequired
              limits={(facts?.scheme && soldLimits(kind, facts.scheme)) ?? undefined}
            />
          )}
        </FormField>
      ) : (
        <FormField form={form} name="units" label={texts.units}>
          {(field) => (
            <UnitsField
              {...field}
              error={field.error ?? (overUnits || null)}
              isRequired
              available={free === null ? undefined : writeUnits(free)}
            />
          )}
        </FormField>
      )}
    </>
  );
}
