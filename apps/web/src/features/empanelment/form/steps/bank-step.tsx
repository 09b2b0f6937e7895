import { accountTypes } from '@hub/domain/empanelment/empanelment-form';
import { useState } from 'react';
import { IfscField } from '../../../../parts/reference/ifsc-field.tsx';
import { type BranchOption, unreadBranch } from '../../../../parts/reference/ifsc-search.ts';
import { ChipChoice } from '../../../../ui/form/choice/chip-choice.tsx';
import { FormField } from '../../../../ui/form/state/form-field.tsx';
import { TextField } from '../../../../ui/form/text/text-field.tsx';
import { accountTypeTexts } from '../parts/answer-texts.ts';
import { StepFormBox } from '../parts/step-form-box.tsx';
import type { StepProps } from '../parts/step-props.ts';
import { useStepForm } from '../parts/use-step-form.ts';

const types = accountTypes.map((id) => ({ id, name: accountTypeTexts[id] }));

/** Where the brokerage is paid. */
export function BankStep(props: StepProps) {
  const { detail, goBack } = props;
  const { record, branch } = detail;
  const first = record.constitution === 'individual' ? 'savings' : 'current';
  const form = useStepForm(props, 'bank', detail.form.bank ?? { ifsc: '', account: '', accountType: first });
  const [found, setFound] = useState<BranchOption | null>(null);
  const existing = branch && [branch.bank, branch.branch, branch.city].filter(Boolean).join(' · ');
  const isSaved = form.values.bank.ifsc === detail.form.bank?.ifsc;
  return (
    <StepFormBox form={form} goBack={goBack}>
      <FormField form={form} name="bank.ifsc" label="IFSC or branch">
        {({ value, onChange, ...field }) => (
          <IfscField
            {...field}
            hint={
              found?.line ??
              (isSaved && existing ? existing : 'Type the IFSC from a cheque, or bank and place')
            }
            isRequired
            value={value === '' ? null : (found ?? { id: value, name: value, branch: unreadBranch(value) })}
            onChange={(option) => {
              setFound(option);
              onChange(option?.branch.ifsc ?? '');
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="bank.account" label="Account number">
        {({ onChange, ...field }) => (
          <TextField
            {...field}
            inputMode="numeric"
            autoComplete="off"
            hint={`In the name of ${record.name}. Your brokerage is paid here.`}
            isRequired
            onChange={(typed) => onChange(typed.replace(/\D/g, ''))}
          />
        )}
      </FormField>
      <FormField form={form} name="bank.accountType" label="Type of account">
        {({ value, onChange, ...field }) => (
          <ChipChoice
            {...field}
            layout="even"
            chips={types}
            isRequired
            value={value}
            onChange={(id) => onChange(accountTypes.find((one) => one === id) ?? first)}
          />
        )}
      </FormField>
    </StepFormBox>
  );
}
