import { payModeTexts } from '@hub/contract/orders/order-kinds';
import { formatDate, formatNav } from '@hub/domain';
import { payModes } from '@hub/domain/orders/terms/any-terms';
import { dividendOptions } from '@hub/domain/orders/terms/order-codes';
import { useEffect, useState } from 'react';
import { SchemeField } from '../../../../parts/scheme/scheme-field.tsx';
import { AmountField } from '../../../../ui/form/amount/amount-field.tsx';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { ChoiceCards } from '../../../../ui/form/choice/choice-cards.tsx';
import type { Option } from '../../../../ui/form/field/option.ts';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { checkedAmountLimits } from '../../terms/amount-limits.ts';
import { isWithin } from '../../terms/order-values.ts';
import { FieldError } from '../form/field-error.tsx';
import { useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';
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

/** Who advised: an EUIN, or the investor's word that nobody did. */
function Advice() {
  const { facts, now, change, draft } = useApplicationForm();
  const today = now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  const euins = facts.order?.distributor.euins ?? [];
  const good = euins.filter(({ validFrom, validTo }) => isWithin(validFrom, validTo, today));
  const only = good.length === 1 ? good[0]?.euin : undefined;
  const { euin, isExecutionOnly } = draft.advice;
  useEffect(() => {
    if (only !== undefined && euin === '' && !isExecutionOnly)
      change((old) => ({ ...old, advice: { ...old.advice, euin: only } }));
  }, [only, euin, isExecutionOnly, change]);
  return (
    <>
      {!isExecutionOnly && (
        <FormQuestion path="advice.euin" label="EUIN of who advised">
          {(field) => (
            <SelectField
              {...field}
              options={euins.map((one) => ({
                id: one.euin,
                name: `${one.name} · ${one.euin}`,
                isDisabled: !good.includes(one),
                line: good.includes(one) ? undefined : 'Not valid today',
              }))}
            />
          )}
        </FormQuestion>
      )}
      <div data-field="advice.isExecutionOnly">
        <CheckBox
          label="Execution only: nobody advised the investor"
          checked={isExecutionOnly}
          onChange={(event) => {
            const isOnly = event.currentTarget.checked;
            change((old) => ({
              ...old,
              advice: { ...old.advice, isExecutionOnly: isOnly, euin: isOnly ? '' : old.advice.euin },
            }));
          }}
        />
        <FieldError path="advice.isExecutionOnly" />
      </div>
      <FormQuestion path="advice.subArn" label="Sub-ARN" isOptional>
        {(field) => <TextField {...field} placeholder="ARN-12345" />}
      </FormQuestion>
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
