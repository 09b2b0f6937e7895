import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { formatDate, formatNav } from '@hub/domain';
import { withAmount } from '@hub/domain/applications/started-draft';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import { useEffect, useState } from 'react';
import { SchemeField } from '../../../../parts/scheme/scheme-field.tsx';
import { AmountField } from '../../../../ui/form/amount/amount-field.tsx';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import type { Option } from '../../../../ui/form/field/option.ts';
import { checkedAmountLimits } from '../../terms/amount-limits.ts';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
import { Advice } from './advice.tsx';
import { orderFactsOf } from './order-facts.ts';
import { PlanQuestions } from './plan-questions.tsx';

const amounts = { lumpsum: ['5000', '10000', '25000', '100000'], sip: ['1000', '2500', '5000', '10000'] };
const modes = payModes.map((mode) => ({ id: mode, name: payModeTexts[mode] }));

/** What is bought, how much, and who advised. */
export function SchemeStep() {
  const form = useApplicationForm();
  const { draft, facts, change, saveNow } = form;
  const [found, setFound] = useState<Option | null>(null);
  const kind = draft.kind === 'sip' ? 'sip' : 'lumpsum';
  const order = orderFactsOf(form);
  const scheme = order?.scheme?.code === draft.order.schemeCode ? order.scheme : null;
  const isAlone = scheme !== null && scheme.option !== 'IDCW';
  // Growth pays nothing out: there is nothing to choose.
  useEffect(() => {
    if (isAlone)
      change((old) => (old.order.idcw === 'Z' ? old : { ...old, order: { ...old.order, idcw: 'Z' } }));
  }, [isAlone, change]);
  return (
    <>
      <FormQuestion path="order.schemeCode" label="Scheme">
        {({ value, onChange: _typed, ...field }) => (
          <SchemeField
            {...field}
            takes={kind === 'sip' ? 'sip' : 'fresh'}
            value={value === '' ? null : (found ?? { id: value, name: scheme?.name ?? value })}
            hint={
              scheme?.nav &&
              `${scheme.category} · NAV ${formatNav(scheme.nav.value)} as on ${formatDate(scheme.nav.day)}`
            }
            onChange={(option) => {
              setFound(option);
              change((old) => ({
                ...old,
                order: { ...old.order, schemeCode: option?.id ?? '', idcw: null },
              }));
              if (option !== null) void saveNow();
            }}
          />
        )}
      </FormQuestion>
      {scheme?.option === 'IDCW' && <Payouts canReinvest={scheme.canReinvest} />}
      <FormQuestion path="order.amount" label={kind === 'sip' ? 'Amount of each instalment' : 'Amount'}>
        {(field) => (
          <AmountField
            {...field}
            limits={checkedAmountLimits(kind, scheme === null ? null : order, draft.order.frequency ?? '')}
            quickAmounts={amounts[kind]}
            onChange={(amount) => change((old) => withAmount(old, amount))}
          />
        )}
      </FormQuestion>
      {kind === 'sip' ? (
        <PlanQuestions />
      ) : (
        <FormQuestion path="order.payMode" label="Paid by" isChoice>
          {(field) => <ChipChoice {...field} layout="even" chips={modes} />}
        </FormQuestion>
      )}
      {facts.order !== null && <Advice />}
    </>
  );
}

const Payouts = ({ canReinvest }: { canReinvest: boolean }) => (
  <FormQuestion path="order.idcw" label="IDCW payouts" isChoice>
    {(field) => (
      <ChoiceCards
        {...field}
        choices={[
          ...(canReinvest ? [{ id: 'Y', name: dividendOptions.Y, line: 'Buys more units' }] : []),
          { id: 'N', name: dividendOptions.N, line: 'Paid to the bank account' },
        ]}
      />
    )}
  </FormQuestion>
);
