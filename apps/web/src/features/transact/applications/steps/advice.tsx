import { foldedTexts } from '@hub/contract/applications/application-texts';
import { adviceTexts } from '@hub/contract/orders/send-texts';
import { useEffect } from 'react';
import { CheckBox } from '../../../../ui/form/choice/check-box.tsx';
import { SelectField } from '../../../../ui/form/select/select-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { isWithin } from '../../terms/order-values.ts';
import { FieldError } from '../form/field-error.tsx';
import { Folded } from '../form/folded.tsx';
import { isWrongAt, useApplicationForm } from '../form/form-context.ts';
import { FormQuestion } from '../form/form-question.tsx';

/** Who advised: an EUIN, or the investor's word that nobody did. Who advised last, or the only one, is one line. */
export function Advice() {
  const form = useApplicationForm();
  const { facts, now, change, draft } = form;
  const today = now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  const euins = facts.order?.distributor.euins ?? [];
  const good = euins.filter(({ validFrom, validTo }) => isWithin(validFrom, validTo, today));
  const last = good.find((one) => one.euin === facts.advice?.euin);
  const usual = last ?? (good.length === 1 ? good[0] : undefined);
  const usualSubArn = last === undefined ? '' : (facts.advice?.subArn ?? '');
  const { euin, isExecutionOnly, subArn } = draft.advice;
  const isTaken = usual !== undefined && euin === '' && !isExecutionOnly;
  useEffect(() => {
    if (isTaken && usual !== undefined)
      change((old) => ({
        ...old,
        advice: { ...old.advice, euin: usual.euin, subArn: old.advice.subArn || usualSubArn },
      }));
  }, [isTaken, usual, usualSubArn, change]);
  const advisor = good.find((one) => one.euin === euin);
  // It is taken in a moment: it is not asked for until then.
  if (isTaken) return null;
  const text = advisor && [advisor.name, `EUIN ${euin}`, subArn || adviceTexts.noSubArn].join(' · ');
  return (
    <Folded
      text={text ?? ''}
      changes={foldedTexts.advisor}
      isWrong={isExecutionOnly || isWrongAt(form, (field) => field.startsWith('advice.'))}
    >
      <AdviceFields good={good} />
    </Folded>
  );
}

interface AdviceFieldsProps {
  good: readonly { readonly euin: string }[];
}

function AdviceFields({ good }: AdviceFieldsProps) {
  const { facts, change, draft } = useApplicationForm();
  const euins = facts.order?.distributor.euins ?? [];
  const { isExecutionOnly } = draft.advice;
  const isGood = (euin: string) => good.some((one) => one.euin === euin);
  return (
    <>
      {!isExecutionOnly && (
        <FormQuestion path="advice.euin" label="Advised by (EUIN)">
          {(field) => (
            <SelectField
              {...field}
              options={euins.map((one) => ({
                id: one.euin,
                name: `${one.name} · ${one.euin}`,
                isDisabled: !isGood(one.euin),
                line: isGood(one.euin) ? undefined : 'Not valid today',
              }))}
            />
          )}
        </FormQuestion>
      )}
      <div data-field="advice.isExecutionOnly">
        <CheckBox
          label="Execution only: no one advised the investor"
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
